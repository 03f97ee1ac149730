import type { Figure } from '../figures/figure'
import { type Cents, cents, sumCents } from '../money/cents'
import { formatEuro } from '../money/euro'
import { formatRatio } from '../money/format-ratio'
import { effectiveAnnualRate, monthlyFlows, roundPercent } from './annual-rate'
import { money, ratio } from './figures'
import { type LeftOut, withoutWords } from './left-out'
import * as sources from './parameters/sources'

/** Cost of a loan to the borrower, required charges included, optional insurance left out. */
export interface TotalCost {
  /** Yearly rate of charge, one decimal of its percentage. `undefined` when no rate fits. */
  readonly taeg: number | undefined
  /** All that is paid: amount lent plus total cost. */
  readonly mtic: Cents
  readonly totalCost: Cents
}

export const noRate = 'Com estes encargos não há taxa que iguale o que recebes ao que pagas: não há TAEG.'

/** @param monthly payment of each month, from the first instalment on; @param upfront paid on the first day. */
export function totalCost(amount: Cents, upfront: Cents, monthly: readonly Cents[]): TotalCost {
  const rate = effectiveAnnualRate(monthlyFlows(amount - upfront, monthly))
  const mtic = sumCents(upfront, ...monthly)
  return {
    taeg: rate === undefined ? undefined : roundPercent(rate, 1),
    mtic,
    totalCost: cents(mtic - amount),
  }
}

/** Basis of TAEG and MTIC. */
interface Lent {
  readonly amount: Cents
  readonly upfront: Cents
  /** Monthly payments. */
  readonly count: number
  readonly leftOut: readonly LeftOut[]
}

/** TAEG and MTIC with what goes into them; `parts` are the charges. */
export const costFigures = (
  { amount, upfront, count, leftOut }: Lent,
  cost: TotalCost,
  law: string,
  parts: readonly Figure[],
): Figure[] => [
  ratio('taeg', `TAEG${withoutWords(leftOut)}`, cost.taeg, {
    law,
    source: sources.taeg,
    ...(cost.taeg === undefined
      ? { unknown: noRate }
      : {
          formula: `${formatEuro(amount)} − ${formatEuro(upfront)} = soma de ${count} pagamentos ÷ (1 + ${formatRatio(cost.taeg)})^(mês ÷ 12), a uma casa decimal`,
        }),
    parts,
  }),
  money('mtic', `Montante total imputado ao consumidor (MTIC)${withoutWords(leftOut)}`, cost.mtic, {
    formula: `${formatEuro(amount)} + ${formatEuro(cost.totalCost)}`,
    law,
    parts: [money('total-cost', 'Custo total do crédito', cost.totalCost)],
  }),
]
