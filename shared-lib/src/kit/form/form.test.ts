import { toIsoDate } from '../../rules/dates/iso-date'
import { cents } from '../../rules/money/cents'
import { calculatorOf, defineCalculator, loadOf, tagDataOf } from './calculator'
import { wordsOf } from './field-words'
import { choice, count, date, euros, flag, month, optional, percent, when, withDefault } from './fields'
import { defineForm, readTexts } from './form'
import { addressQuery, readAddress } from './form-address'
import { formAttributes, textsOfAttributes } from './form-attributes'
import { bodyOf, readJson } from './form-json'
import { inputSchema } from './form-schema'
import type { InputField } from './input-field'
import { eurosPer } from './period-fields'

const words = { label: 'Campo', description: 'A field.' }
const tenors = [3, 12].map((months) => [months, `${months} meses`] as const)

const form = defineForm({
  price: euros({ ...words, min: 1, max: 10_000 }),
  kind: choice({ ...words, options: { new: 'Nova', used: 'Usada' } }),
  tenor: withDefault(choice({ ...words, options: tenors }), 12),
  spread: optional(percent({ ...words, min: 0, max: 10 })),
  age: when(({ kind }) => kind === 'used', count({ ...words, unit: 'anos', min: 1, max: 99 })),
  insured: flag(words),
})

const texts = { price: '1.234,50', kind: 'used', spread: '0,85', age: '7', insured: 'true' }
const input = { price: 123_450, kind: 'used', tenor: 12, spread: 0.0085, age: 7, insured: true }
const body = { price: 1234.5, kind: 'used', tenor: 12, spread: 0.85, age: 7, insured: true }

describe('a form', () => {
  it('gives rules the same values from texts and from a body', () => {
    expect(readTexts(form, texts)).toEqual({ input })
    expect(readJson(form, body)).toEqual({ input })
    expect(bodyOf(form, input as never)).toEqual(body)
  })

  it('takes what may be left out as left out', () =>
    expect(readTexts(form, { price: '10', kind: 'new', age: '7' })).toEqual({
      input: { price: 1000, kind: 'new', tenor: 12, spread: undefined, age: undefined, insured: false },
    }))

  it('names what is missing and what is wrong, in the order of the form', () =>
    expect(readTexts(form, { kind: 'used', spread: '11', tenor: '4' })).toEqual({
      problems: [
        { field: 'price', message: 'Este campo é obrigatório' },
        { field: 'tenor', message: 'Escolhe uma das opções' },
        { field: 'spread', message: 'Insere um valor entre 0\u00a0% e 10\u00a0%' },
        { field: 'age', message: 'Este campo é obrigatório' },
      ],
    }))

  it.each([
    { body: { price: '10', kind: 'new' }, field: 'price', why: 'a text for a number' },
    { body: { price: 10, kind: 'old' }, field: 'kind', why: 'a choice that there is not' },
    { body: { price: 10, kind: 'used' }, field: 'age', why: 'asked because of another value' },
  ])('refuses $why', ({ body, field }) =>
    expect(readJson(form, body)).toMatchObject({ problems: [{ field }] }),
  )
})

describe('a number with more digits than count', () => {
  it.each([
    { sent: 20_000 / 14, cents: 142_857 },
    { sent: 1.005, cents: 101 },
    { sent: 0.1 + 0.2 + 1, cents: 130 },
  ])('$sent is rounded, never refused with the range that it is in', ({ sent, cents }) => {
    expect(readJson(form, { price: sent, kind: 'new' })).toMatchObject({ input: { price: cents } })
    expect(form.fields.price.parse(String(sent).replace('.', ','))).toBe(cents)
  })

  it('leaves groups of thousands what they are: 250.000 is never 250', () => {
    const least = euros({ ...words, min: 0, max: 1000 })
    const read = ['250.000', '1.000', '1000,004'].map((text) => least.parse(text))
    expect(read).toEqual([undefined, 100_000, undefined])
  })

  it('is described as rounded where the schema describes the number', () =>
    expect(inputSchema(form)).toMatchObject({
      properties: {
        price: { description: 'A field. Rounded to 2 decimals.' },
        spread: { description: 'A field. Rounded to 3 decimals.' },
        age: { type: 'integer', description: 'A field.' },
      },
    }))
})

