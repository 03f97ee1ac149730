import type { RawAnswers } from 'shared-lib/kit/funnel/flow'
import { monthsInWords as timeInWords } from 'shared-lib/rules/dates/time-words'

/** `14` → `1 ano e 2 meses` */
export const monthsInWords = (months: number): string => timeInWords(months, 12)

/** Inputs as a program sends them → texts of the form. */
export const textsOf = (inputs: Readonly<Record<string, number>>): RawAnswers =>
  Object.fromEntries(Object.entries(inputs).map(([name, value]) => [name, String(value).replace('.', ',')]))
