import { toIsoDate } from 'shared-lib/rules/dates/iso-date'
import { cents } from 'shared-lib/rules/money/cents'
import type { InsuranceAnswers } from '../../fields'
import { insuranceRuler } from './insurance-ruler'
import cases from './testing/insurance-ruler.json'

const paid = (euros: number, more: InsuranceAnswers = {}): InsuranceAnswers => ({
  insuranceType: 'glass',
  insured: true,
  referenceValue: cents(euros * 100),
  ...more,
})
const covers = 'Com este seguro, 8 de 20 acidentes ficam por tua conta'
const judged = (answers: InsuranceAnswers, asked?: number, on = '2026-11-28') => {
  const price = asked === undefined ? undefined : cents(asked * 100)
  const { verdict, note = '', marks } = insuranceRuler(answers, price, toIsoDate(on), '/pedir')
  const marked = marks.map(({ role, label, value }) => `${role} ${label} ${Math.round(value)}`).join()
  return [verdict.text, verdict.tone, note, marked].map((text) => text.replaceAll('\u00a0', ' '))
}
const quoted: InsuranceAnswers = { insured: false }

it.each(
  cases.verdicts as [
    InsuranceAnswers,
    asked: number | null,
    verdict: string,
    tone: string,
    note: string,
    marks: string,
  ][],
)('holds %j against %s', (answers, asked, ...expected) =>
  expect(judged(answers, asked ?? undefined)).toEqual(expected),
)

// No rises are announced for the next year yet.
it.each([
  [undefined, [covers, 'stay', '', '']],
  [320, ['Sobe 20 € por ano', 'stay', '', 'typical Pedem-te agora 32000']],
])('knows no rises of 2027: against %s', (asked, expected) =>
  expect(judged(paid(300), asked, '2027-02-01')).toEqual(expected),
)

it.each([
  [paid(300), 30_000, 'Último recibo', 'previsões das seguradoras para 2026'],
  [paid(25, { referencePeriod: 'month' }), 30_000, 'Último recibo', 'previsões das seguradoras para 2026'],
  [paid(300, quoted), 30_000, 'Pedem-te', 'só a seguradora te pode dar um preço'],
])('names what counts as today of %o', (answers, value, label, age) =>
  expect(insuranceRuler(answers, undefined, toIsoDate('2026-11-28'), '/pedir')).toMatchObject({
    age,
    today: { value, label },
    action: { words: 'Quero propostas', href: '/pedir', kind: 'main' },
  }),
)
