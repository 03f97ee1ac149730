import { describeWorkedCases, workedOut } from 'shared-lib/testing/worked-calculators'
import verdicts from '../testing/verdict.worked.cases.json'
import { insuranceCalculators } from './insurance.calculators'
import written from './insurance.calculators.test.json'
import worked from './worked.cases.json'

const today = '2026-11-23'

const answer = (name: string, input: object) => workedOut(insuranceCalculators, name, input, today)

describeWorkedCases(insuranceCalculators, [...worked, ...verdicts], today)

it.each(Object.entries(insuranceCalculators))('answers every example of %s', (name, { examples }) => {
  for (const { input } of examples) expect(Object.values(answer(name, input))).not.toContain(undefined)
})

it.each(written.refused)('$name reports the field at fault: $field', ({ name, input, field }) =>
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
      premiumLowExcess: 300,
      excessLow: 250,
      premiumHighExcess: 310,
      excessHigh: 750,
    }),
  ).toEqual({ savedPerYearCents: -1000, extraPaidAtAClaimCents: 50000 })
})

it.each(written.verdicts as [object, string][])('gives reasons for the verdict: %j', (given, sentences) => {
  const { reasons, message } = answer('insurance-verdict', { total: 340, on: '2026-11-22', ...given })
  const said = (reasons as { sentence: string }[]).map(({ sentence }) => sentence).join(' ')
  expect(said.replaceAll('\u00a0', ' ')).toBe(sentences)
  expect(message).toMatch(/^Bom dia\. .* Obrigado\.$/)
})
