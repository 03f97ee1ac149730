import { valueOn } from '../../dated/dated-parameter'
import type { Figure } from '../../figures/figure'
import { roundPercent } from '../annual-rate'
import { ratio } from '../figures'
import { addToMonth, firstDayOf, type Month, monthInWords } from '../month'
import { euriborAverage, euriborSource, newestEuriborMonth } from '../parameters/euribor'
import { indexDecimals } from '../parameters/rate-rules'
import type { Tenor } from '../parameters/tenors'

/** The index of a month as contracts use it: a fraction, rounded once. `undefined` when the month is not known. */
export function indexOf(tenor: Tenor, month: Month): number | undefined {
  const percent = euriborAverage(tenor, month)
  if (percent === undefined) return undefined
  return roundPercent(percent / 100, valueOn(indexDecimals, firstDayOf(month)))
}

export interface IndexUsed {
  readonly tenor: Tenor
  /** Month whose average it is. */
  readonly month: Month
  readonly index: number
  /** Month that the contract asks for: the one before. */
  readonly neededMonth: Month
  /** False: that month is not known yet and the newest known one replaces it. */
  readonly isFinal: boolean
  /** The visitor's own figure. */
  readonly isOwn?: true
}

/** The index of a contract or review in a month: the average of the month before, or else the newest known. */
export function indexFor(tenor: Tenor, reviewMonth: Month): IndexUsed | undefined {
  const neededMonth = addToMonth(reviewMonth, -1)
  const isFinal = neededMonth <= newestEuriborMonth
  const month = isFinal ? neededMonth : newestEuriborMonth
  const index = indexOf(tenor, month)
  return index === undefined ? undefined : { tenor, month, index, neededMonth, isFinal }
}

/** Why an index of the past is not known. */
export const unknownIndex = (tenor: Tenor, month: Month): string =>
  `Não temos a média da Euribor a ${tenor} meses de ${monthInWords(month)}.`

/** The index with the month it is of, and whether that is the one that will count. */
export function indexFigure({ tenor, month, index, neededMonth, isFinal, isOwn }: IndexUsed): Figure {
  if (isOwn) return ratio('index', 'Euribor que indicaste', index)
  const source = euriborSource(month)
  return ratio('index', `Euribor a ${tenor} meses, média de ${monthInWords(month)}`, index, {
    law: indexDecimals.law,
    ...(source !== undefined && { source }),
    period: isFinal
      ? `revisão de ${monthInWords(addToMonth(neededMonth, 1))}`
      : `a última disponível aqui; a que conta é a de ${monthInWords(neededMonth)}`,
  })
}
