import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { normalPhone } from 'shared-lib/rules/phone/phone-number'

// Numbers a person answers. In Portugal 30x (VOIP) are nomadic; 6xx, 7xx and 8xx are services, never a visitor's own.
const portugueseTypes: readonly (string | undefined)[] = ['MOBILE', 'FIXED_LINE', 'VOIP']

/**
 * A visitor's own number as E.164, or undefined when it cannot be called. Numbers without a calling code are
 * Portuguese. Needs the full numbering plans (libphonenumber metadata), so it runs on the server only.
 */
export function ownPhone(text: string): string | undefined {
  const phone = parsePhoneNumberFromString(normalPhone(text), 'PT')
  if (!phone?.isValid()) return undefined
  if (phone.countryCallingCode === '351' && !portugueseTypes.includes(phone.getType())) return undefined
  return phone.number
}
