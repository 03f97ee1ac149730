import { parameter } from 'shared-lib/rules/dated/dated-parameter'
import data from './overtime.json'

/** Share of the month's effective rate that overtime bears. */
interface OvertimeRates {
  readonly firstHours: number
  /** From hour 101 of the year on. */
  readonly fromHour101: number
}

export const overtimeRates = parameter<OvertimeRates>(data.overtimeRates)
