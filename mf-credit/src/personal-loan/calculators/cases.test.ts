import { asExpected, type WorkedCase } from 'shared-lib/testing/worked-cases'
import verdicts from '../testing/verdict.worked.cases.json'
import worked from '../testing/worked.cases.json'
import written from './cases.test.json'
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

it.each(written.refused as [string, string, object][])(
  'says which field of %s has no answer: %s',
  (calculator, field, input) =>
    expect(asked(`personal-loan-${calculator}`, input)).toEqual({
      problems: [{ field, message: expect.stringMatching(/\S/) }],
    }),
)

it.each(written.verdicts)('gives the verdict a sentence: $why', ({ sentence, why: _, ...given }) => {
  const outcome = asked('personal-loan-verdict', { months: 48, amount: 8000, ...given })
  if (!outcome || 'problems' in outcome) throw new Error(JSON.stringify(outcome))
  const said = outcome.result as { sentence: string; message: string }
  expect(said.sentence.replaceAll('\u00a0', ' ')).toBe(sentence)
  expect(said.message.includes('máximo legal')).toBe(sentence.includes('acima do máximo legal'))
  expect(said.message).toMatch(/^Bom dia\. .*8\.000.€ em 48 meses.* Obrigado\.$/)
})
