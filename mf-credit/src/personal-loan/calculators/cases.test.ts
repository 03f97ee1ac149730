import { asExpected, type WorkedCase } from 'shared-lib/testing/worked-cases'
import verdicts from '../testing/verdict.worked.cases.json'
import worked from '../testing/worked.cases.json'
import { personalLoanCalculators } from './personal-loan.calculators'

const cases: readonly WorkedCase[] = [...worked, ...verdicts]
const asked = (name: string, input: object) => personalLoanCalculators[name]?.calculate(input, '2026-11-22')

it('has a worked example of every calculator', () =>
  expect(new Set(cases.map(({ calculator }) => calculator))).toEqual(
    new Set(Object.keys(personalLoanCalculators)),
  ))

it.each(cases)('$calculator: $why', (one) => {
  const outcome = asked(one.calculator, one.input)
  if (!outcome || 'problems' in outcome) throw new Error(JSON.stringify(outcome))
  expect(asExpected(outcome.result as Readonly<Record<string, unknown>>, one)).toEqual(one.expected)
})

it.each([
  ['cost', 'contractDate', { amount: 5000, tanPercent: 9, months: 24, contractDate: '2020-03-15' }],
  ['cost', 'contractDate', { amount: 5000, tanPercent: 9, months: 24, contractDate: '2030-01-01' }],
  ['legal-maximum', 'contractDate', { amount: 5000, months: 24, contractDate: '2027-02-01' }],
  [
    'early-repayment',
    'repaidAfterInstalment',
    { amount: 5000, tanPercent: 9, months: 24, repaidAfterInstalment: 24 },
  ],
  [
    'order',
    'proposals.1.id',
    {
      amount: 5000,
      months: 24,
      proposals: [
        { id: 'a', tanPercent: 9 },
        { id: 'a', tanPercent: 8 },
      ],
    },
  ],
  ['order', 'proposals.0.amount', { months: 24, proposals: [{ id: 'a', tanPercent: 9 }] }],
  ['largest', 'assessedOn', { netMonthlyIncome: 1300, tanPercent: 9, months: 60, assessedOn: '2010-01-01' }],
  ['late-fee', 'on', { instalments: [100], on: '2010-01-01' }],
])('says which field of %s has no answer: %s', (calculator, field, input) =>
  expect(asked(`personal-loan-${calculator}`, input)).toEqual({
    problems: [{ field, message: expect.stringMatching(/\S/) }],
  }),
)

it.each([
  {
    why: 'above the maximum',
    instalment: 235,
    sentence: 'TAEG de 20,7 %, acima do máximo legal de 15,0 %. Com a TAEG média, pagas menos 30 € por mês.',
  },
  {
    why: 'over the average',
    instalment: 208,
    sentence:
      'TAEG de 13,0 %: a média é 12,0 % e o máximo legal 15,0 %. Com a TAEG média, pagas menos 3 € por mês.',
  },
  { why: 'near the average', instalment: 204, sentence: 'TAEG de 11,8 %, perto da média de 12,0 %.' },
  {
    why: 'below the average',
    instalment: 195,
    sentence: 'TAEG de 9,2 %, abaixo da média de 12,0 %. Pagas menos 10 € por mês do que na média.',
  },
  {
    why: 'figures that disagree',
    instalment: 100,
    sentence: 'A prestação, o prazo e o montante não batem certo: confirma os três.',
  },
  {
    why: 'a quarter without a maximum',
    instalment: 204,
    on: '2027-02-01',
    sentence: 'TAEG de 11,8 %. Ainda não temos o máximo legal do trimestre.',
  },
])('gives the verdict a sentence: $why', ({ sentence, why: _, ...given }) => {
  const outcome = asked('personal-loan-verdict', { months: 48, amount: 8000, ...given })
  if (!outcome || 'problems' in outcome) throw new Error(JSON.stringify(outcome))
  const said = outcome.result as { sentence: string; message: string }
  expect(said.sentence.replaceAll('\u00a0', ' ')).toBe(sentence)
  expect(said.message.includes('máximo legal')).toBe(sentence.includes('acima do máximo legal'))
  expect(said.message).toMatch(/^Bom dia\. .*8\.000.€ em 48 meses.* Obrigado\.$/)
})
