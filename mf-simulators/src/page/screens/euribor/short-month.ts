import { monthInWords } from 'shared-lib/rules/credit/month'

/** `2025-10` → `10/2025` */
export const shortMonth = (month: string): string => month.split('-').reverse().join('/')

/** `2025-10` → `out 25`: below a drawing there is little room. */
export const chartMonth = (month: string): string =>
  `${monthInWords(month).slice(0, 3)}\u00a0${month.slice(2, 4)}`
