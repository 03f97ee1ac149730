import fc from 'fast-check'
import { forAll } from '../../../testing/for-all'
import { toIsoDate } from '../../rules/dates/iso-date'
import { checkFlowLead } from '../funnel/contact.answers'
import { type Flow, type Step, stepProblems } from '../funnel/flow'
import { addressOf, flowParameters, readQuery } from '../funnel/funnel-address'
import { wordsOf } from './field-words'
import { choice, count, date, euros, optional, percent, when } from './fields'
import { defineForm, readTexts } from './form'
import { addressQuery, formParameters, readAddress } from './form-address'
import { bodyOf, readJson } from './form-json'
import { inputSchema } from './form-schema'
import { group } from './group'
import { list } from './list'
import { onDay } from './refusals'
import cases from './testing/group.json'

const debt = group({
  label: 'Crédito',
  fields: {
    amount: euros({ label: 'Em dívida', missing: 'Insere quanto deves', min: 1, max: 100_000 }),
    months: count({ label: 'Meses', min: 1, max: 480, unit: 'meses' }),
    kind: choice({ label: 'Taxa', options: { fixed: 'Fixa', variable: 'Variável' } }),
    rate: when(({ kind }) => kind === 'fixed', percent({ label: 'Taxa', min: 0, max: 30 })),
  },
})
const form = defineForm({ debts: list({ label: 'Que créditos queres juntar?', of: debt, most: 3 }) })
const two = [
  { amount: 120_000, months: 24, kind: 'fixed', rate: 0.125 },
  { amount: 30_050, months: 6, kind: 'variable', rate: undefined },
]
const text = '1200*24*fixed*12,5_300,5*6*variable*'
const read = (debts: string) => readTexts(form, { debts })

it('reads what is in an address and writes it back', () => {
  expect(read(text)).toEqual({ input: { debts: two } })
  expect(addressQuery(form, { debts: text })).toBe('debts=1200*24*fixed*12%2C5_300%2C5*6*variable*')
  expect(readAddress(form, addressQuery(form, { debts: text }))).toEqual({ debts: text })
})

it('gives programs objects, and takes them', () => {
  const body = {
    debts: [
      { amount: 1200, months: 24, kind: 'fixed', rate: 12.5 },
      { amount: 300.5, months: 6, kind: 'variable' },
    ],
  }
  expect(bodyOf(form, { debts: two } as never)).toEqual(body)
  expect(readJson(form, body)).toEqual({ input: { debts: two } })
  expect(inputSchema(form)).toMatchObject(cases.schema)
})

it('describes each item in words', () =>
  expect(wordsOf(form.fields.debts, two as never).replaceAll(/\s/g, ' ')).toBe(
    '1.200 € · 24 meses · Fixa · 12,5 %; 300,50 € · 6 meses · Variável',
  ))

it.each([
  ['a member that is missing', '1200*24*fixed*', [['debts.0.rate', 'Crédito 1: Este campo é obrigatório']]],
  [
    'members of the second item',
    '1200*24*variable*_0*x*variable*',
    [
      ['debts.1.amount', expect.stringMatching(/^Crédito 2: Insere um valor entre 1/)],
      ['debts.1.months', expect.stringMatching(/^Crédito 2: /)],
    ],
  ],
  ['one after an empty item', '***_*24*variable*', [['debts.1.amount', 'Crédito 2: Insere quanto deves']]],
  ['more than there may be', Array(4).fill('1*1*variable*').join('_'), [['debts', 'Crédito: no máximo 3']]],
  ['nothing', '***_***', [['debts', expect.any(String)]]],
])('reports where it is wrong: %s', (_, debts, problems) =>
  expect(read(debts)).toEqual({ problems: problems.map(([field, message]) => ({ field, message })) }),
)

it.each(cases.wrong as [string, object[] | string[] | string | null, string[]][])(
  'reports to a program where it is wrong: %s',
  (_, debts, fields) => {
    const reading = readJson(form, { debts })
    expect('problems' in reading && reading.problems.map(({ field }) => field)).toEqual(fields)
  },
)

