import { formatEuro } from 'shared-lib/money/euro'
import { effortLimit, lateIncomeCut, rateShock } from '../../parameters/credit/rate-rules'
import type { Figure } from '../figure'
import { formatRatio } from '../format-ratio'
import type { Effort, EffortInput, RatePlan } from './effort'
import { lawOf, money, ratio } from './figures'

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

const testedFigure = (
  { kind, months }: RatePlan,
  { testedInstalment, shock }: Effort,
  on: EffortInput['on'],
): Figure =>
  money('tested-instalment', 'Prestação testada', testedInstalment, {
    ...lawOf(rateShock, on),
    formula:
      kind === 'fixed'
        ? 'taxa fixa em todo o prazo: sem choque'
        : kind === 'mixed'
          ? `a maior: a do período fixo, ou a seguinte com mais ${formatRatio(shock)} na taxa`
          : `prestação com mais ${formatRatio(shock)} na taxa, em ${months} meses`,
  })

/** Effort rate, its limit and what could be lent. */
export const effortFigures = (rates: RatePlan, input: EffortInput, effort: Effort): Figure[] => [
  ratio('effort-rate', 'Taxa de esforço', effort.effortRate, {
    formula: `(${formatEuro(input.otherInstalments)} + ${formatEuro(effort.testedInstalment)}) ÷ ${formatEuro(effort.countedIncome)}`,
    ...lawOf(effortLimit, input.on),
    parts: [
      testedFigure(rates, effort, input.on),
      incomeFigure(input, effort),
      ratio('effort-limit', 'Limite recomendado', effort.effortLimit, lawOf(effortLimit, input.on)),
    ],
  }),
  money('max-loan-by-income', 'Montante máximo pela taxa de esforço', effort.maxLoanByIncome, {
    formula: `capital cuja prestação testada é ${formatEuro(effort.maxInstalment)} = ${formatEuro(effort.countedIncome)} × ${formatRatio(effort.effortLimit)} − ${formatEuro(input.otherInstalments)}`,
    ...lawOf(effortLimit, input.on),
  }),
]
