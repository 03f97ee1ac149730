import { joinPhone, splitPhone } from './phone-value'
import cases from './testing/phone-value.json'

const codes = ['351', '34', '39', '1', '1684']

it.each(cases.phones)('takes "$text" apart: $why', ({ text, code, number }) =>
  expect(splitPhone(text, codes, '351')).toEqual({ code, number }),
)

it('joins what it took apart', () => {
  expect(joinPhone('351', '912 345 678')).toBe('+351912345678')
  expect(joinPhone('351', ' ')).toBe('')
})
