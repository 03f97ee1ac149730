import { useEffect } from 'react'
import type { WidgetShell } from '../../../contract/define-widget'
import { sessionDraft } from '../draft'
import { type Flow, nextStep, personalNames } from '../flow'
import { readQuery, stepAddress } from '../funnel-address'

/**
 * Leads a visitor who came to the contact form by a link, or without script until here, to the personal question that
 * is still open: the server does not have its answer. Nothing where a flow asks nothing personal.
 */
export function useMissingAnswers(flow: Flow, query: string, shell: Pick<WidgetShell, 'navigate'>) {
  useEffect(() => {
    if (!flow.steps.some((step) => personalNames(flow, step).length > 0)) return
    const raw = { ...readQuery(flow, query), ...sessionDraft(flow.name).read() }
    const open = nextStep(flow, raw)
    if (open) shell.navigate(stepAddress(flow, open.slug, raw), { replace: true })
  }, [flow, query, shell])
}
