import { type FormEvent, useEffect, useRef, useState } from 'react'
import { trapField } from 'shared-lib/kit/form/trap-field'
import { type SignupProblems, signupProblems } from '../../rules/newsletter'
import { signUp } from './newsletter.api'

type Status = 'idle' | 'pending' | 'success' | 'error'

/** State of a newsletter form. It outlives the form on screen, so that a closed window loses nothing. */
export function useNewsletter(apiUrl: string, consentVersion: string) {
  const [email, setEmail] = useState('')
  const [tcConsent, setTcConsent] = useState(false)
  const [shown, setShown] = useState<SignupProblems>({})
  const [refused, setRefused] = useState<string>()
  const [status, setStatus] = useState<Status>('idle')
  const [nextStep, setNextStep] = useState('')
  const form = useRef<HTMLFormElement>(null)
  const thanks = useRef<HTMLDivElement>(null)
  const sending = useRef(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: focus moves when the problems change, and only then
  useEffect(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus(), [shown])
  // A mistake goes as soon as its field is right; what the host alone refuses, once the address changes.
  const now = signupProblems({ email, tcConsent })
  const ofEmail = now.email ?? (email === refused && shown.email)
  const problems: SignupProblems = {
    ...(shown.email && ofEmail && { email: ofEmail }),
    ...(shown.tcConsent && now.tcConsent && { tcConsent: now.tcConsent }),
  }
  useEffect(() => {
    // The button that had focus is gone with the form.
    if (status === 'success') thanks.current?.focus()
  }, [status])

  const send = async (trap: string) => {
    setStatus('pending')
    const outcome = await signUp(apiUrl, { email: email.trim(), trap, consentVersion })
    if (outcome.kind === 'sent') return setStatus('success')
    setStatus(outcome.kind === 'refused' ? 'idle' : 'error')
    if (outcome.kind !== 'refused') return setNextStep(outcome.nextStep)
    setRefused(email)
    setShown(outcome.problems)
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (sending.current) return
    const found = signupProblems({ email, tcConsent })
    setShown(found)
    if (Object.keys(found).length > 0) return setStatus('idle')
    sending.current = true
    const trap = String(new FormData(event.currentTarget).get(trapField.name) ?? '')
    void send(trap).finally(() => {
      sending.current = false
    })
  }
  return { email, setEmail, tcConsent, setTcConsent, problems, status, nextStep, form, thanks, submit }
}

export type Newsletter = ReturnType<typeof useNewsletter>
