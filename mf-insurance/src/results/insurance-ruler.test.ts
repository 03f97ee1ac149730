import { toIsoDate } from 'shared-lib/dates/iso-date'
import { cents } from 'shared-lib/money/cents'
import type { InsuranceAnswers } from '../domain/insurance.fields'
import { insuranceRuler } from './insurance-ruler'

const paid = (euros: number, more: InsuranceAnswers = {}): InsuranceAnswers => ({
  ...{ insuranceType: 'glass', insured: true, referenceValue: cents(euros * 100), ...more },
})
const covers = 'Com este seguro, 8 de 20 acidentes ficam por tua conta'
const rises = 'Para 2026, as seguradoras anunciaram subidas de 6 % a 10 %.'
const quoted: InsuranceAnswers = { insured: false }

interface Case {
  readonly answers: InsuranceAnswers
  readonly asked?: number
  readonly on?: string
  readonly says: readonly [verdict: string, tone: string, note: string, marks: string]
}

it.each<Case>([
  { answers: { insuranceType: 'glass' }, says: [covers, 'stay', '', ''] },
  {
    answers: { insuranceType: 'all' },
    says: ['Este seguro paga todos os acidentes da lista', 'stay', '', ''],
  },
  {
    answers: paid(300),
    says: ['Acima de 330 € por ano, pede outras propostas', 'stay', rises, 'limit Mais 10 % 33000'],
  },
  {
    answers: paid(280.5),
    says: ['Acima de 309 € por ano, pede outras propostas', 'stay', rises, 'limit Mais 10 % 30855'],
  },
  // No rises are announced for the next year yet.
  { answers: paid(300), on: '2027-02-01', says: [covers, 'stay', '', ''] },
  {
    answers: paid(300),
    asked: 280,
    says: ['Poupas 20 € por ano', 'good', rises, 'best Pedem-te agora 28000'],
  },
  {
    answers: paid(300),
    asked: 300,
    says: ['Já estás bem: não mudes', 'stay', rises, 'best Pedem-te agora 30000'],
  },
  {
    ...{ answers: paid(300), asked: 330 },
    says: ['Sobe 30 € por ano, dentro do anunciado', 'stay', rises, 'best Pedem-te agora 33000'],
  },
  {
    ...{ answers: paid(300), asked: 330.01 },
    says: ['Sobe 30 € por ano: pede outras propostas', 'bad', rises, 'best Pedem-te agora 33001'],
  },
  {
    ...{ answers: paid(300), asked: 320, on: '2027-02-01' },
    says: ['Sobe 20 € por ano', 'stay', '', 'best Pedem-te agora 32000'],
  },
  {
    ...{ answers: paid(25, { referencePeriod: 'month' }), asked: 1300 },
    says: ['Sobe 1.000 € por ano: pede outras propostas', 'bad', rises, 'best Pedem-te agora 130000'],
  },
  // Without a policy both are quotes.
  { answers: paid(300, quoted), says: [covers, 'stay', '', ''] },
  {
    answers: paid(300, quoted),
    asked: 250,
    says: ['Poupas 50 € por ano', 'good', '', 'best Outra proposta 25000'],
  },
  {
    ...{ answers: paid(300, quoted), asked: 350 },
    says: ['A primeira proposta é a mais barata', 'stay', '', 'best Outra proposta 35000'],
  },
])('holds $answers.referenceValue against $asked on $on', ({ answers, asked, on = '2026-11-28', says }) => {
  const ruler = insuranceRuler(
    answers,
    asked === undefined ? undefined : cents(asked * 100),
    toIsoDate(on),
    '/pedir',
  )
  const marks = ruler.marks.map(({ role, label, value }) => `${role} ${label} ${Math.round(value)}`).join()
  const texts = [ruler.verdict.text, ruler.verdict.tone, ruler.note ?? '', marks]
  expect(texts.map((text) => text.replaceAll('\u00a0', ' '))).toEqual(says)
})

it.each([
  [paid(300), 30_000, 'Último recibo', 'previsões das seguradoras para 2026'],
  [paid(25, { referencePeriod: 'month' }), 30_000, 'Último recibo', 'previsões das seguradoras para 2026'],
  [paid(300, quoted), 30_000, 'Pedem-te', 'só a seguradora te pode dar um preço'],
])('names what counts as today of %o', (answers, value, label, age) =>
  expect(insuranceRuler(answers, undefined, toIsoDate('2026-11-28'), '/pedir')).toMatchObject({
    ...{
      age,
      today: { value, label },
      action: { words: 'Quero propostas', href: '/pedir', kind: 'main' },
    },
  }),
)
