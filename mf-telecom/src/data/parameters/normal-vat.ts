import { parameter } from 'shared-lib/rules/dated/dated-parameter'
import type { Region } from 'shared-lib/rules/property/region'
import data from './normal-vat.json'

/** The normal rate of VAT, a fraction by region: what comes on top of a price that law sets without it. */
export const normalVat = parameter<Readonly<Record<Region, number>>>(data.normalVat)
