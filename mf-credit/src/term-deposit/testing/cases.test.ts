import { asExpected, type WorkedCase } from 'shared-lib/testing/worked-cases'
import { termDepositParts } from '../product'
import worked from './worked.cases.json'

const { calculators = {} } = termDepositParts

it.each((worked as readonly WorkedCase[]).map((one) => [one.calculator, one.why, one] as const))(
  '%s: %s',
  (name, _, one) => {
    const outcome = calculators[name]?.calculate(one.input, '2026-11-22')
    if (!outcome || 'problems' in outcome) throw new Error(JSON.stringify(outcome))
    expect(asExpected(outcome.result as Readonly<Record<string, unknown>>, one)).toEqual(one.expected)
  },
)