it('gathers what a form without script sends, each control under a name of its own', () => {
  const sent =
    'debts.0.amount=1200&debts.0.months=24&debts.0.kind=fixed&debts.0.rate=12,5&debts.1.amount=&debts.1.months=&debts.2.amount=300,5&debts.2.months=6&debts.2.kind=variable'
  const texts = readAddress(form, sent)
  expect(read(texts.debts ?? '')).toEqual({ input: { debts: two } })
  for (const name of new URLSearchParams(sent).keys()) expect(formParameters(form)).toContain(name)
  expect(readAddress(form, 'debts.0.amount=&debts.0.months=')).toEqual({ debts: '' })
  expect(readAddress(form, '')).toEqual({})
})

it('lets the day refuse a member', () => {
  const due = {
    ...date({ label: 'Até' }),
    refuse: (day: string, today: string) => (day < today ? 'Já passou' : undefined),
  }
  const dated = defineForm({
    offers: list({ label: 'Propostas', of: group({ label: 'Proposta', fields: { due } }), most: 2 }),
  })
  const onToday = (offers: string) => onDay(dated, readTexts(dated, { offers }), toIsoDate('2026-11-22'))
  expect(onToday('2026-11-21')).toEqual({ problems: [{ field: 'offers', message: 'Já passou' }] })
  expect(onToday('2026-11-23')).toEqual({ input: { offers: [{ due: '2026-11-23' }] } })
})

it('may be left out where it is optional', () =>
  expect(readTexts(defineForm({ debts: optional(form.fields.debts) }), {})).toEqual({
    input: { debts: undefined },
  }))

it('never throws, and what it takes can be written', () =>
  forAll(
    fc.array(fc.constantFrom('1', '24', 'fixed', '12,5', '*', '_', 'x', '**', ' '), { maxLength: 30 }),
    (parts) => {
      const reading = read(parts.join(''))
      if (!('input' in reading)) return
      const written = form.fields.debts.text(reading.input.debts)
      expect(read(written)).toEqual(reading)
    },
  ))

describe('in a funnel', () => {
  const flow: Flow = {
    name: 'sample',
    title: 'Amostra',
    path: '/amostra/simular',
    done: '/amostra/resultados',
    fields: form.fields,
    steps: [{ slug: 'creditos', question: 'Que créditos?', label: 'Créditos', names: ['debts'] }],
  }
  const contact = { fullName: 'Ana Silva', email: 'ana@exemplo.pt', phone: '+351912345678', tcConsent: true }
  const lead = (debts: unknown) => checkFlowLead(flow, { ...contact, answers: { debts } }, '2026-11-22')

  it('goes on from a form that was sent without script', () => {
    const sent =
      'enviado=creditos&debts.0.amount=1200&debts.0.months=24&debts.0.kind=variable&debts.1.amount='
    const raw = readQuery(flow, sent)
    expect(stepProblems(flow, flow.steps[0] as Step, raw)).toEqual([])
    expect(addressOf(flow, flow.done, raw)).toBe('/amostra/resultados?debts=1200*24*variable*')
    for (const name of new URLSearchParams(sent).keys()) expect(flowParameters(flow)).toContain(name)
  })

  it('brings the fault back to its control', () =>
    expect(stepProblems(flow, flow.steps[0] as Step, { debts: '1200*x*variable*' })).toEqual([
      { field: 'debts.0.months', message: expect.stringMatching(/^Crédito 1: /) },
    ]))

  it('takes a lead of a program, and reports its faults', () => {
    const debts = [{ amount: 1200, months: 24, kind: 'fixed', rate: 12.5 }]
    expect(lead(debts)).toMatchObject({ lead: { answers: { debts } }, answers: { debts: [two[0]] } })
    expect(lead([{ amount: 1200, months: 24.5, kind: 'fixed' }, 'x'])).toMatchObject({
      problems: [{ field: 'debts.0.months' }, { field: 'debts.0.rate' }, { field: 'debts.1.amount' }, {}, {}],
    })
  })
})
