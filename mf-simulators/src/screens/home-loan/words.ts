import { figureText } from 'shared-lib/explain/figure-text'
import type { RawAnswers } from 'shared-lib/funnel/flow'

/** `14` → `1 ano e 2 meses` */
export function monthsInWords(months: number): string {
  const [years, rest] = [Math.floor(months / 12), months % 12]
  if (years === 0) return figureText(rest, 'months')
  return rest === 0
    ? figureText(years, 'years')
    : `${figureText(years, 'years')} e ${figureText(rest, 'months')}`
}

/** Inputs as a program sends them → texts of the form. */
export const textsOf = (inputs: Readonly<Record<string, number>>): RawAnswers =>
  Object.fromEntries(Object.entries(inputs).map(([name, value]) => [name, String(value).replace('.', ',')]))
