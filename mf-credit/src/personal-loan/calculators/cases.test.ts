import { asExpected, type WorkedCase } from 'shared-lib/testing/worked-cases'
import worked from '../testing/worked.cases.json'
import { personalLoanCalculators } from './personal-loan.calculators'

const cases: readonly WorkedCase[] = worked
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
  {
    calculator: 'cost',
    input: { amount: 5000, tanPercent: 9, months: 24, contractDate: '2020-03-15' },
    field: 'contractDate',
  },
  {
    calculator: 'cost',
    input: { amount: 5000, tanPercent: 9, months: 24, contractDate: '2030-01-01' },
    field: 'contractDate',
  },
  {
    calculator: 'legal-maximum',
    input: { amount: 5000, months: 24, contractDate: '2027-02-01' },
    field: 'contractDate',
  },
  {
    calculator: 'early-repayment',
    input: { amount: 5000, tanPercent: 9, months: 24, repaidAfterInstalment: 24 },
    field: 'repaidAfterInstalment',
  },
  {
    calculator: 'order',
    input: {
      amount: 5000,
      months: 24,
      proposals: [
        { id: 'a', tanPercent: 9 },
        { id: 'a', tanPercent: 8 },
      ],
    },
    field: 'proposals.1.id',
  },
  {
    calculator: 'order',
    input: { months: 24, proposals: [{ id: 'a', tanPercent: 9 }] },
    field: 'proposals.0.amount',
  },
  {
    calculator: 'largest',
    input: { netMonthlyIncome: 1300, tanPercent: 9, months: 60, assessedOn: '2010-01-01' },
    field: 'assessedOn',
  },
  { calculator: 'late-fee', input: { instalments: [100], on: '2010-01-01' }, field: 'on' },
])('says which field of $calculator has no answer: $field', ({ field, calculator, input }) =>
  expect(asked(`personal-loan-${calculator}`, input)).toEqual({
    problems: [{ field, message: expect.stringMatching(/\S/) }],
  }),
)
