import type { Figure } from '../../figures/figure'
import { type Cents, cents } from '../../money/cents'
import { formatEuro } from '../../money/euro'
import { formatRatio } from '../../money/format-ratio'
import { annuityFormula, money, months, ratio } from '../figures'
import { addToMonth, monthInWords } from '../month'
import { indexDecimals, negativeRateRule } from '../parameters/rate-rules'
import * as sources from '../parameters/sources'
import type { EuriborInput, EuriborResult, NextReview, Review } from './euribor-outcome'
import { chargedRate } from './euribor-path'
import { indexFigure } from './index-rate'

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

function nextFigures(input: EuriborInput, result: Outcome): Figure[] {
  const { next, simulatedInstalment } = result
  if (!next)
    return [
      money('next', 'Próxima prestação', undefined, {
        unknown: result.reviews.length > 0 ? noReview : (result.unknown[0] ?? ''),
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

type Outcome = Omit<EuriborResult, 'figures'>

const none = cents(0)

/** A difference is known only where both amounts are. */
const lessFigure = (
  id: string,
  label: string,
  value: Cents | undefined,
  [from = none, to = none]: readonly [Cents | undefined, Cents | undefined],
): Figure[] =>
  value === undefined ? [] : [money(id, label, value, { formula: `${formatEuro(to)} − ${formatEuro(from)}` })]

const changeFigures = (result: Outcome): Figure[] => [
  ...lessFigure('difference', 'Diferença por mês', result.difference, [
    result.currentInstalment,
    result.nextInstalment,
  ]),
  ...lessFigure('simulated-difference', 'Diferença da simulada por mês', result.simulatedDifference, [
    result.currentInstalment,
    result.simulatedInstalment,
  ]),
]

/** Shares of the budget: of the current instalment, the next one and the simulated one. */
const effortFigures = ({ familyBudget = none }: EuriborInput, result: Outcome): Figure[] =>
  (
    [
      ['effort-rate', 'Taxa de esforço da prestação atual', result.effortRate, result.currentInstalment],
      [
        'next-effort-rate',
        'Taxa de esforço da próxima prestação',
        result.nextEffortRate,
        result.nextInstalment,
      ],
      [
        'simulated-effort-rate',
        'Taxa de esforço da prestação simulada',
        result.simulatedEffortRate,
        result.simulatedInstalment,
      ],
    ] as const
  ).flatMap(([id, label, value, instalment = none]) =>
    value === undefined
      ? []
      : [ratio(id, label, value, { formula: `${formatEuro(instalment)} ÷ ${formatEuro(familyBudget)}` })],
  )

const balanceFigure = ({ balance, path }: Outcome): Figure[] => {
  const last = path.at(-1)
  return balance === undefined || last === undefined
    ? []
    : [
        money('balance', `Capital em dívida depois de ${monthInWords(last.month)}`, balance, {
          formula: `${formatEuro(cents(last.balance + last.capital))} − ${formatEuro(last.capital)} de capital`,
        }),
      ]
}

const creditFigure = ({ creditedInterest }: Outcome): Figure[] =>
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
export function euriborFigures(input: EuriborInput, result: Outcome): Figure[] {
  const current = result.currentInstalment === undefined ? undefined : result.reviews.at(-1)
  return [
    current
      ? instalmentFigure(input, 'current', 'Prestação atual', current)
      : money('current', 'Prestação atual', undefined, { unknown: result.unknown[0] ?? '' }),
    ...nextFigures(input, result),
    ...changeFigures(result),
    ...effortFigures(input, result),
    ...balanceFigure(result),
    ...creditFigure(result),
  ]
}
