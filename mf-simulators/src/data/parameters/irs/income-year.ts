import type { DatedValue } from 'shared-lib/rules/dated/dated-parameter'

/** A value for the income of one calendar year. The return is filed in the year after. */
export const incomeYear = <Value>(year: number, value: Value, source: string): DatedValue<Value> =>
  incomeYears(year, year, value, source)

/** A value for the income of several years in a row. */
const incomeYears = <Value>(
  first: number,
  last: number,
  value: Value,
  source: string,
): DatedValue<Value> => ({ from: `${first}-01-01`, to: `${last}-12-31`, value, source })