describe('an address', () => {
  it('is the same for the same inputs, without what is taken anyway', () => {
    const query = 'price=1234%2C5&kind=used&spread=0%2C85&age=7&insured=true'
    expect(addressQuery(form, { ...texts, tenor: '12' })).toBe(query)
    expect(readTexts(form, readAddress(form, query))).toEqual({ input })
  })

  it('keeps what is wrong, so that nothing typed is lost, and drops what does not apply', () =>
    expect(addressQuery(form, { price: 'muito', kind: 'new', age: '7' })).toBe('price=muito&kind=new'))

  it('reads another name of an option as that option, so that its control shows it', () => {
    const kind = form.fields.kind
    const parse: typeof kind.parse = (text) => kind.parse(text.toLowerCase())
    const lenient = defineForm({ kind: { ...kind, parse } })
    expect(readAddress(lenient, 'kind=USED')).toEqual({ kind: 'used' })
    expect(readAddress(lenient, 'kind=none')).toEqual({ kind: 'none' })
  })

  it('lets in no unknown names and no long texts', () =>
    expect(readAddress(form, `price=1&price=2&more=3&kind=${'x'.repeat(201)}`)).toEqual({ price: '2' }))
})

describe('a field', () => {
  const read = <Value>(field: InputField<Value>, text: string) => field.parse(text)

  it.each([
    ...['3/2024', '03/2024', '2024-03'].map((text) => ({ text, value: '2024-03' })),
    ...['13/2024', '2024'].map((text) => ({ text, value: undefined })),
  ])('reads the month $text', ({ text, value }) => {
    expect(read(month(words), text)).toBe(value)
    if (value) expect(wordsOf(month(words), value)).toBe('03/2024')
  })

  it.each([
    { text: '29/02/2024', value: '2024-02-29' },
    { text: '2024-02-29', value: '2024-02-29' },
    { text: '29/02/2025', value: undefined },
  ])('reads the day $text', ({ text, value }) => expect(read(date(words), text)).toBe(value))

  it.each([
    { text: '0,1', value: 0.001 },
    { text: '3,498', value: 0.03498 },
    { text: '3,4981', value: 0.03498 },
    { text: '9.4321', value: 0.09432 },
  ])('reads the rate $text without binary noise', ({ text, value }) =>
    expect(read(percent({ ...words, min: 0, max: 10 }), text)).toBe(value),
  )
})

it('is a closed schema whose members say what they are', () =>
  expect(inputSchema(form)).toMatchObject({
    required: ['price', 'kind'],
    additionalProperties: false,
    properties: {
      price: { type: 'number', minimum: 1, maximum: 10_000 },
      tenor: { enum: [3, 12], default: 12 },
      insured: { type: 'boolean', default: false },
    },
  }))

it.each([
  { why: 'a word once', field: count({ ...words, unit: 'anos', min: 1, max: 40 }), said: '1 e 40 anos' },
  { why: 'a sign at both ends', field: euros({ ...words, min: 0, max: 5000 }), said: '0 € e 5.000 €' },
  { why: 'a year as it is written', field: count({ ...words, min: 2000, max: 2100 }), said: '2000 e 2100' },
])('names the ends of a range: $why', ({ field, said }) =>
  expect(field.invalid.replaceAll('\u00a0', ' ')).toBe(`Insere um valor entre ${said}`),
)

it.each([
  ['meses', ['12 meses', '12 mês', '12 me\u0302s', '12mes', '１２ meses.'], ['12 anos', '12 m', '12/mês']],
  ['anos', ['12 anos', '12 ano'], ['12 meses', '12 a']],
  ['kWh', ['12 kWh', '12kwh', '12 KWH,'], ['12 k', '12 MWh', '12 kWh/mês']],
])('a number of %s takes its unit, also of one', (unit, takes, refuses) => {
  const field = count({ ...words, unit, min: 0, max: 100 })
  expect(takes.filter((text) => field.parse(text) !== 12)).toEqual([])
  expect(refuses.filter((text) => field.parse(text) !== undefined)).toEqual([])
})

const others = ['300 eur / mês.', '≈ 300 p/ mês', '300 euros mensais']
const monthly = ['300 €/mês', '300€/mes', '300 € por mês', ...others]
const yearly = ['300 €/ano', '300 por ano', '~300 € / ano', '300 anuais', '300 euros ao ano']
it.each([
  ['Prestação por mês', monthly, yearly, 'valor por mês entre'],
  ['Mensalidade', monthly, yearly, 'valor por mês entre'],
  ['Total do ano', yearly, monthly, 'valor por ano entre'],
  ['Seguro anual', yearly, monthly, 'valor por ano entre'],
  ['Plano', [], [...monthly, ...yearly, '±300'], 'valor entre'],
])('an amount "%s" takes its own period behind it and no other', (label, takes, refuses, asks) => {
  const field = eurosPer({ label, min: 0, max: 5000 })
  expect(takes.filter((text) => field.parse(text) !== 30_000)).toEqual([])
  expect(refuses.filter((text) => field.parse(text) !== undefined)).toEqual([])
  expect(field.invalid).toContain(asks)
})

