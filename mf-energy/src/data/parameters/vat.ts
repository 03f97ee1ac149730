import type { Parameter } from 'shared-lib/rules/dated/dated-parameter'
import * as sources from './sources'

export const reducedVat: Parameter = {
  id: 'energy.vat.reduced',
  unit: 'ratio',
  law: 'CIVA, art. 18.º',
  confidence: 'A',
  reviewed: '2026-10-01',
  reviewBy: '2027-01-15',
  values: [{ from: '2011-10-01', value: 0.06, source: sources.vat2011 }],
}

export const normalVat: Parameter = {
  id: 'energy.vat.normal',
  unit: 'ratio',
  law: 'CIVA, art. 18.º',
  confidence: 'A',
  reviewed: '2026-10-01',
  reviewBy: '2027-01-15',
  values: [{ from: '2011-10-01', value: 0.23, source: sources.vat2011 }],
}

/** First kWh of every 30 days billed at the reduced rate, in homes up to `maxKva`. */
interface ReducedEnergyVat {
  readonly kwh: number
  readonly largeFamilyKwh: number
  readonly perDays: number
  readonly maxKva: number
}

export const reducedEnergyVat: Parameter<ReducedEnergyVat> = {
  id: 'energy.vat.reduced-kwh',
  unit: 'kWh',
  law: 'Lei n.º 38/2024',
  confidence: 'A',
  reviewed: '2026-10-01',
  reviewBy: '2027-01-15',
  note: 'Shared between the periods of a bill in proportion to the kWh of each.',
  values: [
    {
      from: '2025-01-01',
      value: { kwh: 200, largeFamilyKwh: 300, perDays: 30, maxKva: 6.9 },
      source: sources.taxesTwice,
    },
  ],
}

export const reducedNetworkPowerVat: Parameter = {
  id: 'energy.vat.reduced-network-power',
  unit: 'kVA',
  law: 'DL n.º 60/2019',
  confidence: 'A',
  reviewed: '2026-10-01',
  reviewBy: '2027-01-15',
  note: 'Up to this power the network part of the fixed term is at the reduced rate; above it nothing is.',
  values: [{ from: '2019-07-01', value: 3.45, source: sources.vat2019 }],
}
