import { roundHalfUpToCent } from 'shared-lib/rules/money/cents'
import { formatEuro } from 'shared-lib/rules/money/euro'
import { tablesMayFall } from '../../data/parameters/irs/proposed-rates'
import { minimumWage } from '../../data/parameters/payroll/minimum-wage'
import { withholdingPeriod } from '../../data/parameters/payroll/withholding-tables'
import type { NetSalary } from './net-salary'
import type { SalaryInput } from './salary-input'
import { monthlyWage } from './subsidies'
import { isUnknown } from './unknown'
import { valueIn } from './value-in'

type Note = (input: SalaryInput, salary: NetSalary) => string | false

const isWork = ({ employment }: SalaryInput) => employment !== 'pensioner'
const startsIn = ({ period }: SalaryInput, year: string) => period.startsWith(year)

function belowMinimum(input: SalaryInput): string | false {
  const minimum = valueIn(minimumWage[input.region], withholdingPeriod(input.period))
  if (input.employment !== 'employed' || minimum === undefined) return false
  const least = roundHalfUpToCent(minimum)
  return (
    monthlyWage(input).month < least &&
    `O ordenado está abaixo do salário mínimo da região nesse ano (${formatEuro(least)} a tempo completo).`
  )
}

const notes: readonly Note[] = [
  ({ period }) =>
    `O ano são doze meses com as tabelas ${withholdingPeriod(period).label} mais os subsídios; não é o teu IRS do ano, que se acerta na declaração.`,
  ({ rounding }) =>
    rounding === 'each' &&
    'Cada retenção é arredondada por defeito ao euro, como no exemplo validado pela Autoridade Tributária; há programas que só arredondam o total.',
  ({ mealSubsidyType, mealSubsidyMonths }) =>
    mealSubsidyType !== 'none' &&
    `O subsídio de refeição conta ${mealSubsidyMonths} meses por ano: nas férias não se paga.`,
  (input) =>
    (input.mealSubsidyType === 'card' || input.mealSubsidyType === 'stamps') &&
    startsIn(input, '2026') &&
    'O limite do cartão em 2026 é 6,15 € × 1,7 = 10,455 €; contamos 10,46 €, como os simuladores.',
  (input) =>
    input.youthIrs &&
    isWork(input) &&
    'O IRS Jovem só conta na retenção se o pedires à empresa. Desde 2025 é para quem tem até 35 anos.',
  (input) =>
    input.youthIrs && !isWork(input) && 'O IRS Jovem é para rendimentos do trabalho: na pensão não conta.',
  (input) =>
    input.extraordinaryEarnings > 0 &&
    startsIn(input, '2024') &&
    'Em 2024 o trabalho suplementar só tem metade da taxa da 101.ª hora do ano em diante: diz quanto é dessas horas.',
  (input) =>
    !isWork(input) &&
    input.invalidDependents > 0 &&
    'O valor por dependente com deficiência é das tabelas do trabalho: na pensão contam como os outros dependentes.',
  (input) =>
    isWork(input) &&
    input.invalidity === 'military' &&
    'A parcela dos deficientes das Forças Armadas só existe nas tabelas das pensões: no trabalho contam as tabelas com deficiência.',
  (input) =>
    input.fiscalSituation === 'married1' &&
    '«Um titular» é quando só um tem rendimentos ou quando um tem 95 % ou mais dos dois. A união de facto conta como casamento.',
  belowMinimum,
  (input) => startsIn(input, '2026') && tablesMayFall,
  (_, { basis }) =>
    !isUnknown(basis.rules) && (basis.rules.table.note ?? false) && `Tabela: ${basis.rules.table.note}.`,
]

/** Notes that a reader needs to trust the result, in Portuguese. */
export function salaryNotes(input: SalaryInput, salary: NetSalary): readonly string[] {
  const texts: string[] = []
  for (const note of notes) {
    const text = note(input, salary)
    if (text) texts.push(text)
  }
  return texts
}
