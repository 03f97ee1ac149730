import type { ByTier, EnergyParameter } from './energy-parameter'
import * as sources from './sources'

/** The fixed part is at the reduced VAT rate, and missing from the prices of some suppliers. */
export const gasNetworkFixed: EnergyParameter<ByTier> = {
  id: 'energy.gas.network-access.fixed',
  unit: 'eur/day by tier',
  confidence: 'A',
  reviewBy: '2026-10-01',
  note: 'The gas year that began on 2026-10-01 was not found.',
  values: [
    {
      from: '2025-10-01',
      to: '2026-09-30',
      value: { 1: 0.0156, 2: 0.0497, 3: 0.0827, 4: 0.1364 },
      source: sources.dadosEnergia,
    },
  ],
}

/** Inside every gas energy price of the catalogue; no price may be lower. */
export const gasNetworkEnergy: EnergyParameter<ByTier> = {
  id: 'energy.gas.network-access.energy',
  unit: 'eur/kWh by tier',
  confidence: 'A',
  reviewBy: '2026-10-01',
  values: [
    {
      from: '2025-10-01',
      to: '2026-09-30',
      value: { 1: 0.044112, 2: 0.03902, 3: 0.036071, 4: 0.034789 },
      source: sources.dadosEnergia,
    },
  ],
}

export const isp: EnergyParameter = {
  id: 'energy.gas.isp',
  unit: 'eur/kWh',
  confidence: 'A',
  reviewBy: '2027-01-15',
  note: 'Gas excise with its carbon part as of June 2026; social-tariff customers are exempt.',
  values: [{ from: '2025-10-01', value: 0.014713, source: sources.dadosEnergia }],
}
