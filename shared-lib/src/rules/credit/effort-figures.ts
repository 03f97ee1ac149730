import type { IsoDate } from '../dates/iso-date'
import type { Figure } from '../figures/figure'
import { type Cents, cents, timesCents } from '../money/cents'
import { formatEuro } from '../money/euro'
import { formatRatio } from '../money/format-ratio'
import type { Effort, EffortInput, RatePlan } from './effort'
import { annuityFormula, lawOf, money, ratio, withDuty } from './figures'
import { effortLimit, lateIncomeCut, rateShock } from './parameters/rate-rules'

const incomeFigure = ({ income, age, on }: EffortInput, { countedIncome, incomeCut }: Effort): Figure =>
  money('counted-income', 'Rendimento líquido mensal que conta', countedIncome, {
    ...lawOf(lateIncomeCut, on),
    formula:
      incomeCut > 0
        ? `${formatEuro(income)} × (1 − ${formatRatio(incomeCut)}), pela parte do contrato depois dos 70 anos`
        : age === undefined
          ? `${formatEuro(income)}; sem a idade não sabemos se há corte depois dos 70 anos`
          : formatEuro(income),
  })

function testedFormula(amount: Cents, rates: RatePlan, shock: number) {
  const { kind, months, rate, later, interestLevy = 0, levyOnTop = 0 } = rates
  if (later)
    return `a maior: a do período fixo a ${formatRatio(rate)}, ou a seguinte a ${formatRatio(later.rate)} + ${formatRatio(shock)}${levyOnTop > 0 ? ', com imposto do selo sobre os juros' : ''}`
  const formula = annuityFormula(amount, (rate + shock) * (1 + interestLevy), months)
  return kind === 'fixed'
    ? `${formula}; taxa fixa em todo o prazo: sem choque`
    : `${formula}, com ${formatRatio(shock)} de choque`
}

function testedFigure(amount: Cents, rates: RatePlan, on: IsoDate, { shock, testedInstalment }: Effort) {
  const { rate, later, levyOnTop = 0 } = rates
  const duty = later ? 0 : timesCents(timesCents(amount, (rate + shock) / 12), levyOnTop)
  const figure = money('tested-instalment', 'Prestação testada', cents(testedInstalment - duty), {
    ...lawOf(rateShock, on),
    formula: testedFormula(amount, rates, shock),
  })
  return withDuty(figure, cents(duty), timesCents(amount, (rate + shock) / 12), levyOnTop)
}

/** Effort rate, its limit and what could be lent. */
export const effortFigures = (
  amount: Cents,
  rates: RatePlan,
  input: EffortInput,
  effort: Effort,
): Figure[] => [
  ratio('effort-rate', 'Taxa de esforço', effort.effortRate, {
    formula: `(${formatEuro(input.otherInstalments)} + ${formatEuro(effort.testedInstalment)}) ÷ ${formatEuro(effort.countedIncome)}`,
    ...lawOf(effortLimit, input.on),
    parts: [
      testedFigure(amount, rates, input.on, effort),
      incomeFigure(input, effort),
      ratio('effort-limit', 'Limite recomendado', effort.effortLimit, lawOf(effortLimit, input.on)),
    ],
  }),
  money('max-loan-by-income', 'Montante máximo pela taxa de esforço', effort.maxLoanByIncome, {
    formula: `capital cuja prestação testada é ${formatEuro(effort.maxInstalment)} = ${formatEuro(effort.countedIncome)} × ${formatRatio(effort.effortLimit)} − ${formatEuro(input.otherInstalments)}`,
    ...lawOf(effortLimit, input.on),
  }),
]
