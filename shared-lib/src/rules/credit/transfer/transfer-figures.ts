import type { Figure } from '../../figures/figure'
import { type Cents, cents } from '../../money/cents'
import { formatEuro } from '../../money/euro'
import { formatRatio } from '../../money/format-ratio'
import { indexFigure } from '../euribor/index-rate'
import { annuityFormula, lawOf, money, months, ratio, unknownOn } from '../figures'
import { movedDebtExemption } from '../home-loan/home-loan-costs'
import type { UsedRates } from '../home-loan/home-loan-rates'
import { earlyRepaymentFee, homeLoanStampDuty } from '../parameters/home-loan-rules'
import * as sources from '../parameters/sources'
import { feeShare } from './transfer-costs'
import type { TransferCosts, TransferInput, TransferResult } from './transfer-outcome'

type Outcome = Omit<TransferResult, 'figures'>

const rateFigure = ({ rates, index }: UsedRates): Figure =>
  ratio('annual-rate', 'Taxa anual nominal', rates.rate, {
    ...(index && rates.kind === 'variable' && { parts: [indexFigure(index)] }),
  })

const instalmentFigure = (id: string, label: string, value: Cents, debt: Cents, rates: UsedRates): Figure =>
  money(id, label, value, {
    formula: annuityFormula(debt, rates.rates.rate, rates.rates.months),
    law: 'DL 74-A/2017; DL 88/2008 (ano de 360 dias, 30 dias por mês)',
    source: sources.dayCount,
    parts: [months('months', 'Meses', rates.rates.months), rateFigure(rates)],
  })

const none = cents(0)

function costParts(input: TransferInput, costs: TransferCosts): Figure[] {
  const { transferDate: on, outstandingDebt } = input
  const own = input.earlyRepaymentFee !== undefined
  return [
    money(
      'early-repayment-fee',
      own ? 'Comissão de reembolso antecipado' : 'Comissão de reembolso antecipado, no máximo',
      costs.earlyRepaymentFee,
      {
        formula: `${formatEuro(outstandingDebt)} × ${formatRatio(feeShare(input) ?? 0)}`,
        ...(own ? { law: earlyRepaymentFee.law } : lawOf(earlyRepaymentFee, on)),
      },
    ),
    money(
      'fees-stamp-duty',
      'Imposto do selo sobre as comissões',
      cents(costs.earlyRepaymentFeeStampDuty + costs.openingFeesStampDuty),
      lawOf(homeLoanStampDuty, on),
    ),
    money('stamp-duty-on-use', 'Imposto do selo sobre o montante', none, {
      formula: 'isento até ao que deves',
      ...movedDebtExemption,
    }),
    money('opening-fees', 'Comissões do novo banco', costs.openingFees),
    money('registration', 'Registos e escritura', costs.registrationCosts),
    money('other-costs', 'Outros custos', costs.otherCosts),
  ]
}

function savingFigures(input: TransferInput, result: Outcome): Figure[] {
  const { costs, totalCosts = none, totalSaving = none, breakEvenMonth, verdict } = result
  const unknown = unknownOn('a comissão de reembolso antecipado ou o seu imposto do selo', input.transferDate)
  if (!costs)
    return [
      money('total-costs', 'Custos da transferência', undefined, { unknown }),
      money('total-saving', 'Poupança até ao fim', undefined, { unknown }),
    ]
  const parts = costParts(input, costs)
  return [
    money('total-costs', 'Custos da transferência', totalCosts, {
      formula: parts.map(({ value = 0 }) => formatEuro(cents(value))).join(' + '),
      parts,
    }),
    months('break-even-month', 'Mês em que recuperas o custo', breakEvenMonth, {
      ...(breakEvenMonth === undefined
        ? { unknown: 'Nunca: até ao fim, o que poupas não chega para os custos.' }
        : { formula: `primeiro mês a partir do qual a poupança fica acima de ${formatEuro(totalCosts)}` }),
    }),
    money('total-saving', verdict === 'pays' ? 'Poupança até ao fim' : 'Diferença até ao fim', totalSaving, {
      formula: `${formatEuro(cents(totalSaving + totalCosts))} de pagamentos a menos − ${formatEuro(totalCosts)} de custos`,
    }),
  ]
}

/** Figures of a result, the most asked for first. */
export function transferFigures(
  input: TransferInput,
  current: UsedRates,
  next: UsedRates,
  result: Outcome,
): Figure[] {
  const { outstandingDebt: debt, currentMonthlyCosts, newMonthlyCosts } = input
  const { currentInstalment, newInstalment, monthlySaving } = result
  return [
    money('monthly-saving', 'Poupança por mês', monthlySaving, {
      formula: `(${formatEuro(currentInstalment)} + ${formatEuro(currentMonthlyCosts)}) − (${formatEuro(newInstalment)} + ${formatEuro(newMonthlyCosts)})`,
      parts: [
        instalmentFigure('current-instalment', 'Prestação atual', currentInstalment, debt, current),
        instalmentFigure('new-instalment', 'Prestação nova', newInstalment, debt, next),
      ],
    }),
    ...savingFigures(input, result),
  ]
}
