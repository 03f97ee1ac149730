import { cents } from '../money/cents'
import { formatEuro } from '../money/euro'
import { formatDecimal, formatNumber } from '../money/format-number'
import type { Figure, FigureUnit } from './figure'

/** A real minus: a hyphen before a figure is easily taken for a dash. */
export const withMinus = (text: string): string => text.replace(/^-/, '\u2212')

const counted = (value: number, one: string, many: string) =>
  `${formatNumber(value)} ${value === 1 ? one : many}`

/** A fraction with a fixed number of decimals: a TAEG of eleven percent is `11,0 %`. */
export const percentText = (ratio: number, decimals: number): string =>
  `${withMinus(formatDecimal(ratio * 100, decimals))}\u00a0%`

/** A figure's value as a Portuguese reader writes it: `1.234,56 €`, `11,5 %`, `24 meses`. */
export const figureText = (value: number, unit: FigureUnit): string => withMinus(plainText(value, unit))

function plainText(value: number, unit: FigureUnit): string {
  switch (unit) {
    case 'cents':
      return formatEuro(cents(Math.round(value)))
    case 'ratio':
      return `${formatNumber(value * 100, 3)}\u00a0%`
    case 'months':
      return counted(value, 'mês', 'meses')
    case 'years':
      return counted(value, 'ano', 'anos')
    case 'count':
      return formatNumber(value, 4)
  }
}

/** Finds a figure by its name, however deep among the parts of the others. */
export function figureIn(figures: readonly Figure[]) {
  const find = (list: readonly Figure[], wanted: string): Figure | undefined => {
    for (const figure of list) {
      const found = figure.id === wanted ? figure : find(figure.parts ?? [], wanted)
      if (found) return found
    }
    return undefined
  }
  return (id: string) => find(figures, id)
}
