import { pathToFileURL } from 'node:url'
import { calculatorOf } from 'shared-lib/kit/form/calculator'
import { readJson } from 'shared-lib/kit/form/form-json'
import { calculated } from 'shared-lib/platform/server-bundle/calculated'
import { deedCostsCalculator } from '../src/calculators/deed-costs.calculator'
import { euriborCalculator } from '../src/calculators/euribor.calculator'
import { homeLoanCalculator } from '../src/calculators/home-loan.calculator'
import { homeLoanTransferCalculator } from '../src/calculators/home-loan-transfer.calculator'
import { imiCalculator } from '../src/calculators/imi.calculator'
import { irsCalculator } from '../src/calculators/irs.calculator'
import { loanCalculator } from '../src/calculators/loan.calculator'
import { netSalaryCalculator } from '../src/calculators/net-salary.calculator'
import { salaryInputOf } from '../src/calculators/salary-body'
import { selfEmployedCalculator } from '../src/calculators/self-employed.calculator'
import { wagesCalculator } from '../src/calculators/wages.calculator'
import definition from '../src/micro-frontend'
import { explainNetSalary } from '../src/rules/payroll/explain-net-salary'
import { netSalary } from '../src/rules/payroll/net-salary'

// Prints one JSON line. Every row is measured in turn, five times over and each time in the other direction, for 200 ms
// after a second to warm up, by seconds of CPU; the median counts. One thread, no HTTP.

const today = '2026-11-21'
const rounds = 5
const roundMs = 200
/** A host runs for days: what its first second costs is no answer's price. */
const warmMs = 1000

const calculators = {
  'net-salary': calculatorOf(netSalaryCalculator),
  irs: calculatorOf(irsCalculator),
  euribor: calculatorOf(euriborCalculator),
  imi: calculatorOf(imiCalculator),
  'deed-costs': calculatorOf(deedCostsCalculator),
  loan: calculatorOf(loanCalculator),
  'home-loan': calculatorOf(homeLoanCalculator),
  'home-loan-transfer': calculatorOf(homeLoanTransferCalculator),
  wages: calculatorOf(wagesCalculator),
  'self-employed': calculatorOf(selfEmployedCalculator),
}

/** The examples of the open API in turn, from body to whole answer. */
const answers = Object.entries(calculators).map(([name, { calculate, examples }]) => {
  const outcomes = examples.map(({ input }) => calculate(input, today))
  const wrong = outcomes.find((outcome) => 'problems' in outcome)
  if (wrong) throw new Error(`${name}: ${JSON.stringify(wrong)}`)
  return [name, (turn: number) => calculate(examples[turn % examples.length]?.input, today)] as const
})

const salaries = netSalaryCalculator.examples.flatMap(({ input }) => {
  const reading = readJson(netSalaryCalculator.form, input)
  return 'problems' in reading ? [] : [salaryInputOf(reading.input)]
})

const { examples: examplesOfSalary } = netSalaryCalculator
const exampleAt = (turn: number) => examplesOfSalary[turn % examplesOfSalary.length]?.input ?? {}

const salaryAt = (turn: number) => {
  const input = salaries[turn % salaries.length]
  if (!input) throw new Error('no example of a salary')
  return input
}

const bare = (turn: number) => netSalary(salaryAt(turn))
function explained(turn: number) {
  const input = salaryAt(turn)
  return explainNetSalary(input, netSalary(input))
}

/** Answer of the API: the result and the version of every figure that it rests on. */
const answerTo = (input: object) => calculated(definition, { name: 'net-salary', input, today })

const bytesOf = (answer: unknown) => Buffer.from(JSON.stringify(answer))

const answerAt = (turn: number) => answerTo(exampleAt(turn))

interface Saldo {
  readonly simulateDependentWorker: (wage: object) => unknown
}

/** Compares the net salary with another program, given by a file of its own: see docs/net-salary-comparison.md. */
async function withLoad() {
  const file = process.env.SALDO
  if (!file) return []
  const { simulateDependentWorker }: Saldo = await import(/* webpackIgnore: true */ pathToFileURL(file).href)
  const saldo = (turn: number) =>
    simulateDependentWorker({ income: 1500 + (turn % 50), year: 2026, location: 'continent' })
  const { calculate } = calculators['net-salary']
  const usual = (turn: number) => calculate({ wage_raw: 1500 + (turn % 50) }, today)
  const usualBytes = (turn: number) => bytesOf(answerTo({ wage_raw: 1500 + (turn % 50) }))
  return [
    ['saldo', saldo] as const,
    ['usual', usual] as const,
    ['saldoBytes', (turn: number) => bytesOf(saldo(turn))] as const,
    ['usualBytes', usualBytes] as const,
  ]
}

/** Of this process: what other work on the machine takes does not count. */
function cpuSeconds(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

function perSecond(work: (turn: number) => unknown, forMs = roundMs): number {
  const [started, spent] = [performance.now(), cpuSeconds()]
  let turns = 0
  while (performance.now() - started < forMs) work(turns++)
  return turns / (cpuSeconds() - spent)
}

const rows = [
  ...answers,
  ['bare', bare],
  ['explained', explained],
  ['told', answerAt],
  ['bytes', (turn: number) => bytesOf(answerAt(turn))],
  ...(await withLoad()),
] as const
const measured = new Map<string, number[]>(rows.map(([name]) => [name, []]))
for (const [, work] of rows) perSecond(work, warmMs)
for (let round = 0; round < rounds; round++)
  for (const [name, work] of round % 2 ? rows.toReversed() : rows) measured.get(name)?.push(perSecond(work))

console.log(JSON.stringify(Object.fromEntries(measured)))
