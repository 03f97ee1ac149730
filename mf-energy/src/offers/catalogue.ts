import data from './catalogue.json'
import type { Catalogue } from './offer'

/**
 * The offers that are ranked: 67 of electricity and 35 of gas, mainland Portugal, fixed prices.
 * JSON widens every literal to text, so the type is asserted here and its shape is tested.
 */
export const catalogue = data as unknown as Catalogue
