import type { Figure } from 'shared-lib/explain/figure'
import { formatRatio } from 'shared-lib/explain/format-ratio'
import { type Cents, cents } from 'shared-lib/money/cents'
import { formatEuro } from 'shared-lib/money/euro'
import { mealLimits } from '../../parameters/payroll/meal-allowance'
import { generalContribution } from '../../parameters/payroll/social-security'
import { withholdingPeriod } from '../../parameters/payroll/withholding-tables'
import { contributionRates } from './contributions'
import { withholdingFigure } from './explain-withholding'
import type { NetSalary } from './net-salary'
import { type PayKind, payKinds } from './payment'
import type { Payslip } from './payslip'
import type { SalaryInput } from './salary-input'
import { isUnknown } from './unknown'
import { lawIn } from './value-in'

const payLabels: Readonly<Record<PayKind, string>> = {
  wage: 'Ordenado',
  earningsIrsSs: 'Rendimentos com IRS e Segurança Social',
  earningsIrs: 'Rendimentos só com IRS',
  otherExemptEarnings: 'Rendimentos isentos',
  extraordinaryEarnings: 'Trabalho suplementar',
  mealSubsidy: 'Subsídio de refeição',
  holidaySubsidy: 'Subsídio de férias',
  christmasSubsidy: 'Subsídio de Natal',
}

const payLabel = ({ employment }: SalaryInput, kind: PayKind): string =>
  kind === 'wage' && employment === 'pensioner' ? 'Pensão' : payLabels[kind]

const sumWords = (amounts: readonly Cents[]): string => amounts.map(formatEuro).join(' + ')

function mealFigure(input: SalaryInput, { basis, month }: NetSalary): Figure {
  const { mealSubsidyDaily: daily, mealSubsidyDays: days } = input
  const limit = basis.meal?.dailyLimit
  const taxed = basis.meal?.taxed ?? cents(0)
  const law = lawIn(mealLimits, withholdingPeriod(input.period))
  return {
    id: 'mealSubsidy',
    label: payLabels.mealSubsidy,
    value: month.mealSubsidy,
    unit: 'cents',
    formula: `${days} × ${formatEuro(daily)}`,
    ...law,
    ...(limit !== undefined && {
      parts: [
        {
          id: 'mealSubsidyTaxed',
          label: 'Parte com IRS e Segurança Social',
          value: taxed,
          unit: 'cents',
          formula:
            taxed > 0
              ? `${days} × (${formatEuro(daily)} − ${formatEuro(limit)})`
              : `${formatEuro(daily)} não passa o limite de ${formatEuro(limit)} por dia`,
          ...law,
        },
      ],
    }),
  }
}

function grossFigure(input: SalaryInput, salary: NetSalary): Figure {
  const { month } = salary
  const paid = payKinds.filter((kind) => kind === 'wage' || month[kind] !== 0)
  return {
    id: 'gross',
    label: 'Total ilíquido do mês',
    value: month.gross,
    unit: 'cents',
    formula: sumWords(paid.map((kind) => month[kind])),
    parts: paid.map((kind) =>
      kind === 'mealSubsidy'
        ? mealFigure(input, salary)
        : { id: kind, label: payLabel(input, kind), value: month[kind], unit: 'cents' },
    ),
  }
}

function contributionFigure(
  input: SalaryInput,
  { basis, month }: NetSalary,
  who: 'worker' | 'company',
): Figure {
  const rates = contributionRates(input)
  const own = who === 'worker' ? input.workerContribution : input.companyContribution
  const named =
    who === 'worker'
      ? { id: 'socialSecurity', label: 'Segurança Social', value: month.socialSecurity }
      : {
          id: 'companySocialSecurity',
          label: 'Segurança Social da empresa',
          value: month.companySocialSecurity,
        }
  if (isUnknown(rates)) return { ...named, unit: 'cents', unknown: rates.unknown }
  if (input.employment === 'pensioner')
    return { ...named, unit: 'cents', formula: 'As pensões não descontam para a Segurança Social' }
  return {
    ...named,
    unit: 'cents',
    formula: `${formatEuro(basis.month.contributionBase)} × ${formatRatio(rates[who])}`,
    ...(own === undefined
      ? lawIn(generalContribution, withholdingPeriod(input.period))
      : { source: 'taxa que indicaste' }),
  }
}

function irsFigure(input: SalaryInput, { basis, month }: NetSalary): Figure {
  const { rules } = basis
  const { withheld } = basis.month
  if (!isUnknown(rules) && !isUnknown(withheld) && month.withholding !== undefined)
    return withholdingFigure(withheld, month.withholding, rules, input.rounding)
  const gap = isUnknown(withheld) ? withheld.unknown : undefined
  return {
    id: 'withholding',
    label: 'Retenção de IRS',
    value: undefined,
    unit: 'cents',
    ...(gap !== undefined && { unknown: gap }),
  }
}

const missing = (salary: NetSalary) => {
  const [first] = salary.unknown
  return first === undefined ? {} : { unknown: first }
}

const taken = ({ gross, withholding, socialSecurity }: Payslip): string | undefined =>
  withholding === undefined || socialSecurity === undefined
    ? undefined
    : `${formatEuro(gross)} − ${formatEuro(withholding)} − ${formatEuro(socialSecurity)}`

function yearFigure(salary: NetSalary): Figure {
  const terms = salary.basis.year.flatMap(({ label, payslip, times }) =>
    payslip.net === undefined || times === 0 ? [] : [{ label, net: payslip.net, times }],
  )
  const known = salary.year.net !== undefined
  return {
    id: 'netYear',
    label: 'Líquido do ano',
    value: salary.year.net,
    unit: 'cents',
    ...(known
      ? {
          formula: terms
            .map(({ net, times }) => (times === 1 ? formatEuro(net) : `${times} × ${formatEuro(net)}`))
            .join(' + '),
          parts: terms.map(({ label, net }, index) => ({
            id: `netYear-${index + 1}`,
            label,
            value: net,
            unit: 'cents',
          })),
        }
      : missing(salary)),
  }
}

function companyFigure(input: SalaryInput, salary: NetSalary): Figure[] {
  const { companyCost, companySocialSecurity, gross } = salary.month
  if (input.employment === 'pensioner') return []
  const company = contributionFigure(input, salary, 'company')
  return [
    {
      id: 'companyCost',
      label: 'Custo para a empresa no mês',
      value: companyCost,
      unit: 'cents',
      ...(companySocialSecurity === undefined
        ? { ...(company.unknown !== undefined && { unknown: company.unknown }) }
        : { formula: `${formatEuro(gross)} + ${formatEuro(companySocialSecurity)}` }),
      parts: [company],
    },
  ]
}

/** How the month, the year and the company's cost come about: the answers to "porquê?". */
export function explainNetSalary(input: SalaryInput, salary: NetSalary): readonly Figure[] {
  const formula = taken(salary.month)
  return [
    {
      id: 'net',
      label: 'Líquido do mês',
      value: salary.month.net,
      unit: 'cents',
      ...(formula === undefined ? missing(salary) : { formula }),
      parts: [
        grossFigure(input, salary),
        irsFigure(input, salary),
        contributionFigure(input, salary, 'worker'),
      ],
    },
    yearFigure(salary),
    ...companyFigure(input, salary),
  ]
}
