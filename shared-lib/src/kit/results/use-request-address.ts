import { useEffect, useState } from 'react'
import { sessionDraft } from '../form/draft'
import { type Flow, nextStep, type RawAnswers } from '../funnel/flow'
import { stepAddress } from '../funnel/funnel-address'
import { detailsAddress } from './flow-links'

/** Address behind the button of the results: the first question still open, else the contact form; without script always the form. */
export function useRequestAddress(flow: Flow, raw: RawAnswers): string {
  const [personal, setPersonal] = useState<RawAnswers>()
  useEffect(() => setPersonal(sessionDraft(flow.name).read()), [flow.name])
  const open = personal && nextStep(flow, { ...raw, ...personal })
  return open ? stepAddress(flow, open.slug, raw) : detailsAddress(flow, raw)
}
