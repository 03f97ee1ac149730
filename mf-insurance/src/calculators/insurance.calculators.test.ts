import { asExpected, type WorkedCase } from 'shared-lib/testing/worked-cases'
import { insuranceCalculators } from './insurance.calculators'
import worked from './worked.cases.json'

const cases: readonly WorkedCase[] = worked

const today = '2026-11-23'

function answer(name: string, input: object): Readonly<Record<string, unknown>> {
  const answered = insuranceCalculators[name]?.calculate(input, today)
  if (!answered || !('result' in answered)) throw new Error(`${name}: ${JSON.stringify(answered)}`)
  return answered.result as Readonly<Record<string, unknown>>
}

it.each(cases)('$calculator: $why', (worked) =>
  expect(asExpected(answer(worked.calculator, worked.input), worked)).toEqual(worked.expected),
)

it('has a worked example of every calculator', () =>
  expect(new Set(cases.map(({ calculator }) => calculator))).toEqual(
    new Set(Object.keys(insuranceCalculators)),
  ))

it.each(Object.entries(insuranceCalculators))('answers every example of %s', (name, { examples }) => {
  for (const { input } of examples) expect(Object.values(answer(name, input))).not.toContain(undefined)
})

it.each([
  {
    name: 'insurance-excess',
    input: { premiumLowExcess: 1, excessLow: 500, premiumHighExcess: 1, excessHigh: 250 },
    field: 'excessHigh',
  },
  {
    name: 'insurance-sale-refund',
    input: { yearlyTotal: 100, start: '2026-01-01', soldOn: '2027-01-01' },
    field: 'soldOn',
  },
  { name: 'insurance-renewal', input: { renewal: '0004-01-01' }, field: 'renewal' },
  {
    name: 'insurance-claim-deadlines',
    input: { notified: '9999-12-31', statementSignedByBoth: true, dismantling: true },
    field: 'notified',
  },
  {
    name: 'insurance-quotes',
    input: {
      briefCovers: [],
      quotes: [
        { id: 'a', total: 1, covers: [] },
        { id: 'a', total: 2, covers: [] },
      ],
    },
    field: 'quotes.1.id',
  },
])('$name says which field is in trouble: $field', ({ name, input, field }) =>
  expect(insuranceCalculators[name]?.calculate(input, today)).toEqual({
    problems: [{ field, message: expect.stringMatching(/^[A-Z]/) }],
  }),
)

it('has no rate where the first part pays the year, and no years where nothing is saved', () => {
  expect(answer('insurance-instalments', { yearlyTotal: 300, payments: 1, each: 310 })).toEqual({
    extraCents: 1000,
    extraPercent: 3.3,
  })
  expect(
    answer('insurance-excess', {
      ...{ premiumLowExcess: 300, excessLow: 250, premiumHighExcess: 310, excessHigh: 750 },
    }),
  ).toEqual({ savedPerYearCents: -1000, extraPaidAtAClaimCents: 50000 })
})
