import { calculatorOf } from 'shared-lib/form/simulator'
import { deedCostsSimulator } from '../deed-costs.calculator'
import { euriborSimulator } from '../euribor.calculator'
import { homeLoanSimulator } from '../home-loan.calculator'
import { imiSimulator } from '../imi.calculator'
import { irsSimulator } from '../irs.calculator'
import { loanSimulator } from '../loan.calculator'
import { netSalarySimulator } from '../net-salary.calculator'
import deedCases from './deed-costs.json'
import euriborCases from './euribor.json'
import imiCases from './imi.json'
import irsCases from './irs.json'
import loanCases from './loans.json'
import { salaryCases } from './salary-cases'
import { expectCase, originOf, type WorkedCase } from './worked-case'

const cases = (list: readonly unknown[]) => list as readonly WorkedCase[]
const of = (name: string) => cases(loanCases.filter(({ calculator }) => calculator === name))

const families = {
  salary: [[calculatorOf(netSalarySimulator), salaryCases]],
  irs: [[calculatorOf(irsSimulator), cases(irsCases)]],
  deed: [[calculatorOf(deedCostsSimulator), cases(deedCases)]],
  loan: [
    [calculatorOf(loanSimulator), of('loan')],
    [calculatorOf(homeLoanSimulator), of('home-loan')],
  ],
  euribor: [[calculatorOf(euriborSimulator), cases(euriborCases)]],
  imi: [[calculatorOf(imiSimulator), cases(imiCases)]],
} as const

// Those of the salary have a file of their own.
const { salary: _salary, ...others } = families

describe.each(Object.entries(others))('%s', (_, asked) => {
  for (const [calculator, list] of asked)
    it.each(list.map((one) => [one.name, originOf(one), one] as const))('%s (%s)', (_name, _origin, one) =>
      expectCase(calculator, one),
    )
})

it.each([
  ['salary', 150],
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
