import { formatDate, normalDate, parseDate } from '../../../rules/dates/date-formats'
import { isIsoDate } from '../../../rules/dates/iso-date'

/** First and last day that may be chosen: ISO text, which compares correctly. */
export interface DateBounds {
  readonly min?: string | undefined
  readonly max?: string | undefined
}

const written = (date: string) => (isIsoDate(date) ? formatDate(date, 'DD/MM/YYYY') : date)

/** Why a typed text is no date, in words; undefined for a date and for nothing typed. */
export function unreadable(text: string): string | undefined {
  const date = normalDate(text)
  if (text === '' || parseDate(date, 'DD/MM/YYYY')) return undefined
  return date.length < 10
    ? 'Escreve o dia, o mês e o ano, por exemplo 31/01/2027.'
    : `${date} não existe no calendário.`
}

/** Why a day may not be chosen, in words; undefined when it may. */
export function refusalOf(date: string, { min, max }: DateBounds): string | undefined {
  if (min !== undefined && date < min) return `Escolhe um dia a partir de ${written(min)}.`
  if (max !== undefined && date > max) return `Escolhe um dia até ${written(max)}.`
  return undefined
}
