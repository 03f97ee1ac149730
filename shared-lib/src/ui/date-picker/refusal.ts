import { formatDate, normalDate, parseDate } from '../../dates/date-formats'
import { isIsoDate } from '../../dates/iso-date'
import { type DateRange, isSelectable, ordered, type SelectionRules } from './selection'

const written = (date: string) => (isIsoDate(date) ? formatDate(date, 'DD/MM/YYYY') : date)

/** Why a typed text is no date, in words; undefined for a date and for nothing typed. */
export function unreadable(text: string): string | undefined {
  const date = normalDate(text)
  if (text === '' || parseDate(date, 'DD/MM/YYYY')) return undefined
  return date.length < 10
    ? 'Escreve o dia, o mês e o ano, por exemplo 31/01/2027.'
    : `${date} não existe no calendário.`
}

/** Why the rules refuse a range, in words; undefined when they do not. */
export function refusalOf(range: DateRange, rules: SelectionRules): string | undefined {
  if (isSelectable(range, rules)) return undefined
  const { start, end } = ordered(range)
  const { min, max } = rules
  if (min !== undefined && start < min) return `Escolhe um dia a partir de ${written(min)}.`
  if (max !== undefined && end > max) return `Escolhe um dia até ${written(max)}.`
  return start === end ? `${written(start)} não está disponível.` : 'Há dias indisponíveis entre essas datas.'
}
