import type { Instalment } from 'shared-lib/credit/repayment-plan'
import type { Cents } from 'shared-lib/money/cents'
import * as sources from '../../parameters/credit/sources'
import type { Figure } from '../figure'
import { formatRatio } from '../format-ratio'
import { type EarlyRepayment, earlyRepaymentFigures } from './early-repayment'
import type { Effort } from './effort'
import { effortFigures } from './effort-figures'
import { annuityFormula, money, months, ratio } from './figures'
import { type HomeLoanCosts, homeLoanCostFigures } from './home-loan-costs'
import { limitFigures } from './home-loan-limits'
import type { HomeLoanInput } from './home-loan-outcome'
import { effortInput, feeRule, guaranteeInput } from './home-loan-parts'
import type { RatesTold } from './home-loan-rates'
import { indexFigure } from './index-rate'
import { type GuaranteeOutcome, guaranteeFigures } from './state-guarantee'

export interface Worked {
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
  { spread = 0 }: HomeLoanInput,
  { index }: RatesTold,
): Figure =>
  index
    ? ratio(id, 'Taxa anual nominal', rate, {
        formula: `${formatRatio(index.index)} + ${formatRatio(spread)}${rate === 0 ? ', abaixo de zero sem juros' : ''}`,
        parts: [indexFigure(index), ratio('spread', 'Spread', spread)],
      })
    : ratio(id, 'Taxa anual nominal', rate)

function instalmentFigures(
  input: HomeLoanInput,
  amount: Cents,
  told: RatesTold,
  plan: readonly Instalment[],
): Figure[] {
  const { rate, months: count, later } = told.rates
  const first = money(
    'instalment',
    later ? 'Prestação no período de taxa fixa' : 'Prestação mensal',
    plan[0]?.instalment,
    {
      formula: annuityFormula(amount, rate, count),
      law: instalmentLaw,
      source: sources.dayCount,
      parts: [
        money('amount', 'Montante do crédito', amount),
        months('months', 'Prazo', count),
        later
          ? ratio('annual-rate', 'Taxa anual nominal', rate)
          : variableRate('annual-rate', rate, input, told),
      ],
    },
  )
  const owed = later && plan[later.after - 1]?.balance
  if (!later || owed === undefined) return [first]
  return [
    first,
    money('later-instalment', 'Prestação depois do período fixo', plan[later.after]?.instalment, {
      formula: annuityFormula(owed, later.rate, count - later.after),
      law: instalmentLaw,
      source: sources.dayCount,
      period: `da prestação ${later.after + 1} em diante, se a Euribor não mudar`,
      parts: [
        money('owed', 'Capital em dívida no fim do período fixo', owed),
        variableRate('later-rate', later.rate, input, told),
      ],
    }),
  ]
}

/** Figures of a result, the most asked for first. */
export function homeLoanFigures(input: HomeLoanInput, told: RatesTold, worked: Worked): Figure[] {
  const { costs, effort, early, guarantee, plan } = worked
  const first = plan[0]
  if (!first) return []
  const amount = (first.balance + first.capital) as Cents
  const forEffort = effortInput(input)
  return [
    ...instalmentFigures(input, amount, told, plan),
    ...homeLoanCostFigures(input, costs, plan),
    ...limitFigures(input, amount),
    ...(effort && forEffort ? effortFigures(amount, told.rates, forEffort, effort) : []),
    ...(early ? earlyRepaymentFigures(early, feeRule(input, told.rates, early.month)) : []),
    ...guaranteeFigures(guaranteeInput(input, amount), guarantee),
  ]
}
