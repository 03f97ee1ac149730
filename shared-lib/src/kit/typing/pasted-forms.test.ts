import { dayReader } from '../../rules/dates/date-formats'
import { namedDate } from '../../rules/dates/named-date'
import { isEmail, normalEmail } from '../../rules/validation/rules/email'
import { date, month } from '../form/date-fields'
import { euros, type Words } from '../form/fields'
import type { InputField } from '../form/input-field'
import { nif, phone } from '../form/person-fields'
import { postalCode, postalPrefix } from '../form/postal-fields'
import { plate } from '../form/vehicle-fields'
import { type Mask, masks } from './masks'
import { pastedForms, wrongForms } from './pasted-forms.testing'
import data from './testing/pasted-forms.json'

// As on a server, where no mask has read a name before.
dayReader.read = namedDate

const words: Words = { label: '' }
const kinds: Readonly<Record<Mask, Pick<InputField<unknown>, 'parse'>>> = {
  phone: phone(words),
  postal: postalCode(words),
  date: date(words),
  month: month(words),
  plate: plate(words),
  nif: nif(words),
  number: euros({ ...words, min: 0, max: 10_000 }),
}
const parsed = (kind: Mask, text: string) => {
  const value = kinds[kind].parse(text) as unknown
  return typeof value === 'number' ? value / 100 : value
}
const each = Object.keys(kinds) as Mask[]
const cases = each.flatMap((kind) =>
  Object.entries(pastedForms[kind]).map(([value, forms]) => ({ kind, value, forms })),
)

it.each(cases)(
  '$kind: every form of $value is read as it, with its mask and without',
  ({ kind, value, forms }) => {
    const is = kind === 'number' ? Number(value) : value
    expect(forms.filter((text) => parsed(kind, text) !== is)).toEqual([])
    expect(forms.filter((text) => parsed(kind, masks[kind](text, '')) !== is)).toEqual([])
  },
)

it.each(cases)('$kind: $value stays itself once it was read', ({ kind, value }) =>
  expect(masks[kind](masks[kind](value, ''), '')).toBe(masks[kind](value, '')),
)

it.each(each)('%s: what is close to a value and none is refused, with its mask too', (kind) => {
  expect(wrongForms[kind].filter((text) => parsed(kind, text) !== undefined)).toEqual([])
  const whole = wrongForms[kind].filter((text) => !/^(12 abc 1990|01\/02\/19901|1000-00A)$/.test(text))
  expect(whole.filter((text) => parsed(kind, masks[kind](text, '')) !== undefined)).toEqual([])
})

it('keeps the area of a postal code, alone or before a street', () => {
  const area = postalPrefix(words)
  expect(
    ['1000', ' 1000 ', '１０００', '1000 Lisboa', ...(pastedForms.postal['1000-001'] ?? [])].map(area.parse),
  ).toEqual(expect.arrayContaining(['1000']))
  expect((pastedForms.postal['1000-001'] ?? []).filter((text) => area.parse(text) !== '1000')).toEqual([])
})

it.each(data.addresses)('reads %j as an address', (text) => {
  expect(normalEmail(text)).toBe('ana@exemplo.pt')
  expect(isEmail(normalEmail(text))).toBe(true)
})
