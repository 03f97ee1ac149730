import type { Figure } from 'shared-lib/rules/figures/figure'
import { type Cents, roundHalfUpToCent } from 'shared-lib/rules/money/cents'
import { formatEuro } from 'shared-lib/rules/money/euro'
import { formatNumber } from 'shared-lib/rules/money/format-number'
import { formatRatio } from 'shared-lib/rules/money/format-ratio'
import { manyDependents } from '../../data/parameters/payroll/dependent-deductions'
import { overtimeRates } from '../../data/parameters/payroll/overtime'
import { tableTitles } from '../../data/parameters/payroll/withholding-table-choice'
import { youthIrs } from '../../data/parameters/payroll/youth-irs'
import type { WithheldPart } from './payment'
import { type PayrollRules, tableName } from './payroll-rules'
import { roundWithholding } from './payslip'
import type { WithholdingRounding } from './salary-input'
import { lawIn } from './value-in'
import type { Withholding } from './withhold'

/** Exact euros as money on the screen. */
const euro = (amount: number): string => formatEuro(roundHalfUpToCent(amount))

const minus = (amount: number, words: string): string => (amount === 0 ? '' : ` − ${words}`)

function deductionWords({ row, pay, deduction }: Withholding): string {
  if (typeof row.deduction !== 'object') return minus(deduction, euro(deduction))
  const { rate, factor, limit } = row.deduction
  return minus(deduction, `${formatRatio(rate)} × ${formatNumber(factor)} × (${euro(limit)} − ${euro(pay)})`)
}

/** `1.500,00 € × 24,1 % − 193,33 € − 2 × 34,29 €`. */
function tableFormula(one: Withholding, rules: PayrollRules): string {
  const { dependents, disabledDependents, disabledSpouse } = rules
  if (one.row.rate === 0) return `${euro(one.pay)} × 0\u00a0%`
  const terms = [
    `${euro(one.pay)} × ${formatRatio(one.rate)}`,
    deductionWords(one),
    minus(one.forDependents, `${dependents} × ${euro(one.forDependents / Math.max(1, dependents))}`),
    minus(disabledDependents, euro(disabledDependents)),
    minus(disabledSpouse, euro(disabledSpouse)),
    minus(one.forArmedForces, euro(one.forArmedForces)),
  ].join('')
  return one.onWholePay === 0 ? `${terms}, nunca abaixo de zero` : terms
}

function tableFigure(id: string, one: Withholding, rules: PayrollRules): Figure {
  const { table, region, period, rateCut } = rules
  const title = tableTitles[table.id] ?? ''
  return {
    id: `${id}-table`,
    label: `Retenção pela tabela ${table.id} (${title})`,
    value: roundHalfUpToCent(one.onWholePay),
    unit: 'cents',
    formula: tableFormula(one, rules),
    law:
      rateCut > 0
        ? `${rules.law}; taxa reduzida um ponto com três ou mais dependentes (${manyDependents.law})`
        : rules.law,
    source: `${tableName(table.id, region, period)}: ${table.cited}`,
    period: period.label,
  }
}

function effectiveRateFigure(id: string, one: Withholding, rules: PayrollRules): Figure {
  return {
    id: `${id}-effective-rate`,
    label: 'Taxa efetiva',
    value: one.effectiveRate,
    unit: 'ratio',
    formula: `${euro(one.onWholePay)} ÷ ${euro(one.pay)}`,
    parts: [tableFigure(id, one, rules)],
  }
}

function exemptFigure(id: string, one: Withholding, { youth, period }: PayrollRules): Figure[] {
  if (!youth) return []
  const capped = one.pay * youth.exemptShare > youth.cap
  return [
    {
      id: `${id}-exempt`,
      label: 'Parte isenta pelo IRS Jovem',
      value: roundHalfUpToCent(one.exempt),
      unit: 'cents',
      formula: capped
        ? `${youth.capTimesIas} × ${euro(youth.ias)} (IAS) ÷ ${youth.payments}, o limite de cada pagamento`
        : `${euro(one.pay)} × ${formatRatio(youth.exemptShare)}`,
      ...lawIn(youthIrs, period),
    },
  ]
}

