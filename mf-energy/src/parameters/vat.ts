import type { EnergyParameter } from './energy-parameter'
import * as sources from './sources'

export const reducedVat: EnergyParameter = {
  id: 'energy.vat.reduced',
  unit: 'ratio',
  confidence: 'A',
  reviewBy: '2027-01-15',
  values: [{ from: '2025-01-01', value: 0.06, source: sources.billFormula }],
}

export const normalVat: EnergyParameter = {
  id: 'energy.vat.normal',
  unit: 'ratio',
  confidence: 'A',
  reviewBy: '2027-01-15',
  values: [{ from: '2025-01-01', value: 0.23, source: sources.billFormula }],
}

/** First kWh of every 30 days billed at the reduced rate, in homes up to `maxKva`. */
export interface ReducedEnergyVat {
  readonly kwh: number
  readonly largeFamilyKwh: number
  readonly perDays: number
  readonly maxKva: number
}

export const reducedEnergyVat: EnergyParameter<ReducedEnergyVat> = {
  id: 'energy.vat.reduced-kwh',
  unit: 'kWh',
  confidence: 'A',
  reviewBy: '2027-01-15',
  note: 'Shared between the periods of a bill in proportion to the kWh of each.',
  values: [
    {
      from: '2025-01-01',
      value: { kwh: 200, largeFamilyKwh: 300, perDays: 30, maxKva: 6.9 },
      source: sources.billFormula,
    },
  ],
}

export const reducedNetworkPowerVat: EnergyParameter = {
  id: 'energy.vat.reduced-network-power',
  unit: 'kVA',
  confidence: 'A',
  reviewBy: '2027-01-15',
  note: 'Up to this power the network part of the fixed term is at the reduced rate; above it nothing is.',
  values: [{ from: '2025-01-01', value: 3.45, source: sources.billFormula }],
}
