import { toIsoDate } from 'shared-lib/rules/dates/iso-date'
import { cents } from 'shared-lib/rules/money/cents'
import type { InsuranceAnswers } from '../../fields'
import { insuranceRuler } from './insurance-ruler'

const paid = (euros: number, more: InsuranceAnswers = {}): InsuranceAnswers => ({
  insuranceType: 'glass',
  insured: true,
  referenceValue: cents(euros * 100),
  ...more,
})
const covers = 'Com este seguro, 8 de 20 acidentes ficam por tua conta'
const up = 'Para 2026, as seguradoras anunciaram subidas de 6 % a 10 %.'
const judged = (answers: InsuranceAnswers, asked?: number, on = '2026-11-28') => {
  const price = asked === undefined ? undefined : cents(asked * 100)
  const { verdict, note = '', marks } = insuranceRuler(answers, price, toIsoDate(on), '/pedir')
  const marked = marks.map(({ role, label, value }) => `${role} ${label} ${Math.round(value)}`).join()
  return [verdict.text, verdict.tone, note, marked].map((text) => text.replaceAll('\u00a0', ' '))
}
const quoted: InsuranceAnswers = { insured: false }

const monthly = paid(25, { referencePeriod: 'month' })

it.each<
  [InsuranceAnswers, asked: number | undefined, verdict: string, tone: string, note: string, marks: string]
>([
  [{ insuranceType: 'glass' }, undefined, covers, 'stay', '', ''],
  [{ insuranceType: 'all' }, undefined, 'Danos próprios paga todos os acidentes da lista', 'stay', '', ''],
  [
    paid(300),
    undefined,
    'Acima de 330 € por ano, pede outras propostas',
    'stay',
    up,
    'limit Mais 10 % 33000',
  ],
  [
    paid(280.5),
    undefined,
    'Acima de 309 € por ano, pede outras propostas',
    'stay',
    up,
    'limit Mais 10 % 30855',
  ],
  [paid(300), 280, 'Poupas 20 € por ano', 'good', up, 'best Pedem-te agora 28000'],
  [paid(300), 300, 'Já estás bem: não mudes', 'stay', up, 'best Pedem-te agora 30000'],
  [paid(300), 330, 'Sobe 30 € por ano, dentro do anunciado', 'stay', up, 'typical Pedem-te agora 33000'],
  [paid(300), 330.01, 'Sobe 30 € por ano: pede outras propostas', 'bad', up, 'limit Pedem-te agora 33001'],
  [monthly, 1300, 'Sobe 1.000 € por ano: pede outras propostas', 'bad', up, 'limit Pedem-te agora 130000'],
  // Without a policy both are quotes.
  [paid(300, quoted), undefined, covers, 'stay', '', ''],
  [paid(300, quoted), 250, 'Poupas 50 € por ano', 'good', '', 'best Outra proposta 25000'],
  [paid(300, quoted), 350, 'A primeira proposta é a mais barata', 'stay', '', 'typical Outra proposta 35000'],
])('holds %j against %s', (answers, asked, ...expected) => expect(judged(answers, asked)).toEqual(expected))

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
