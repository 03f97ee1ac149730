import { groupedWhileTyped } from '../../rules/money/number-mask'
import { aroundDigits, groupDigits } from '../../rules/phone/phone-number'
import { plainCharacters } from '../../rules/text/plain-characters'
import { formatLicencePlate } from '../../rules/validation/rules/licence-plate'
import { normalNif } from '../../rules/validation/rules/nif'
import { normalPostalCode } from '../../rules/validation/rules/postal-code'
import { typedDate } from './typed-date'

/** How a text is shaped while it is typed. `before` is the text that was there. */
type Shape = (text: string, before: string) => string

const postal: Shape = (text) => {
  const [, area = '', street = ''] =
    /^(\d{0,4})(\d{0,3})/.exec(normalPostalCode(text).replace(/\D/g, '')) ?? []
  return street ? `${area}-${street}` : area
}

const phone: Shape = (text) => {
  const plain = plainCharacters(text).replace(/^[^\p{L}\d]*\p{L}[\p{L}.:]*\s*(?=[\d+(])|\(0\)/gu, '')
  const digits = plain.replace(/\D/g, '')
  return /^(\+|00)/.test(plain) || digits.length !== plain.replace(aroundDigits, '').length
    ? plain
    : groupDigits(digits)
}

export const masks = {
  number: groupedWhileTyped,
  postal,
  phone,
  plate: (text: string) => formatLicencePlate(text),
  nif: (text: string) => normalNif(text),
  date: (text: string) => typedDate(text, 'DD/MM/YYYY'),
  month: (text: string) => typedDate(text, 'MM/YYYY'),
} as const satisfies Readonly<Record<string, Shape>>

export type Mask = keyof typeof masks