it('is filled in by attributes that are named after it', () => {
  expect(Object.keys(formAttributes(form))).toEqual(['price', 'kind', 'tenor', 'spread', 'age', 'insured'])
  const attributes = { price: 1234.5, kind: 'used', spread: 0.85, age: 7, insured: true, heading: 'Olá' }
  expect(readTexts(form, textsOfAttributes(form, attributes))).toEqual({ input })
})

it('takes days and months as a calendar of the CMS writes them', () => {
  const age = count({ ...words, min: 0, max: 9 })
  const dated = defineForm({ since: month(words), until: date(words), age })
  expect(formAttributes(dated)).toMatchObject({ since: { dated: 'month' }, until: { dated: 'day' } })
  const attributes = { since: '2026-11-01 00:00', until: '2026-11-27 00:00', age: 7 }
  const input = { since: '2026-11', until: '2026-11-27', age: 7 }
  expect(readTexts(dated, textsOfAttributes(dated, attributes))).toEqual({ input })
  expect(readTexts(dated, textsOfAttributes(dated, input))).toEqual({ input })
})

describe('a calculator', () => {
  // Invented: a price that changes with the day and a kind that is refused.
  const calculator = defineCalculator({
    form,
    title: 'Sample',
    description: 'A sample.',
    limits: ['Nada mais.'],
    examples: [],
    output: { type: 'object' },
    calculate: ({ price, kind }, today) =>
      kind === 'used'
        ? { problems: [{ field: 'kind', message: 'Só novas' }] }
        : { result: { price: today < '2026-01-01' ? price : cents(price * 2) } },
  })
  const today = '2026-11-21'
  const load = (query: string) => loadOf(calculator)({ path: '/simuladores/exemplo', query, today })

  it('has each of its fields in one section', () => {
    const build = (names: readonly ('a' | 'b')[]) => () => {
      const form = defineForm({ a: flag(words), b: flag(words) }, [{ names }])
      defineCalculator({ ...calculator, form, calculate: () => ({ result: {} }) })
    }
    expect(build(['a'])).toThrow('b stands in no one section')
    expect(build(['a', 'b', 'a'])).toThrow('a stands in no one section')
    expect(build(['a', 'b'])).not.toThrow()
  })

  it('asks before anything is filled in', () => expect(load('utm_source=x')).toEqual({ kind: 'empty' }))

  it('reports what is missing from a form that was sent, not from a link that fills some in', () => {
    expect(load('kind=new')).toEqual({ kind: 'empty' })
    expect(load('price=&tenor=12&spread=&kind=new')).toMatchObject({ problems: [{ field: 'price' }] })
    expect(load('price=5&tenor=12&spread=')).toMatchObject({ problems: [{ field: 'kind' }] })
  })

  it('answers an address, a tag and a program alike', () => {
    const [attributes, result] = [{ price: 10, kind: 'new' }, { price: 2000 }]
    expect(load('price=10&kind=new')).toEqual({ kind: 'result', result })
    expect(tagDataOf(calculator)({ attributes, today })).toEqual({ kind: 'result', result })
    expect(calculatorOf(calculator).calculate(attributes, today)).toEqual({ result })
  })

  it('names what is wrong, found by the form or by the rules', () => {
    expect(load('price=muito&kind=new')).toMatchObject({ kind: 'problems', problems: [{ field: 'price' }] })
    const problems = [{ field: 'kind', message: 'Só novas' }]
    expect(load('price=10&kind=used&age=2')).toEqual({ kind: 'problems', problems })
  })

  it('returns then and now when a shared link is older than the law', () => {
    expect(load('price=10&kind=new&em=2025-06-01')).toMatchObject({
      result: { price: 2000 },
      earlier: { on: toIsoDate('2025-06-01'), result: { price: 1000 } },
    })
    for (const same of ['2026-02-01', '2099-01-01', 'ontem'])
      expect(load(`price=10&kind=new&em=${same}`)).not.toHaveProperty('earlier')
  })
})
