import { type ReactNode, useRef } from 'react'
import type { WidgetShell } from '../../../contract/define-widget'
import { sessionDraft } from '../../form/draft'
import { callOf } from '../call-texts'
import { consentVersionOf } from '../consent-texts'
import { contactOf } from '../contact-texts'
import { type Flow, readAnswers } from '../flow'
import { checkAnswers, readQuery } from '../funnel-address'
import { journeyAddresses } from '../journey-addresses'
import { type Asked, sentProgress } from '../lead-progress'
import { keepLead } from '../lead-record'
import { sentAnswers } from '../sent-answers'
import { useLeadForm } from './use-lead-form'

/** The row of the results that the call will be about. */
export interface ChosenOffer {
  readonly name: string
  /** Code of the seller, for the event about the choice. */
  readonly provider: string
  /** The offer in the form of the lead, checked by the vertical's own schema. */
  readonly offer: { readonly id: string }
  /** Its difference to today, e.g. `−171 €/ano`. */
  readonly change?: string | undefined
}

/** Sent along because the visitor ticked it: a box of the form, and members of the lead while it is ticked. */
export interface SentAlong {
  readonly box: ReactNode
  body(): Readonly<Record<string, unknown>>
}

interface ContactFormState {
  readonly flow: Flow
  /** All its questions, where `flow` is only its beginning: they come when the form is sent. */
  readonly whole: (() => Promise<Flow>) | undefined
  /** Query string of the page. */
  readonly query: string
  readonly shell: WidgetShell
  readonly request: Asked | undefined
  readonly chosen: ChosenOffer | undefined
  readonly along: SentAlong | undefined
}

/** The lead of a funnel: its answers, the chosen offer and the contact. Once sent, it leads to the contact page. */
export function useContactForm(state: ContactFormState) {
  const { flow, whole, query, shell, request, chosen, along } = state
  const asked = useRef(flow)
  /** Personal answers never were in the address: they come from this visit's draft when the lead is sent. */
  const allTexts = () => ({ ...readQuery(asked.current, query), ...sessionDraft(flow.name).read() })
  return useLeadForm({
    vertical: flow.name,
    consentVersion: consentVersionOf(flow),
    shell,
    leadOf: (texts) => ({
      answers: sentAnswers(asked.current, readAnswers(asked.current, allTexts())),
      ...(chosen && { offer: chosen.offer }),
      ...along?.body(),
      ...contactOf(texts),
    }),
    loadRules: async () => {
      const [rules, loaded] = await Promise.all([
        import(/* webpackChunkName: "contact-rules" */ '../contact.answers'),
        whole?.() ?? flow,
      ])
      asked.current = loaded
      return rules.contactProblems
    },
    onSent: ({ reference, statusUrl }, texts) => {
      keepLead(flow.name, {
        statusUrl,
        firstName: (texts.fullName ?? '').trim().split(/\s+/)[0] ?? '',
        answers: checkAnswers(asked.current, allTexts())
          .flatMap(({ answer }) => answer || [])
          .join(' · '),
        standing: sentProgress({
          reference,
          vertical: flow.name,
          createdAt: new Date().toISOString(),
          offer: chosen?.name ?? null,
          asked: request?.asked,
          change: chosen ? chosen.change : request?.change,
          call: callOf(texts) ?? null,
        }),
      })
      // In place of the form: it is empty now, and a way back to it would ask to send the same once more.
      shell.navigate(journeyAddresses(flow).contact, { replace: true })
    },
  })
}
