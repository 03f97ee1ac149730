import type { Figure } from '../../figures/figure'
import { cents, timesCents } from '../../money/cents'
import { formatEuro } from '../../money/euro'
import { formatRatio } from '../../money/format-ratio'
import { earlyRepaymentFigures } from '../early-repayment'
import type { Effort } from '../effort'
import { effortFigures } from '../effort-figures'
import { annuityFormula, lawOf, money, months, ratio, unknownOn } from '../figures'
import { feesFormula } from '../home-loan/home-loan-costs'
import {
  consumerChargesStampDuty,
  consumerLongestTerm,
  consumerStampDuty,
} from '../parameters/consumer-credit-rules'
import { maximumTaeg } from '../parameters/maximum-taeg'
import { costFigures } from '../total-cost'
import type { LoanInput, LoanResult } from './loan-outcome'
import { consumerEffortInput, consumerFeeRule, consumerRates, dutyOnUse, taegCategory } from './loan-rules'

type Outcome = Omit<LoanResult, 'unknown' | 'figures'>

const consumerLaw = 'DL 133/2009, anexo I'

/** TAN with the tax on interest, without binary noise. */
const chargedRate = ({ tan }: LoanInput, duty: number) => Number((tan * (1 + duty)).toFixed(9))

const instalmentFigure = (input: LoanInput, duty: number, { amount, instalment }: Outcome): Figure =>
  money('instalment', 'Prestação mensal', instalment, {
    formula: annuityFormula(amount, chargedRate(input, duty), input.wantToBorrowTime),
    law: 'DL 133/2009; TGIS, verba 17.3.1',
    parts: [
      money('amount', 'Montante do crédito', amount),
      months('months', 'Prazo', input.wantToBorrowTime),
      ratio('charged-rate', 'Taxa com o imposto do selo sobre os juros', chargedRate(input, duty), {
        formula: `${formatRatio(input.tan)} × (1 + ${formatRatio(duty)})`,
        ...lawOf(consumerChargesStampDuty, input.contractDate),
      }),
    ],
  })

/** Payment of each month, where that is more than the instalment. */
const paymentFigure = (
  { monthlyFee, monthlyInsurance }: LoanInput,
  duty: number,
  result: Outcome,
): Figure[] =>
  result.monthlyPayment === result.instalment
    ? []
    : [
        money('monthly-payment', 'Tudo o que pagas por mês', result.monthlyPayment, {
          formula: `${formatEuro(result.instalment)} de prestação + ${formatEuro(monthlyFee)} de comissão + ${formatEuro(timesCents(monthlyFee, duty))} de selo + ${formatEuro(monthlyInsurance)} de seguro`,
        }),
      ]

const interestFigure = ({ totalInterest, schedule }: Outcome): Figure =>
  money('total-interest', 'Juros ao todo', totalInterest, {
    formula: `soma dos juros de ${schedule.length} prestações`,
    law: consumerLaw,
  })

function onUseFigure(input: LoanInput, { amount, stampDutyOnUse }: Outcome): Figure {
  const rate = dutyOnUse(input)
  const law =
    input.stampDutyOnUse === undefined
      ? lawOf(consumerStampDuty, input.contractDate)
      : { law: consumerStampDuty.law }
  return money('stamp-duty-on-use', 'Imposto do selo sobre o crédito', stampDutyOnUse, {
    ...law,
    ...(rate === undefined
      ? { unknown: unknownOn('o imposto do selo sobre o crédito ao consumo', input.contractDate) }
      : { formula: `${formatEuro(amount)} × ${formatRatio(rate)}` }),
    ...(input.stampDutyOnUse !== undefined && { period: 'taxa que indicaste' }),
  })
}

const dutyFigures = (input: LoanInput, duty: number, result: Outcome): Figure[] => [
  onUseFigure(input, result),
  money('stamp-duty-on-interest', 'Imposto do selo sobre os juros', result.stampDutyOnInterest, {
    formula: `${formatEuro(result.totalInterest)} × ${formatRatio(duty)}, arredondado mês a mês`,
    ...lawOf(consumerChargesStampDuty, input.contractDate),
  }),
  money('stamp-duty-on-fees', 'Imposto do selo sobre as comissões', result.stampDutyOnFees, {
    formula: feesFormula(
      { openingFees: input.openingFee, monthlyFee: input.monthlyFee },
      result.schedule.length,
      duty,
    ),
    ...lawOf(consumerChargesStampDuty, input.contractDate),
  }),
]

function costs(input: LoanInput, duty: number, result: Outcome): Figure[] {
  const parts = dutyFigures(input, duty, result)
  const { amount, mtic, totalCost = cents(0), taeg, upfrontCosts: upfront = cents(0), schedule } = result
  if (mtic !== undefined)
    return costFigures(
      { amount, upfront, count: schedule.length, leftOut: result.leftOut },
      { mtic, totalCost, taeg },
      consumerLaw,
      parts,
    )
  const unknown = unknownOn('o imposto do selo sobre o crédito ao consumo', input.contractDate)
  return [ratio('taeg', 'TAEG', undefined, { unknown, parts }), money('mtic', 'MTIC', undefined, { unknown })]
}

function ceilingFigure(input: LoanInput, result: Outcome): Figure {
  const unknown =
    taegCategory(input) === undefined
      ? 'Falta dizer se o carro é novo ou usado, e se é leasing.'
      : unknownOn('a TAEG máxima', input.contractDate)
  return ratio('maximum-taeg', 'TAEG máxima do trimestre', result.maximumTaeg, {
    ...lawOf(maximumTaeg, input.contractDate),
    ...(result.maximumTaeg === undefined
      ? { unknown }
      : {
          formula:
            'TAEG média do trimestre anterior neste tipo de crédito mais um quarto, sem passar a média de todos mais metade',
        }),
  })
}

/** Figures of a result, the most asked for first. */
export function loanFigures(input: LoanInput, duty: number, result: Outcome): Figure[] {
  const forEffort = consumerEffortInput(input)
  return [
    instalmentFigure(input, duty, result),
    ...paymentFigure(input, duty, result),
    ...costs(input, duty, result),
    interestFigure(result),
    ceilingFigure(input, result),
    months('max-months', 'Prazo máximo recomendado', result.maxMonths, {
      ...lawOf(consumerLongestTerm, input.contractDate),
      ...(result.maxMonths === undefined && {
        unknown: unknownOn('o prazo máximo recomendado', input.contractDate),
      }),
    }),
    ...(forEffort && result.effortRate !== undefined
      ? effortFigures(result.amount, consumerRates(input, duty), forEffort, result as Effort)
      : []),
    ...(result.early ? earlyRepaymentFigures(result.early, consumerFeeRule(input)) : []),
  ]
}
