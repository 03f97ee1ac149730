import { isVisitorPhone } from '../phone/phone-number'
import * as rules from './class-validator.facade'
import { messages } from './messages'

/*
 * class-validator's own rules with the words that visitors read; what needs no common words is taken from the facade as it is.
 * Write `Required` first: the first message is the one shown. A field that may stay empty has `IsOptional`.
 */

export const Required = () => rules.IsNotEmpty({ message: messages.required })
export const OneOf = (options: readonly unknown[]) => rules.IsIn(options, { message: messages.choice })
export const TermsAndPrivacy = () => rules.Equals(true, { message: messages.termsAndPrivacy })
/** Quoted local parts are refused, as by `isEmail`, which the newsletter's form can afford. */
export const Email = () => rules.IsEmail({ blacklisted_chars: '"' }, { message: messages.email })

export const Length = (min: number, max: number) =>
  rules.Length(min, max, {
    message: ({ value }) => (String(value).length < min ? messages.minLength(min) : messages.maxLength(max)),
  })

export const Phone = () =>
  rules.ValidateBy({
    name: 'phone',
    validator: {
      validate: (value) => typeof value === 'string' && isVisitorPhone(value),
      defaultMessage: () => messages.phone,
    },
  })
