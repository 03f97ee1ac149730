import type { Figure } from '../../figures/figure'
import { type Cents, cents } from '../../money/cents'
import { formatRatio } from '../../money/format-ratio'
import { type EarlyRepayment, earlyRepaymentFigures } from '../early-repayment'
import type { Effort, RatePlan } from '../effort'
import { effortFigures } from '../effort-figures'
import { totalRate } from '../euribor/euribor-path'
import { indexFigure } from '../euribor/index-rate'
import { annuityFormula, lawOf, money, months, ratio, withDuty } from '../figures'
import { negativeRateRule } from '../parameters/rate-rules'
import * as sources from '../parameters/sources'
import type { Instalment } from '../repayment-plan'
import { type HomeLoanCosts, homeLoanCostFigures } from './home-loan-costs'
import { limitFigures } from './home-loan-limits'
import type { HomeLoanInput } from './home-loan-outcome'
import { effortInput, feeRule, guaranteeInput } from './home-loan-parts'
import type { UsedRates } from './home-loan-rates'
import { type GuaranteeOutcome, guaranteeFigures } from './state-guarantee'

interface Worked {
  readonly amount: Cents
  readonly costs: HomeLoanCosts | undefined
  readonly effort: Effort | undefined
  readonly early: EarlyRepayment | undefined
  readonly guarantee: GuaranteeOutcome
  readonly plan: readonly Instalment[]
}

const instalmentLaw = 'DL 74-A/2017; DL 88/2008 (ano de 360 dias, 30 dias por mês)'

const variableRate = (
  id: string,
  rate: number,
  { spread = 0, assessmentDate }: HomeLoanInput,
  { index }: UsedRates,
): Figure => {
  if (!index) return ratio(id, 'Taxa anual nominal', rate)
  const isNegative = totalRate(index.index, spread) < 0
  const sum = `${formatRatio(index.index)} + ${formatRatio(spread)}`
  return ratio(id, 'Taxa anual nominal', rate, {
    ...(isNegative && lawOf(negativeRateRule, assessmentDate)),
    formula: isNegative
      ? `${sum}: abaixo de zero não há juros, e o banco desconta a diferença no capital ou guarda-a a teu favor`
      : sum,
    parts: [indexFigure(index), ratio('spread', 'Spread', spread)],
  })
}

const none = cents(0)

/** The instalment without the tax on its interest, then with it. */
const taxed = (
  { instalment = none, levy = none, interest = none }: Partial<Instalment> = {},
  { levyOnTop = 0 }: RatePlan,
  explain: (base: Cents) => Figure,
): Figure => withDuty(explain(cents(instalment - levy)), levy, interest, levyOnTop)

function instalmentFigures(
  input: HomeLoanInput,
  amount: Cents,
  rates: UsedRates,
  plan: readonly Instalment[],
): Figure[] {
  const { rate, months: count, later } = rates.rates
  const first = taxed(plan[0], rates.rates, (base) =>
    money('instalment', later ? 'Prestação no período de taxa fixa' : 'Prestação mensal', base, {
      formula: annuityFormula(amount, rate, count),
      law: instalmentLaw,
      source: sources.dayCount,
      parts: [
        money('amount', 'Montante do crédito', amount),
        months('months', 'Prazo', count),
        later
          ? ratio('annual-rate', 'Taxa anual nominal', rate)
          : variableRate('annual-rate', rate, input, rates),
      ],
    }),
  )
  const owed = later && plan[later.after - 1]?.balance
  if (!later || owed === undefined) return [first]
  return [
    first,
    taxed(plan[later.after], rates.rates, (base) =>
      money('later-instalment', 'Prestação depois do período fixo', base, {
        formula: annuityFormula(owed, later.rate, count - later.after),
        law: instalmentLaw,
        source: sources.dayCount,
        period: `da prestação ${later.after + 1} em diante, se a Euribor não mudar`,
        parts: [
          money('owed', 'Capital em dívida no fim do período fixo', owed),
          variableRate('later-rate', later.rate, input, rates),
        ],
      }),
    ),
  ]
}

/** Figures of a result, the most asked for first. */
export function homeLoanFigures(input: HomeLoanInput, rates: UsedRates, worked: Worked): Figure[] {
  const { amount, costs, effort, early, guarantee, plan } = worked
  const forEffort = effortInput(input)
  return [
    ...instalmentFigures(input, amount, rates, plan),
    ...homeLoanCostFigures(input, costs, plan),
    ...limitFigures(input, amount),
    ...(effort && forEffort ? effortFigures(amount, rates.rates, forEffort, effort) : []),
    ...(early ? earlyRepaymentFigures(early, feeRule(input, rates.rates, early.month)) : []),
    ...guaranteeFigures(guaranteeInput(input, amount), guarantee),
  ]
}
