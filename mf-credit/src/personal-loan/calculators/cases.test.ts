import { describeWorkedCases, workedOut } from 'shared-lib/testing/worked-calculators'
import verdicts from '../testing/verdict.worked.cases.json'
import worked from '../testing/worked.cases.json'
import written from './cases.test.json'
import { personalLoanCalculators } from './personal-loan.calculators'

const today = '2026-11-22'
const asked = (name: string, input: object) => personalLoanCalculators[name]?.calculate(input, today)

describeWorkedCases(personalLoanCalculators, [...worked, ...verdicts], today)

it.each(written.refused as [string, string, object][])(
  'names the field of %s that has no answer: %s',
  (calculator, field, input) =>
    expect(asked(`personal-loan-${calculator}`, input)).toEqual({
      problems: [{ field, message: expect.stringMatching(/\S/) }],
    }),
)

it.each(written.verdicts)('gives the verdict a sentence: $why', ({ sentence, why: _, ...given }) => {
  const call = { months: 48, amount: 8000, ...given }
  const said = workedOut(personalLoanCalculators, 'personal-loan-verdict', call, today) as Record<
    string,
    string
  >
  expect(said.sentence?.replaceAll('\u00a0', ' ')).toBe(sentence)
  expect(said.message?.includes('máximo legal')).toBe(sentence.includes('acima do máximo legal'))
  expect(said.message).toMatch(/^Bom dia\. .*8\.000.€ em 48 meses.* Obrigado\.$/)
})
