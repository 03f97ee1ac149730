import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { WidgetShell } from '../../../contract/define-widget'
import type { LeadProblem } from '../../../rules/validation/problem'
import { sessionDraft } from '../../form/draft'
import { problemsLeft } from '../../form/problems-left'
import { asFormProblems, callOf, callTextProblems } from '../call-texts'
import type { RawAnswers } from '../flow'
import { forgetOpened, noteOpened, signsOf } from '../form-signs'
import { type LeadAnswer, sendLead } from '../lead.api'

/** Rules that may stop a lead from being sent: its faults, in the order of its fields. */
export type LeadRules = (lead: Readonly<Record<string, unknown>>) => readonly LeadProblem[]

interface LeadFormOptions {
  /** The lead's schema in the deployment, e.g. `energy`; the texts kept on this device carry the same name. */
  readonly vertical: string
  /** Campaign of the page, sent with the event. */
  readonly campaign?: string | undefined
  /** Version of the words next to the boxes. */
  readonly consentVersion: string
  readonly shell: WidgetShell
  readonly leadOf: (texts: RawAnswers) => Readonly<Record<string, unknown>>
  /** Loads the rules: they are needed when the form is sent, not before. */
  readonly loadRules: () => Promise<LeadRules>
  /** The server has the lead. The texts are gone from this device by then. */
  readonly onSent: (answer: LeadAnswer, texts: RawAnswers) => void
}

/** Texts of the form: personal, so they stay on this device until they are sent. */
function useKeptTexts(vertical: string) {
  const [texts, setTexts] = useState<RawAnswers>({})
  // A text typed before this ran wins over what an earlier visit left.
  useEffect(() => setTexts((typed) => ({ ...sessionDraft(vertical).read(), ...typed })), [vertical])
  const change = (name: string, text: string) =>
    setTexts((before) => {
      const all = { ...before, [name]: text }
      sessionDraft(vertical).write(all)
      return all
    })
  return { texts, change }
}

/** State of a form about a person: its texts, their problems, and sending one lead however often it is pressed. */
export function useLeadForm(options: LeadFormOptions) {
  const { vertical, campaign, consentVersion, shell, leadOf, loadRules, onSent } = options
  const { texts, change } = useKeptTexts(vertical)
  useEffect(() => noteOpened(vertical), [vertical])
  const [shown, setShown] = useState<readonly LeadProblem[]>([])
  const [tries, setTries] = useState(0)
  /** Once they refused; a fault that only the server finds goes as its field changes. */
  const rules = useRef<LeadRules>(undefined)
  const [status, setStatus] = useState<'idle' | 'pending' | 'error'>('idle')
  const [nextStep, setNextStep] = useState('')
  const sending = useRef(false)

  const fail = (words: string) => {
    setNextStep(words)
    setStatus('error')
  }
  const refuse = (found: readonly LeadProblem[]) => {
    setShown(found)
    setTries(tries + 1)
    setStatus('idle')
  }
  const faults = (check: LeadRules) => [...check(leadOf(texts)), ...callTextProblems(texts, new Date())]
  const check = rules.current
  const problems = check ? problemsLeft(shown, () => faults(check)) : shown
  const edit = (name: string, text: string) => {
    if (!check) setShown((before) => before.filter(({ field }) => field !== name))
    change(name, text)
  }
  const send = async (element: HTMLFormElement) => {
    const loaded = await loadRules().catch(() => undefined)
    if (!loaded) return fail('Não conseguimos carregar o que falta da página. Tenta outra vez.')
    const found = faults(loaded)
    rules.current = found.length > 0 ? loaded : undefined
    if (found.length > 0) return refuse(found)
    setShown([])
    const lead = leadOf(texts)
    const call = callOf(texts)
    const body = { vertical, consentVersion, lead, ...(call && { call }) }
    const outcome = await sendLead(shell.apiUrl, body, signsOf(vertical, element))
    if (outcome.kind === 'failed') return fail(outcome.nextStep)
    if (outcome.kind === 'refused') return refuse(asFormProblems(outcome.problems))
    sessionDraft(vertical).clear()
    forgetOpened(vertical)
    const { reference } = outcome.answer
    shell.emit('lead-submitted', { vertical, reference, ...(campaign && { campaign }) })
    onSent(outcome.answer, texts)
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const element = event.currentTarget
    if (sending.current) return
    sending.current = true
    setStatus('pending')
    setNextStep('')
    await send(element).finally(() => {
      sending.current = false
    })
  }
  const textField = (name: string) => {
    const message = problems.find((problem) => problem.field === name)?.message
    return {
      name,
      value: texts[name] ?? '',
      onChange: (text: string) => edit(name, text),
      ...(message !== undefined && { error: message }),
    }
  }
  const box = (name: string) => ({
    ...textField(name),
    value: texts[name] === 'true',
    onChange: (on: boolean) => edit(name, String(on)),
  })
  return { texts, change: edit, problems, tries, status, nextStep, submit, textField, box }
}

export type LeadFormState = ReturnType<typeof useLeadForm>