/** The whole look-up of one payment, with IRS Jovem where it counts. */
function lookUpParts(id: string, one: Withholding, rules: PayrollRules): readonly Figure[] {
  return rules.youth
    ? [effectiveRateFigure(id, one, rules), ...exemptFigure(id, one, rules)]
    : [tableFigure(id, one, rules)]
}

const lookUpFormula = ({ pay, exempt, effectiveRate, onWholePay }: Withholding): string =>
  exempt > 0 ? `${formatRatio(effectiveRate)} × (${euro(pay)} − ${euro(exempt)})` : euro(onWholePay)

/** Only tables of pensions leave the dependents to the text of the order. */
const isPension = ({ perPensionDependent }: PayrollRules) => perPensionDependent !== undefined

const labels: Readonly<Record<WithheldPart['kind'], string>> = {
  wage: 'Retenção sobre o ordenado',
  holidaySubsidy: 'Retenção sobre o subsídio de férias',
  christmasSubsidy: 'Retenção sobre o subsídio de Natal',
  extraordinaryEarnings: 'Retenção sobre o trabalho suplementar',
  extraordinaryFromHour101: 'Retenção sobre o trabalho suplementar da 101.ª hora em diante',
}

/** A share of a subsidy in twenty-fourths reads better than as a percentage. */
const shareWords = (share: number): string => {
  if (share === 1) return ''
  const twelfths = share * 12
  return Number.isInteger(twelfths) ? ` × ${twelfths}/12` : ` × ${formatNumber(share * 24)}/24`
}

const roundedWords = (rounding: WithholdingRounding): string =>
  rounding === 'each' ? ', arredondado por defeito ao euro' : ''

function partFigure(part: WithheldPart, rules: PayrollRules, rounding: WithholdingRounding): Figure {
  const { kind, from, share, base } = part
  const overtime = base !== undefined
  const whole = kind === 'wage' || overtime || share === 1 ? '' : ' (duodécimo ou parte)'
  const label = kind === 'wage' && isPension(rules) ? 'Retenção sobre a pensão' : labels[kind]
  const { law, source, period } = overtime
    ? lawIn(overtimeRates, rules.period)
    : { law: 'CIRS, art. 99.º-C', source: undefined, period: rules.period.label }
  return {
    id: `withholding-${kind}`,
    label: `${label}${whole}`,
    value: roundWithholding([part], rounding === 'each' ? 'each' : 'cents'),
    unit: 'cents',
    formula: `${
      overtime
        ? `${euro(base)} × ${formatRatio(share)} × ${formatRatio(from.effectiveRate)}`
        : share === 1
          ? lookUpFormula(from)
          : `${euro(from.amount)}${shareWords(share)}`
    }${roundedWords(rounding)}`,
    law,
    source,
    period,
    parts: overtime ? [effectiveRateFigure(kind, from, rules)] : lookUpParts(kind, from, rules),
  }
}

const roundingLaw =
  'CIRS, art. 99.º-E, n.º 1: arredonda-se ao euro inferior; a lei não diz se cada retenção ou o total'

/** IRS withheld from a payment: one part for each autonomous withholding. */
export function withholdingFigure(
  withheld: readonly WithheldPart[],
  total: Cents,
  rules: PayrollRules,
  rounding: WithholdingRounding,
): Figure {
  const parts = withheld.map((part) => partFigure(part, rules, rounding))
  const sum = parts.map(({ value }) => formatEuro(value as Cents)).join(' + ')
  return {
    id: 'withholding',
    label: 'Retenção de IRS',
    value: total,
    unit: 'cents',
    formula: rounding === 'total' ? `${sum}, arredondado por defeito ao euro` : sum,
    law: roundingLaw,
    period: rules.period.label,
    parts,
  }
}
