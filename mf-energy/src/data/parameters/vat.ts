import { parameter } from 'shared-lib/rules/dated/dated-parameter'
import data from './vat.json'

export const reducedVat = parameter(data.reducedVat)

export const normalVat = parameter(data.normalVat)

/** First kWh of every 30 days billed at the reduced rate, in homes up to `maxKva`. */
interface ReducedEnergyVat {
  readonly kwh: number
  readonly largeFamilyKwh: number
  readonly perDays: number
  readonly maxKva: number
}

export const reducedEnergyVat = parameter<ReducedEnergyVat>(data.reducedEnergyVat)

export const reducedNetworkPowerVat = parameter(data.reducedNetworkPowerVat)
