import type { Parameter } from 'shared-lib/rules/dated/dated-parameter'
import type { ByTier } from './by-step'
import * as sources from './sources'

/** The fixed part is at the reduced VAT rate, and missing from the prices of some suppliers. */
export const gasNetworkFixed: Parameter<ByTier> = {
  id: 'energy.gas.network-access.fixed',
  unit: 'eur/day by tier',
  law: 'ERSE, tarifas de acesso às redes de gás de outubro de 2025',
  confidence: 'A',
  reviewed: '2026-08-21',
  reviewBy: '2026-10-01',
  note: 'The gas year that began on 2026-10-01 was not found.',
  values: [
    {
      from: '2025-10-01',
      to: '2026-09-30',
      value: { 1: 0.0156, 2: 0.0497, 3: 0.0827, 4: 0.1364 },
      source: sources.tariffsTwice,
    },
  ],
}

/** Inside every gas energy price of the catalogue; no price may be lower. */
export const gasNetworkEnergy: Parameter<ByTier> = {
  id: 'energy.gas.network-access.energy',
  unit: 'eur/kWh by tier',
  law: 'ERSE, tarifas de acesso às redes de gás de outubro de 2025',
  confidence: 'A',
  reviewed: '2026-08-21',
  reviewBy: '2026-10-01',
  values: [
    {
      from: '2025-10-01',
      to: '2026-09-30',
      value: { 1: 0.044112, 2: 0.03902, 3: 0.036071, 4: 0.034789 },
      source: sources.tariffsTwice,
    },
  ],
}

export const isp: Parameter = {
  id: 'energy.gas.isp',
  unit: 'eur/kWh',
  law: 'Código dos Impostos Especiais de Consumo, art. 92.º e 92.º-A',
  confidence: 'A',
  reviewed: '2026-06-14',
  reviewBy: '2027-01-15',
  note: 'Gas excise with its carbon part as of June 2026; social-tariff customers are exempt.',
  values: [{ from: '2025-10-01', value: 0.014713, source: sources.gasExcise }],
}
