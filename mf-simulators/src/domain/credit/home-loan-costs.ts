import type { Instalment } from 'shared-lib/credit/repayment-plan'
import { tryValueOn } from 'shared-lib/dated/dated-parameter'
import { type Cents, cents, sumCents, timesCents } from 'shared-lib/money/cents'
import { formatEuro } from 'shared-lib/money/euro'
import { type HomeLoanStampDuty, homeLoanStampDuty } from '../../parameters/credit/home-loan-rules'
import type { Figure } from '../figure'
import { formatRatio } from '../format-ratio'
import { lawOf, money, unknownOn } from './figures'
import type { HomeLoanInput, StampDuties } from './home-loan-outcome'
import { costFigures, type TotalCost, totalCost } from './total-cost'

export interface HomeLoanCosts extends StampDuties, TotalCost {
  readonly upfrontCosts: Cents
}

const shareOnUse = ({ useUnderFiveYears, useFromFiveYears }: HomeLoanStampDuty, years: number) =>
  years < 5 ? useUnderFiveYears : useFromFiveYears

const shareOnInterest = ({ housing }: HomeLoanInput, { interest }: HomeLoanStampDuty) =>
  housing === 'investment' ? interest : 0

/** Taxes, TAEG and MTIC. `undefined` on days whose stamp duty is not known: no total without it. */
export function homeLoanCosts(
  input: HomeLoanInput,
  amount: Cents,
  plan: readonly Instalment[],
): HomeLoanCosts | undefined {
  const duty = tryValueOn(homeLoanStampDuty, input.assessmentDate)
  if (!duty) return undefined
  const { openingFees, registrationCosts, monthlyFee, monthlyInsurance, wantToBorrowTime } = input
  const stampDutyOnUse = timesCents(amount, shareOnUse(duty, wantToBorrowTime))
  const onInterest = plan.map(({ interest }) => timesCents(interest, shareOnInterest(input, duty)))
  const onOpening = timesCents(openingFees, duty.fees)
  const onMonthlyFee = timesCents(monthlyFee, duty.fees)
  const upfrontCosts = sumCents(stampDutyOnUse, openingFees, onOpening, registrationCosts)
  const monthly = plan.map(({ instalment }, at) =>
    sumCents(instalment, onInterest[at] ?? cents(0), monthlyFee, onMonthlyFee, monthlyInsurance),
  )
  return {
    ...totalCost(amount, upfrontCosts, monthly),
    stampDutyOnUse,
    stampDutyOnInterest: sumCents(...onInterest),
    stampDutyOnFees: sumCents(onOpening, cents(onMonthlyFee * plan.length)),
    upfrontCosts,
  }
}

const noCost = (input: HomeLoanInput) => unknownOn('o imposto do selo de um crédito', input.assessmentDate)

const dutyFigures = (input: HomeLoanInput, amount: Cents, costs: HomeLoanCosts): Figure[] => {
  const duty = tryValueOn(homeLoanStampDuty, input.assessmentDate)
  if (!duty) return []
  const law = lawOf(homeLoanStampDuty, input.assessmentDate)
  return [
    money('stamp-duty-on-use', 'Imposto do selo sobre o crédito', costs.stampDutyOnUse, {
      formula: `${formatEuro(amount)} × ${formatRatio(shareOnUse(duty, input.wantToBorrowTime))}`,
      ...law,
    }),
    money('stamp-duty-on-interest', 'Imposto do selo sobre os juros', costs.stampDutyOnInterest, {
      formula:
        input.housing === 'investment'
          ? `juros de cada mês × ${formatRatio(duty.interest)}`
          : 'isento na habitação própria',
      ...law,
    }),
    money('stamp-duty-on-fees', 'Imposto do selo sobre as comissões', costs.stampDutyOnFees, {
      formula: `comissões × ${formatRatio(duty.fees)}`,
      ...law,
    }),
  ]
}

/** TAEG, MTIC and taxes, or why they are not known. */
export const homeLoanCostFigures = (
  input: HomeLoanInput,
  amount: Cents,
  costs: HomeLoanCosts | undefined,
): Figure[] => {
  if (!costs)
    return [
      { id: 'taeg', label: 'TAEG', value: undefined, unit: 'ratio', unknown: noCost(input) },
      money('mtic', 'MTIC', undefined, { unknown: noCost(input) }),
    ]
  const start = money('upfront-costs', 'Encargos iniciais', costs.upfrontCosts, {
    formula: `${formatEuro(costs.stampDutyOnUse)} de imposto do selo + ${formatEuro(input.openingFees)} de comissões com selo + ${formatEuro(input.registrationCosts)} de registos`,
  })
  const parts = [start, ...dutyFigures(input, amount, costs)]
  return costFigures(amount, costs, 'DL 74-A/2017 (TAEG e MTIC)', parts)
}
