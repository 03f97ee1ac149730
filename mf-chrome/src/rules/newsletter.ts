import { messages } from 'shared-lib/rules/validation/messages'
import { isEmail, normalEmail } from 'shared-lib/rules/validation/rules/email'

interface Signup {
  readonly email: string
  readonly tcConsent: boolean
}

/** Message by field; a field without one is fine. */
export type SignupProblems = { readonly [Field in keyof Signup]?: string }

function emailProblem(email: string) {
  if (email.trim() === '') return messages.required
  return isEmail(normalEmail(email)) ? undefined : messages.email
}

/** Faults that stop the newsletter form from being sent. */
export function signupProblems({ email, tcConsent }: Signup): SignupProblems {
  const problem = emailProblem(email)
  return {
    ...(problem !== undefined && { email: problem }),
    ...(!tcConsent && { tcConsent: messages.terms }),
  }
}
