import { monthsInWords, yearsText } from 'shared-lib/rules/dates/time-words'

/** Longer than any plan. */
const most = 600

/** `17 meses`, `4 anos e 5 meses`, `mais de 50 anos`. */
export const monthsWords = (months: number): string =>
  months > most ? `mais de ${yearsText(most / 12)}` : monthsInWords(months)
