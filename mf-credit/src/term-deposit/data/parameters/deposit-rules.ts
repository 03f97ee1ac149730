import { parameter } from 'shared-lib/rules/dated/dated-parameter'
import type { Region } from 'shared-lib/rules/property/region'
import data from './deposit-rules.json'

export type { Region }

/** Where a saver pays tax on interest. */
export const regions: readonly Region[] = ['mainland', 'azores', 'madeira']

/** Tax that a bank in Portugal takes from a resident's interest, as a fraction. */
export const interestTax = parameter<Readonly<Partial<Record<Region, number>>>>(data.interestTax)

/** Days of a year in which interest is counted; the days themselves are the real ones. */
export const yearOfDays = parameter(data.yearOfDays)

/** Cover of the guarantee fund for each holder at each bank, in euros, interest included. */
export const guaranteeLimit = parameter(data.guaranteeLimit)

/** The same of banks under the Swedish fund, in Swedish crowns. */
export const swedishGuarantee = parameter(data.swedishGuarantee)
