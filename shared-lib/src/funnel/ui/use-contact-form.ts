import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { LeadProblem } from '../../contract/define-micro-frontend'
import type { WidgetShell } from '../../contract/define-widget'
import { consentVersionOf } from '../consent-texts'
import { sessionDraft } from '../draft'
import { type Flow, type RawAnswers, readAnswers } from '../flow'
import { checkAnswers } from '../funnel-address'
import { journeyAddresses } from '../journey-addresses'
import { sendLead } from '../lead.api'
import { keepLead } from '../lead-record'

/** The row of the results that the call will be about. */
export interface ChosenOffer {
  readonly name: string
  /** What the lead says of it, checked by the vertical's own schema. */
  readonly offer: object
}

interface ContactFormState<Answers> {
  readonly flow: Flow<Answers>
  readonly raw: RawAnswers
  readonly shell: WidgetShell
  readonly chosen: ChosenOffer | undefined
}

/** Texts of the form: personal, so they stay on this device until they are sent. */
function useKeptTexts(vertical: string) {
  const [texts, setTexts] = useState<RawAnswers>({})
  // What was typed before this ran wins over what an earlier visit left.
  useEffect(() => setTexts((typed) => ({ ...sessionDraft(vertical).read(), ...typed })), [vertical])
  const change = (name: string, text: string) =>
    setTexts((before) => {
      const all = { ...before, [name]: text }
      sessionDraft(vertical).write(all)
      return all
    })
  return { texts, change }
}

/** What the contact form knows and does: its texts, their problems, and sending one lead however often it is pressed. */
export function useContactForm<Answers>({ flow, raw, shell, chosen }: ContactFormState<Answers>) {
  const { texts, change } = useKeptTexts(flow.name)
  const [problems, setProblems] = useState<readonly LeadProblem[]>([])
  const [status, setStatus] = useState<'idle' | 'pending' | 'error'>('idle')
  const [nextStep, setNextStep] = useState('')
  const sending = useRef(false)

  const fail = (words: string) => {
    setNextStep(words)
    setStatus('error')
  }
  const refuse = (found: readonly LeadProblem[]) => {
    setProblems(found)
    setStatus('idle')
  }
  const send = async () => {
    const lead = {
      answers: readAnswers(flow, raw),
      ...(chosen && { offer: chosen.offer }),
      fullName: texts.fullName ?? '',
      email: texts.email ?? '',
      phone: texts.phone ?? '',
      tcConsent: texts.tcConsent === 'true',
      marketingOptIn: texts.marketingOptIn === 'true',
    }
    const rules = await import(/* webpackChunkName: "contact-rules" */ '../contact.answers').catch(
      () => undefined,
    )
    if (!rules) return fail('Não conseguimos carregar o que falta da página. Tenta outra vez.')
    const found = rules.contactProblems(lead)
    if (found.length > 0) return refuse(found)
    setProblems([])
    const body = { vertical: flow.name, consentVersion: consentVersionOf(flow), lead }
    const outcome = await sendLead(shell.apiUrl, body)
    if (outcome.kind === 'failed') return fail(outcome.nextStep)
    if (outcome.kind === 'refused') return refuse(outcome.problems)
    const { reference, statusUrl } = outcome.answer
    keepLead(flow.name, {
      reference,
      statusUrl,
      asked: checkAnswers(flow, raw)
        .flatMap(({ answer }) => answer || [])
        .join(' · '),
      offer: chosen?.name ?? '',
      firstName: lead.fullName.trim().split(/\s+/)[0] ?? '',
    })
    sessionDraft(flow.name).clear()
    shell.emit('lead-submitted', { vertical: flow.name, reference })
    shell.navigate(journeyAddresses(flow).summary)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (sending.current) return
    sending.current = true
    setStatus('pending')
    setNextStep('')
    await send().finally(() => {
      sending.current = false
    })
  }
  return { texts, change, problems, status, nextStep, submit }
}
