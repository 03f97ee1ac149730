import type { DepositCatalogue } from '../domain/deposit-offer'
import data from './catalogue.json'

/** The deposits that are ranked. JSON widens every literal to text: its shape is tested against the schema. */
export const catalogue = data as unknown as DepositCatalogue
