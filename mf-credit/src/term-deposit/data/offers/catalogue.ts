import data from './catalogue.json'
import type { DepositCatalogue } from './deposit-offer'

/** The deposits that are ranked. JSON widens every literal to text: its shape is tested against the schema. */
export const catalogue = data as unknown as DepositCatalogue
