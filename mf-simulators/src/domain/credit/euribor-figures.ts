import { formatEuro } from 'shared-lib/money/euro'
import { indexDecimals, negativeRateRule } from '../../parameters/credit/rate-rules'
import * as sources from '../../parameters/credit/sources'
import type { Figure } from '../figure'
import { formatRatio } from '../format-ratio'
import type { EuriborInput, EuriborResult, NextReview, Review } from './euribor-outcome'
import { chargedRate } from './euribor-path'
import { annuityFormula, money, months, ratio } from './figures'
import { indexFigure } from './index-rate'
import { addToMonth, monthInWords } from './month'

const signed = (fraction: number) => (fraction < 0 ? `(${formatRatio(fraction)})` : formatRatio(fraction))

function rateFigure({ euriborType, currentSpread }: EuriborInput, review: Review | NextReview): Figure {
  const { month, indexMonth, index, annualRate } = review
  const used = { tenor: euriborType, month: indexMonth, index, neededMonth: addToMonth(month, -1) }
  const isFinal = 'isFinal' in review ? review.isFinal : true
  return ratio('annual-rate', 'Taxa anual nominal', annualRate, {
    formula: `${signed(index)} + ${signed(currentSpread)}`,
    law: indexDecimals.law,
    source: sources.indexRule,
    ...(annualRate < 0 && { period: 'abaixo de zero: sem juros' }),
    parts: [indexFigure({ ...used, isFinal }), ratio('spread', 'Spread', currentSpread)],
  })
}

function instalmentFigure(
  input: EuriborInput,
  id: string,
  label: string,
  review: Review | NextReview,
): Figure {
  const { capital, annualRate, monthsLeft, instalment, firstInstalment, lastInstalment } = review
  return money(id, label, instalment, {
    formula: annuityFormula(capital, chargedRate(annualRate), monthsLeft),
    law: 'DL 74-A/2017; DL 88/2008 (ano de 360 dias, 30 dias por mês)',
    source: sources.dayCount,
    period: `de ${monthInWords(firstInstalment)} a ${monthInWords(lastInstalment)}`,
    parts: [
      money('capital', 'Capital em dívida na revisão', capital),
      months('months-left', 'Meses que faltam', monthsLeft),
      rateFigure(input, review),
    ],
  })
}

const noReview = 'O crédito termina antes da próxima revisão.'

function nextFigures(input: EuriborInput, told: Told): Figure[] {
  const { next, simulatedInstalment } = told
  if (!next)
    return [
      money('next', 'Próxima prestação', undefined, {
        unknown: told.reviews.length > 0 ? noReview : (told.unknown[0] ?? ''),
      }),
    ]
  const simulated = input.otherEuribor
  return [
    instalmentFigure(input, 'next', 'Próxima prestação', next),
    ...(simulated === undefined
      ? []
      : [
          money('simulated', 'Prestação simulada', simulatedInstalment, {
            formula: annuityFormula(
              next.capital,
              chargedRate(simulated + input.currentSpread),
              next.monthsLeft,
            ),
            period: `com a Euribor a ${formatRatio(simulated)}`,
          }),
        ]),
  ]
}

type Told = Omit<EuriborResult, 'figures'>

const changeFigure = ({ difference, nextInstalment, currentInstalment }: Told): Figure[] =>
  difference === undefined || nextInstalment === undefined || currentInstalment === undefined
    ? []
    : [
        money('difference', 'Diferença por mês', difference, {
          formula: `${formatEuro(nextInstalment)} − ${formatEuro(currentInstalment)}`,
        }),
      ]

const effortFigure = ({ familyBudget }: EuriborInput, { effortRate, currentInstalment }: Told): Figure[] =>
  effortRate === undefined || familyBudget === undefined || currentInstalment === undefined
    ? []
    : [
        ratio('effort-rate', 'Taxa de esforço da prestação atual', effortRate, {
          formula: `${formatEuro(currentInstalment)} ÷ ${formatEuro(familyBudget)}`,
        }),
      ]

const creditFigure = ({ creditedInterest }: Told): Figure[] =>
  creditedInterest
    ? [
        money('credited-interest', 'Juros negativos a teu favor', creditedInterest, {
          formula: 'capital em dívida × taxa negativa ÷ 12, mês a mês',
          law: negativeRateRule.law,
          source: sources.negativeRate,
          period:
            'desde julho de 2018; o banco abateu-os ao capital ou guardou-os como crédito: não entram nas contas',
        }),
      ]
    : []

/** Figures of a result, the most asked for first. */
export function euriborFigures(input: EuriborInput, told: Told): Figure[] {
  const current = told.currentInstalment === undefined ? undefined : told.reviews.at(-1)
  return [
    current
      ? instalmentFigure(input, 'current', 'Prestação atual', current)
      : money('current', 'Prestação atual', undefined, { unknown: told.unknown[0] ?? '' }),
    ...nextFigures(input, told),
    ...changeFigure(told),
    ...effortFigure(input, told),
    ...creditFigure(told),
  ]
}
