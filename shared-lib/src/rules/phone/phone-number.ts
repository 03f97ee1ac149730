import { plainCharacters } from '../text/plain-characters'
import { callingCodeOf, isPhoneLength } from './phone-lengths'
import { kindOfPortugueseNumber, portugal } from './portuguese-number'

interface PhoneNumber {
  /** Without `+`, e.g. `351`. */
  readonly callingCode: string
  /** National digits only, e.g. `912345678`. */
  readonly national: string
}

/** What people and programs write before, between and after the digits of a number. */
export const aroundDigits = /^["']?\p{L}[\p{L}.]*|\(0\)|[\s().\-/·_,;:"']/giu

/**
 * A visitor's text → calling code and digits: `912 345 678`, `+351 (0) 912-345-678`, `00351912345678`, `351912345678`.
 * Without `+` or `00` the number is taken as one of `defaultCode`. A calling code written once more before a number that
 * is too long with it is left out. `undefined` when the text holds anything but digits and the usual separators, or
 * starts with a calling code that does not exist. Other lengths are not checked here.
 */
export function parsePhone(text: string, defaultCode: string = portugal): PhoneNumber | undefined {
  const compact = plainCharacters(text).replace(aroundDigits, '').replace(/^00/, '+')
  if (!/^\+?\d+$/.test(compact)) return undefined
  if (!compact.startsWith('+')) return ofCountry(defaultCode, compact)
  const callingCode = callingCodeOf(compact.slice(1))
  return callingCode === undefined ? undefined : ofCountry(callingCode, compact.slice(1 + callingCode.length))
}

/** Without a repeated calling code that makes a number of its country too long, and without a Portuguese trunk 0. */
function ofCountry(callingCode: string, digits: string): PhoneNumber {
  const rest = digits.startsWith(callingCode) ? digits.slice(callingCode.length) : ''
  const isTwice = isPhoneLength(callingCode, rest) && !isPhoneLength(callingCode, digits)
  const national = isTwice ? rest : digits
  return { callingCode, national: callingCode === portugal ? national.replace(/^0(?=\d{9}$)/, '') : national }
}

/** A visitor's text as `+351912345678`; an invalid one is returned unchanged. */
export function normalPhone(text: string): string {
  const phone = parsePhone(text)
  return phone ? toE164(phone) : text
}

/** `+351912345678` */
export const toE164 = ({ callingCode, national }: PhoneNumber): string => `+${callingCode}${national}`

/** Digits in threes, the last group of two to four: `912 345 678`, `555 555 5555`. Also fits a half-typed number. */
export const groupDigits = (digits: string): string => digits.replace(/\d{3}(?=\d{2})/g, '$& ')

/** As people read it: `912 345 678` for Portugal, `+44 712 345 6789` for the rest. */
export const formatPhone = ({ callingCode, national }: PhoneNumber): string =>
  callingCode === portugal ? groupDigits(national) : `+${callingCode} ${groupDigits(national)}`

/**
 * True for a number that can be called back: in Portugal mobile, fixed or nomadic, elsewhere of a length that exists.
 * The full check of the number's plan is the server's.
 */
export function isVisitorPhone(text: string): boolean {
  const phone = parsePhone(text)
  if (phone === undefined) return false
  return phone.callingCode === portugal
    ? ['mobile', 'fixed', 'nomadic'].includes(kindOfPortugueseNumber(phone.national) ?? '')
    : isPhoneLength(phone.callingCode, phone.national)
}
