import { lawOf, unknownOn } from '../../credit/figures'
import { shareOnUse } from '../../credit/home-loan/home-loan-costs'
import { homeLoanStampDuty } from '../../credit/parameters/home-loan-rules'
import { tryValueOn } from '../../dated/dated-parameter'
import type { IsoDate } from '../../dates/iso-date'
import { type Cents, cents, timesCents } from '../../money/cents'
import { formatEuro } from '../../money/euro'
import { formatRatio } from '../../money/format-ratio'
import { type FeeRange, typicalBankFees } from '../parameters/deed-fees'
import { between, exact, sumAmounts } from './amount'
import { amountFigure, type Cost, sumFormula } from './cost'
import { olderLaw } from './imt'

/** Stamp duty on the use of the credit: by its term, on the whole amount. Young buyers pay it too. */
function stampDuty(loan: Cents, months: number, date: IsoDate): Cost {
  const labels = { id: 'loan_stamp_duty', label: 'Imposto do selo do crédito' } as const
  const rates = tryValueOn(homeLoanStampDuty, date)
  const because = lawOf(homeLoanStampDuty, date)
  if (!rates) return { ...labels, unknown: unknownOn('o imposto do selo do crédito', date), because }
  const rate = shareOnUse(rates, months)
  const formula = `${formatEuro(loan)} × ${formatRatio(rate)}`
  return { ...labels, amount: exact(timesCents(loan, rate)), because: { ...because, formula } }
}

const dependsOnBank = 'Cada banco tem o seu preço: são os valores habituais.'

/** A fee with the stamp duty on it. */
function feeFigure(id: string, label: string, { low, high }: FeeRange, duty: number) {
  const withDuty = (fee: number) => timesCents(cents(fee), 1 + duty)
  const amount = between(withDuty(low), withDuty(high), dependsOnBank)
  const before = between(cents(low), cents(high), dependsOnBank)
  const formula = `${sumFormula([before])} × ${formatRatio(1 + duty)}`
  return { amount, figure: amountFigure(id, `${label}, com imposto do selo`, amount, { formula }) }
}

/** Usual fees of banks to study, value and sign. */
function bankFees(date: IsoDate): Cost {
  const labels = { id: 'bank_fees', label: 'Comissões do banco' } as const
  const fees = tryValueOn(typicalBankFees, date)
  const duty = tryValueOn(homeLoanStampDuty, date)?.fees
  const because = olderLaw(typicalBankFees, date)
  if (!fees || duty === undefined)
    return { ...labels, unknown: unknownOn('as comissões habituais dos bancos', date), because }
  const each = [
    feeFigure('study', 'Estudo do processo', fees.study, duty),
    feeFigure('valuation', 'Avaliação do imóvel', fees.valuation, duty),
    feeFigure('formalisation', 'Formalização', fees.formalisation, duty),
  ]
  const amounts = each.map(({ amount }) => amount)
  const parts = each.map(({ figure }) => figure)
  return {
    ...labels,
    amount: sumAmounts(amounts),
    because: { ...because, formula: sumFormula(amounts), parts },
  }
}

/** Costs of the deed added by a mortgage. @param months term, 12 or more. */
export const loanCosts = (loan: Cents, months: number, date: IsoDate): readonly Cost[] =>
  loan === 0 ? [] : [stampDuty(loan, months, date), bankFees(date)]
