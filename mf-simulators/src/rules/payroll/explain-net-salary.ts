import type { Figure } from 'shared-lib/rules/figures/figure'
import { type Cents, cents } from 'shared-lib/rules/money/cents'
import { formatEuro } from 'shared-lib/rules/money/euro'
import { formatRatio } from 'shared-lib/rules/money/format-ratio'
import { mealLimits } from '../../data/parameters/payroll/meal-allowance'
import { generalContribution } from '../../data/parameters/payroll/social-security'
import { withholdingPeriod } from '../../data/parameters/payroll/withholding-tables'
import { contributionRates } from './contributions'
import { withholdingFigure } from './explain-withholding'
import type { NetSalary, YearPart } from './net-salary'
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

const contributionNames = {
  worker: { id: 'socialSecurity', label: 'Segurança Social' },
  company: { id: 'companySocialSecurity', label: 'Segurança Social da empresa' },
} as const

/** A rate that the visitor gave has no law to cite. */
const given = { law: undefined, source: 'taxa que indicaste', period: undefined }

function contributionFigure(
  input: SalaryInput,
  { basis, month }: NetSalary,
  who: 'worker' | 'company',
): Figure {
  const rates = contributionRates(input)
  const { id, label } = contributionNames[who]
  const value = month[id]
  if (isUnknown(rates)) return { id, label, value, unit: 'cents', unknown: rates.unknown }
  if (input.employment === 'pensioner')
    return { id, label, value, unit: 'cents', formula: 'As pensões não descontam para a Segurança Social' }
  const own = who === 'worker' ? input.workerContribution : input.companyContribution
  const { law, source, period } =
    own === undefined ? lawIn(generalContribution, withholdingPeriod(input.period)) : given
  const formula = `${formatEuro(basis.month.contributionBase)} × ${formatRatio(rates[who])}`
  return { id, label, value, unit: 'cents', formula, law, source, period }
}

function irsFigure(input: SalaryInput, { basis, month }: NetSalary): Figure {
  const { rules } = basis
  const { withheld } = basis.month
  if (!isUnknown(rules) && !isUnknown(withheld) && month.withholding !== undefined)
    return withholdingFigure(withheld, month.withholding, rules, input.rounding)
  return {
    id: 'withholding',
    label: 'Retenção de IRS',
    value: undefined,
    unit: 'cents',
    unknown: isUnknown(withheld) ? withheld.unknown : undefined,
  }
}

const taken = ({ gross, withholding, socialSecurity }: Payslip): string | undefined =>
  withholding === undefined || socialSecurity === undefined
    ? undefined
    : `${formatEuro(gross)} − ${formatEuro(withholding)} − ${formatEuro(socialSecurity)}`

const timesWords = ({ payslip: { net = cents(0) }, times }: YearPart): string =>
  times === 1 ? formatEuro(net) : `${times} × ${formatEuro(net)}`

function yearFigure({ basis, year, unknown }: NetSalary): Figure {
  const [id, label, value] = ['netYear', 'Líquido do ano', year.net]
  if (value === undefined) return { id, label, value, unit: 'cents', unknown: unknown[0] }
  return {
    id,
    label,
    value,
    unit: 'cents',
    formula: basis.year.map(timesWords).join(' + '),
    parts: basis.year.map(({ label, payslip }, index) => ({
      id: `netYear-${index + 1}`,
      label,
      value: payslip.net,
      unit: 'cents',
    })),
  }
}

function companyFigure(input: SalaryInput, salary: NetSalary): readonly Figure[] {
  const { companyCost, companySocialSecurity, gross } = salary.month
  if (input.employment === 'pensioner') return []
  const company = contributionFigure(input, salary, 'company')
  const known = companySocialSecurity !== undefined
  return [
    {
      id: 'companyCost',
      label: 'Custo para a empresa no mês',
      value: companyCost,
      unit: 'cents',
      formula: known ? `${formatEuro(gross)} + ${formatEuro(companySocialSecurity)}` : undefined,
      unknown: known ? undefined : company.unknown,
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
      formula,
      unknown: formula === undefined ? salary.unknown[0] : undefined,
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
