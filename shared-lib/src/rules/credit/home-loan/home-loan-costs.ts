import { tryValueOn } from '../../dated/dated-parameter'
import type { Figure } from '../../figures/figure'
import { type Cents, cents, sumCents, timesCents } from '../../money/cents'
import { formatEuro } from '../../money/euro'
import { formatRatio } from '../../money/format-ratio'
import { lawOf, money, ratio, unknownOn } from '../figures'
import { type LeftOut, leftOutOf } from '../left-out'
import { type HomeLoanStampDuty, homeLoanStampDuty } from '../parameters/home-loan-rules'
import type { Instalment } from '../repayment-plan'
import { costFigures, type TotalCost, totalCost } from '../total-cost'
import type { HomeLoanInput, StampDuties } from './home-loan-outcome'
import { monthsOf } from './home-loan-parts'

type Plan = readonly Instalment[]

/** Amount lent: all the capital that is repaid. */
const amountIn = (plan: Plan): Cents =>
  sumCents(...plan.map(({ capital, extra }) => sumCents(capital, extra)))

export interface HomeLoanCosts extends StampDuties, TotalCost {
  readonly upfrontCosts: Cents
}

/**
 * No stamp duty on the use of a home loan that pays off one at another lender, up to the capital owed. In the Code by
 * 2010, and unchanged since; the amount above the debt is taxed.
 */
export const movedDebtExemption = {
  law: 'CIS, art. 7.º, n.º 1, al. j)',
  source:
    'Diário da Assembleia da República, II Série-A, n.º 178, 2023-03-06, p. 16, https://debates.parlamento.pt/catalogo/r3/dar/s2a/15/01/178/2023-03-06/16; Lexpoint, novembro de 2023, https://www.lexpoint.pt/conteudos/1016/123659/noticias/oe2024-credito-a-habitacao (lidos a 28 de novembro de 2026)',
}

/** Part of an amount whose use is taxed: what goes above the debt that it moves. */
export const taxedUse = (amount: Cents, movedDebt: Cents = cents(0)): Cents =>
  cents(Math.max(0, amount - movedDebt))

/** Stamp duty on the use of a credit of so many months, as a fraction of the amount. */
export function shareOnUse(duty: HomeLoanStampDuty, months: number): number {
  if (months < 12) return duty.useMonthly * months
  return months < 60 ? duty.useUnderFiveYears : duty.useFromFiveYears
}

export const homeLoanLeftOut = (input: HomeLoanInput): LeftOut[] =>
  leftOutOf({
    insurance: input.monthlyInsurance,
    fees: input.openingFees + input.monthlyFee,
    registration: input.registrationCosts,
  })

/** Taxes, TAEG and MTIC. `undefined` on days whose stamp duty is not known: no total without it. */
export function homeLoanCosts(input: HomeLoanInput, amount: Cents, plan: Plan): HomeLoanCosts | undefined {
  const duty = tryValueOn(homeLoanStampDuty, input.assessmentDate)
  if (!duty) return undefined
  const { openingFees, registrationCosts, monthlyFee, monthlyInsurance } = input
  const stampDutyOnUse = timesCents(taxedUse(amount, input.movedDebt), shareOnUse(duty, monthsOf(input)))
  const onOpening = timesCents(openingFees, duty.fees)
  const onMonthlyFee = timesCents(monthlyFee, duty.fees)
  const upfrontCosts = sumCents(stampDutyOnUse, openingFees, onOpening, registrationCosts)
  const monthly = plan.map(({ instalment }) =>
    sumCents(instalment, monthlyFee, onMonthlyFee, monthlyInsurance),
  )
  return {
    ...totalCost(amount, upfrontCosts, monthly),
    stampDutyOnUse,
    stampDutyOnInterest: sumCents(...plan.map(({ levy }) => levy)),
    stampDutyOnFees: sumCents(onOpening, cents(onMonthlyFee * plan.length)),
    upfrontCosts,
  }
}

type Fees = Pick<HomeLoanInput, 'openingFees' | 'monthlyFee'>

/** `500,00 € × 4 % + 360 × 2,00 € × 4 %` */
export const feesFormula = ({ openingFees, monthlyFee }: Fees, count: number, duty: number): string =>
  `${formatEuro(openingFees)} × ${formatRatio(duty)} + ${count} × ${formatEuro(monthlyFee)} × ${formatRatio(duty)}`

function dutyFigures(
  input: HomeLoanInput,
  costs: HomeLoanCosts,
  duty: HomeLoanStampDuty,
  plan: Plan,
): Figure[] {
  const law = lawOf(homeLoanStampDuty, input.assessmentDate)
  const interest = sumCents(...plan.map((row) => row.interest))
  return [
    money('stamp-duty-on-use', 'Imposto do selo sobre o crédito', costs.stampDutyOnUse, {
      formula: `${formatEuro(taxedUse(amountIn(plan), input.movedDebt))} × ${formatRatio(shareOnUse(duty, monthsOf(input)))}`,
      ...law,
    }),
    money('stamp-duty-on-interest', 'Imposto do selo sobre os juros', costs.stampDutyOnInterest, {
      formula:
        input.housing === 'investment'
          ? `${formatEuro(interest)} × ${formatRatio(duty.interest)}, arredondado mês a mês`
          : 'isento na habitação própria',
      ...law,
    }),
    money('stamp-duty-on-fees', 'Imposto do selo sobre as comissões', costs.stampDutyOnFees, {
      formula: feesFormula(input, plan.length, duty.fees),
      ...law,
    }),
  ]
}

/** TAEG, MTIC and taxes, or why they are not known. */
export function homeLoanCostFigures(
  input: HomeLoanInput,
  costs: HomeLoanCosts | undefined,
  plan: Plan,
): Figure[] {
  const duty = tryValueOn(homeLoanStampDuty, input.assessmentDate)
  if (!costs || !duty) {
    const unknown = unknownOn('o imposto do selo de um crédito', input.assessmentDate)
    return [ratio('taeg', 'TAEG', undefined, { unknown }), money('mtic', 'MTIC', undefined, { unknown })]
  }
  const { openingFees, registrationCosts } = input
  const fees = sumCents(openingFees, timesCents(openingFees, duty.fees))
  const start = money('upfront-costs', 'Encargos iniciais', costs.upfrontCosts, {
    formula: `${formatEuro(costs.stampDutyOnUse)} de imposto do selo + ${formatEuro(fees)} de comissões com imposto + ${formatEuro(registrationCosts)} de registos`,
  })
  const lent = {
    amount: amountIn(plan),
    upfront: costs.upfrontCosts,
    count: plan.length,
    leftOut: homeLoanLeftOut(input),
  }
  return costFigures(lent, costs, 'DL 74-A/2017 (TAEG e MTIC)', [
    start,
    ...dutyFigures(input, costs, duty, plan),
  ])
}
