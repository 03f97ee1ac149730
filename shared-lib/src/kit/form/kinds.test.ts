import fc from 'fast-check'
import { forAll } from '../../../testing/for-all'
import { toIsoDate } from '../../rules/dates/iso-date'
import { wordsOf } from './field-words'
import { choice, choices, count, date, decimal, euros, flag, month, optional, percent, tick } from './fields'
import { defineForm, type Fields, readTexts } from './form'
import { bodyOf, readJson } from './form-json'
import { inputSchema } from './form-schema'
import { group } from './group'
import type { InputField } from './input-field'
import { list } from './list'
import { birthDate, nif, phone } from './person-fields'
import { postalCode, postalPrefix } from './postal-fields'
import { onDay } from './refusals'
import { samplesOf } from './samples'
import { textField } from './text-field'
import { textOf } from './text-of'
import { plate } from './vehicle-fields'

const words = { label: 'Campo' }
const today = toIsoDate('2026-11-21')

const loan = {
  amount: euros({ label: 'Em dívida', min: 1, max: 100_000 }),
  months: count({ label: 'Meses', min: 1, max: 480 }),
  rate: optional(percent({ label: 'Taxa', min: 0, max: 30 })),
  bank: optional(
    textField(
      { label: 'Banco' },
      { invalid: 'Não é um nome', samples: ['Banco Um'], parse: (text) => text || undefined },
    ),
  ),
}

const kinds: Fields = {
  euros: euros({ ...words, min: 200, max: 500_000 }),
  percent: percent({ ...words, min: 0, max: 10 }),
  count: count({ ...words, min: 1, max: 40, unit: 'anos' }),
  decimal: decimal({ ...words, min: 0.001, max: 1, decimals: 6, unit: '€/kWh' }),
  choice: choice({ ...words, options: { a: 'A', b: 'B' } }),
  mixed: choice({
    ...words,
    options: [
      [1, 'Um'],
      [true, 'Sim'],
      ['unknown', 'Não sei'],
    ],
  }),
  choices: choices({ ...words, options: { a: 'A', b: 'B', c: 'C' } }),
  ages: list({ ...words, of: count({ label: 'Idade', min: 0, max: 30 }), most: 3 }),
  debts: list({ ...words, of: euros({ label: 'Dívida', min: 0, max: 90_000 }), most: 5 }),
  loans: list({ ...words, of: group({ label: 'Crédito', fields: loan }), most: 5 }),
  flag: flag(words),
  tick: tick(words),
  month: month(words),
  date: date(words),
  plate: plate(words),
  nif: nif(words),
  phone: phone(words),
  born: birthDate(words),
  postalCode: postalCode(words),
  postalPrefix: postalPrefix(words),
}

describe.each(Object.entries(kinds))('a field of the kind %s', (name, field) => {
  const samples = samplesOf(field)

  it('has samples, each of which it takes and writes back the same', () => {
    expect(samples.length).toBeGreaterThan(0)
    for (const text of samples) {
      const value = field.parse(text)
      expect(value).not.toBeUndefined()
      expect(field.parse(field.text(value))).toEqual(value)
      expect(wordsOf(field, value)).not.toMatch(/^$|undefined|object/)
    }
  })

  it('gives a program the same value as a person', () => {
    const form = defineForm({ [name]: field })
    for (const text of samples) {
      const input = { [name]: field.parse(text) }
      expect(readTexts(form, { [name]: text })).toEqual({ input })
      expect(readJson(form, JSON.parse(JSON.stringify(bodyOf(form, input as never))))).toEqual({ input })
    }
    expect(inputSchema(form).properties).toHaveProperty(name)
  })

  it('takes any text without throwing, and what it takes can be written', () =>
    forAll(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
      const value = field.parse(text)
      if (value !== undefined) expect(field.parse(field.text(value))).toEqual(value)
    }))
})

it.each<{ field: InputField<unknown>; text: string; is: unknown }>([
  { field: kinds.euros as InputField<unknown>, text: '250.000', is: 25_000_000 },
  { field: kinds.euros as InputField<unknown>, text: '1 234,56 €', is: 123_456 },
  { field: kinds.plate as InputField<unknown>, text: ' aa 00.bb', is: 'AA-00-BB' },
  { field: kinds.plate as InputField<unknown>, text: 'AAA-00-B', is: undefined },
  { field: kinds.nif as InputField<unknown>, text: '123 456 789', is: '123456789' },
  { field: kinds.nif as InputField<unknown>, text: '123456788', is: undefined },
  { field: kinds.phone as InputField<unknown>, text: '912 345 678', is: '+351912345678' },
  { field: kinds.phone as InputField<unknown>, text: '800 123 456', is: undefined },
  { field: kinds.postalCode as InputField<unknown>, text: '1000001', is: '1000-001' },
  { field: kinds.postalPrefix as InputField<unknown>, text: '4000-123', is: '4000' },
  { field: kinds.decimal as InputField<unknown>, text: '0,1654', is: 0.1654 },
  { field: kinds.decimal as InputField<unknown>, text: '0.165', is: 0.165 },
  { field: kinds.decimal as InputField<unknown>, text: '0,1234567', is: undefined },
  { field: kinds.choices as InputField<unknown>, text: 'c.a.c', is: ['a', 'c'] },
  { field: kinds.choices as InputField<unknown>, text: 'a.x', is: undefined },
  { field: kinds.ages as InputField<unknown>, text: '3_11', is: [3, 11] },
  { field: kinds.ages as InputField<unknown>, text: '3_11_12_13', is: undefined },
  { field: kinds.debts as InputField<unknown>, text: '1.500_200', is: [150_000, 20_000] },
  { field: kinds.date as InputField<unknown>, text: '9999-12-31', is: undefined },
  { field: kinds.date as InputField<unknown>, text: '31/12/1899', is: undefined },
  { field: kinds.date as InputField<unknown>, text: '2199-12-31', is: '2199-12-31' },
  { field: kinds.month as InputField<unknown>, text: '9999-12', is: undefined },
  { field: kinds.tick as InputField<unknown>, text: 'false', is: undefined },
])('reads $text as $is', ({ field, text, is }) => expect(field.parse(text)).toEqual(is))

it('gathers a name that a form without script sent several times, for a field that takes several', () => {
  const given = (name: string, query: string) => textOf(kinds[name], name, new URLSearchParams(query))
  expect(given('ages', 'ages=3&ages=11&ages=')).toBe('3_11')
  expect(given('choice', 'choice=a&choice=b')).toBe('b')
  expect(given('ages', 'choice=a')).toBeUndefined()
})

describe('a birth date', () => {
  const form = defineForm({ born: birthDate(words) })
  it.each([
    { born: '21/11/2008', problems: [] },
    { born: '22/11/2008', problems: ['A idade mínima é 18 anos'] },
    { born: '01/01/2030', problems: ['Insere uma data válida'] },
  ])('$born is answered by $problems', ({ born, problems }) => {
    const reading = onDay(form, readTexts(form, { born }), today)
    expect('problems' in reading ? reading.problems.map(({ message }) => message) : []).toEqual(problems)
  })
})
