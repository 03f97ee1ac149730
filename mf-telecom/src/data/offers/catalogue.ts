import type { Catalogue, CatalogueOffer } from 'shared-lib/rules/offers/catalogue'
import data from './catalogue.json'

/** A package as it was published: EUR a month with VAT; what is not known is left out. */
export interface TelecomOffer extends CatalogueOffer {
  readonly provider: string
  readonly providerName: string
  readonly name: string
  readonly monthlyEur: number
  readonly internet?: { readonly downMbps: number; readonly upMbps?: number; readonly technology?: string }
  readonly tv?: { readonly channels: number; readonly boxes?: number; readonly premium?: readonly string[] }
  readonly voice?: boolean
  readonly mobile?: { readonly sims: number; readonly dataGb?: number; readonly unlimited?: boolean }
  readonly loyaltyMonths?: number
  readonly later?: { readonly monthlyEur: number; readonly fromMonth: number }
  readonly activationEur?: number
  readonly condition?: string
  readonly page?: string
}

/** JSON widens every literal to text, so the type is asserted here; `import:telecom` and its test check the shape. */
export const catalogue = data as unknown as Catalogue<TelecomOffer>
