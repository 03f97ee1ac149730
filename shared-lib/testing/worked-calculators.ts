import type { Calculator } from '../src/contract/define-micro-frontend'
import { asExpected, type WorkedCase } from './worked-cases'

type Calculators = Readonly<Record<string, Pick<Calculator, 'calculate'>>>

/** The result of a calculator. @throws where it has problems, or there is no such calculator */
export function workedOut(calculators: Calculators, name: string, input: object, on: string) {
  const outcome = calculators[name]?.calculate(input, on)
  if (!outcome || 'problems' in outcome) throw new Error(JSON.stringify({ name, input, outcome }))
  return outcome.result as Readonly<Record<string, unknown>>
}

/** Every calculator has a worked example, and each comes out as it was worked apart. */
export function describeWorkedCases(calculators: Calculators, cases: readonly WorkedCase[], on: string) {
  it('has a worked example of every calculator', () => {
    const names = cases.map(({ calculator }) => calculator)
    expect(new Set(names)).toEqual(new Set(Object.keys(calculators)))
  })

  it.each(cases)('$calculator: $why', (one) =>
    expect(asExpected(workedOut(calculators, one.calculator, one.input, on), one)).toEqual(one.expected),
  )
}
