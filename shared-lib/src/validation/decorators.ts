import { isVisitorPhone } from '../phone/phone-number'
import { messages } from './messages'
import { rule, strictRule } from './rule'
import { isEmail } from './rules/email'
import { hasMaxLength, hasMinLength } from './rules/lengths'
import { isPresent } from './rules/presence'

/*
 * Decorators over the pure rules of `rules/`, for the classes of people who ask for something. Every one but `Required`
 * and the terms passes an empty field, so that an optional field needs no more than its own rule. Write `Required`
 * first: the first message is the one shown.
 */

export const Required = () =>
  strictRule('required', (value) => (isPresent(value) ? undefined : messages.required))

/** Any test with its message: what the others below are, and a rule of one class alone. */
export const Satisfies = (name: string, test: (value: unknown) => boolean, message: string) =>
  rule(name, (value) => (test(value) ? undefined : message))

/** One of the values offered. */
export const OneOf = (options: readonly unknown[]) =>
  Satisfies('one of', (value) => options.includes(value), messages.choice)

export const TermsAndPrivacy = () =>
  strictRule('terms and privacy', (value) => (value === true ? undefined : messages.termsAndPrivacy))

export const Email = () => Satisfies('email', isEmail, messages.email)
export const Phone = () =>
  Satisfies('phone', (value) => typeof value === 'string' && isVisitorPhone(value), messages.phone)

export const MinLength = (length: number) =>
  Satisfies('min length', (value) => hasMinLength(value, length), messages.minLength(length))
export const MaxLength = (length: number) =>
  Satisfies('max length', (value) => hasMaxLength(value, length), messages.maxLength(length))
