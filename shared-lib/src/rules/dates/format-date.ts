import { type IsoDate, partsOf } from './iso-date'

// Written out because `Intl` texts differ between the versions that servers and browsers carry.
export const monthNames = [
  'janeiro',
  'fevereiro',
  'março',
  'abril',
  'maio',
  'junho',
  'julho',
  'agosto',
  'setembro',
  'outubro',
  'novembro',
  'dezembro',
] as const

const monthName = (month: number) => monthNames[month - 1] ?? ''

/** `11 de junho de 2026` */
export function formatDatePt(date: IsoDate): string {
  const { year, month, day } = partsOf(date)
  return `${day} de ${monthName(month)} de ${year}`
}

/** `junho de 2026` */
export function formatMonthPt(date: IsoDate): string {
  const { year, month } = partsOf(date)
  return `${monthName(month)} de ${year}`
}

/** `junho` */
export const monthNamePt = (date: IsoDate): string => monthName(partsOf(date).month)
