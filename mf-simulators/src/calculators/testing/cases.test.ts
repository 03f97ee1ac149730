import { calculatorOf } from 'shared-lib/kit/form/calculator'
import { deedCostsCalculator } from '../deed-costs.calculator'
import { euriborCalculator } from '../euribor.calculator'
import { homeLoanCalculator } from '../home-loan.calculator'
import { imiCalculator } from '../imi.calculator'
import { irsCalculator } from '../irs.calculator'
import { loanCalculator } from '../loan.calculator'
import deedCases from './deed-costs.json'
import euriborCases from './euribor.json'
import imiCases from './imi.json'
import irsCases from './irs.json'
import loanCases from './loans.json'
import { expectCase, originOf, type WorkedCase } from './worked-case'

const cases = (list: readonly unknown[]) => list as readonly WorkedCase[]
const of = (name: string) => cases(loanCases.filter(({ calculator }) => calculator === name))

const families = {
  irs: [[calculatorOf(irsCalculator), cases(irsCases)]],
  deed: [[calculatorOf(deedCostsCalculator), cases(deedCases)]],
  loan: [
    [calculatorOf(loanCalculator), of('loan')],
    [calculatorOf(homeLoanCalculator), of('home-loan')],
  ],
  euribor: [[calculatorOf(euriborCalculator), cases(euriborCases)]],
  imi: [[calculatorOf(imiCalculator), cases(imiCases)]],
} as const

// Those of the salary are asked of the rules (domain/payroll).
describe.each(Object.entries(families))('%s', (_, asked) => {
  for (const [calculator, list] of asked)
    it.each(list.map((one) => [one.name, originOf(one), one] as const))('%s (%s)', (_name, _origin, one) =>
      expectCase(calculator, one),
    )
})

it.each([
  ['irs', 80],
  ['deed', 60],
  ['loan', 30],
  ['euribor', 20],
  ['imi', 10],
] as const)('%s has at least %d cases, each with its source or its working', (family, least) => {
  const all = families[family].flatMap(([, list]) => [...list])
  expect(all.length).toBeGreaterThanOrEqual(least)
  for (const one of all) expect(originOf(one).length).toBeGreaterThan(8)
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length)
})
