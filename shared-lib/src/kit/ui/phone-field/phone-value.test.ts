import { joinPhone, splitPhone } from './phone-value'

const codes = ['351', '34', '39', '1', '1684']

it.each([
  { text: '912 345 678', code: '351', number: '912345678', why: 'national' },
  { text: '+351 912 345 678', code: '351', number: '912345678', why: 'own code' },
  { text: '0034612345678', code: '34', number: '612345678', why: '00 is a plus' },
  { text: '+16847331234', code: '1684', number: '7331234', why: 'the longer code wins' },
  { text: '+999123', code: '351', number: '999123', why: 'an unknown code is left to validation' },
  { text: '351912345678', code: '351', number: '912345678', why: 'a code without a sign' },
  { text: '+351 (0) 912 345 678', code: '351', number: '912345678', why: 'a trunk 0 in brackets' },
  { text: '+3510912345678', code: '351', number: '912345678', why: 'and without' },
  { text: '+351351912345678', code: '351', number: '912345678', why: 'the code twice' },
  { text: '+390612345678', code: '39', number: '0612345678', why: 'of Italy the 0 is part of it' },
  { text: '', code: '351', number: '', why: 'nothing yet' },
])('takes "$text" apart: $why', ({ text, code, number }) =>
  expect(splitPhone(text, codes, '351')).toEqual({ code, number }),
)

it('joins what it took apart', () => {
  expect(joinPhone('351', '912 345 678')).toBe('+351912345678')
  expect(joinPhone('351', ' ')).toBe('')
})
