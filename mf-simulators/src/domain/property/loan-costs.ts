import { tryValueOn } from 'shared-lib/dated/dated-parameter'
import type { IsoDate } from 'shared-lib/dates/iso-date'
import { type Cents, cents, timesCents } from 'shared-lib/money/cents'
import { formatEuro } from 'shared-lib/money/euro'
import { homeLoanStampDuty } from '../../parameters/credit/home-loan-rules'
import { typicalBankFees } from '../../parameters/property/deed-fees'
import { lawOf, unknownOn } from '../credit/figures'
import { formatRatio } from '../format-ratio'
import { between, exact, sumAmounts } from './amount'
import { amountFigure, type Cost } from './cost'

const fiveYears = 60

/** Stamp duty on the use of the credit: by its term, on the whole amount. Young buyers pay it too. */
function stampDuty(loan: Cents, months: number, date: IsoDate): Cost {
  const labels = { id: 'loan_stamp_duty', label: 'Imposto do selo do crédito' } as const
  const rates = tryValueOn(homeLoanStampDuty, date)
  const because = lawOf(homeLoanStampDuty, date)
  if (!rates) return { ...labels, unknown: unknownOn('o imposto do selo do crédito', date), because }
  const rate = months >= fiveYears ? rates.useFromFiveYears : rates.useUnderFiveYears
  const formula = `${formatEuro(loan)} × ${formatRatio(rate)}`
  return { ...labels, amount: exact(timesCents(loan, rate)), because: { ...because, formula } }
}

const dependsOnBank = 'Cada banco tem o seu preço: são os valores habituais.'

/** What banks usually ask to study, value and sign, with the stamp duty on fees. */
function bankFees(date: IsoDate): Cost {
  const labels = { id: 'bank_fees', label: 'Comissões do banco' } as const
  const fees = tryValueOn(typicalBankFees, date)
  const duty = tryValueOn(homeLoanStampDuty, date)?.fees
  const because = lawOf(typicalBankFees, date)
  if (!fees || duty === undefined)
    return { ...labels, unknown: unknownOn('as comissões habituais dos bancos', date), because }
  const named = {
    'Estudo do processo': fees.study,
    'Avaliação do imóvel': fees.valuation,
    Formalização: fees.formalisation,
  }
  const priced = Object.entries(named).map(([label, { low, high }]) => {
    const withDuty = (fee: number) => timesCents(cents(fee), 1 + duty)
    return { label, amount: between(withDuty(low), withDuty(high), dependsOnBank) }
  })
  const parts = priced.map(({ label, amount }, index) =>
    amountFigure(
      `bank-fee-${index + 1}`,
      `${label}, com imposto do selo de ${formatRatio(duty)}`,
      amount,
      {},
    ),
  )
  return { ...labels, amount: sumAmounts(priced.map(({ amount }) => amount)), because: { ...because, parts } }
}

/** What a mortgage adds to the costs of the deed. @param months term, 12 or more. */
export const loanCosts = (loan: Cents, months: number, date: IsoDate): readonly Cost[] =>
  loan === 0 ? [] : [stampDuty(loan, months, date), bankFees(date)]
