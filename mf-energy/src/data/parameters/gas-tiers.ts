import type { Parameter } from 'shared-lib/rules/dated/dated-parameter'
import type { ByTier } from './by-step'
import * as sources from './sources'

/** Yearly use of each tier in m³, first and last included; the network operator reviews it every year. */
export const gasTierM3: Parameter<ByTier<readonly [number, number]>> = {
  id: 'energy.gas.tiers',
  unit: 'm3/year',
  law: 'ERSE, escalões de consumo de gás',
  confidence: 'A',
  reviewed: '2026-08-21',
  reviewBy: '2026-10-01',
  values: [
    {
      from: '2025-10-01',
      value: { 1: [0, 220], 2: [221, 500], 3: [501, 1000], 4: [1001, 10_000] },
      source: sources.gasBands,
    },
  ],
}

export const kwhPerM3: Parameter = {
  id: 'energy.gas.kwh-per-m3',
  own: true,
  unit: 'kWh/m3',
  law: 'Aproximação da Quero Poupar; o operador da rede publica o fator exato todos os meses',
  confidence: 'D',
  reviewed: '2026-11-21',
  reviewBy: '2027-01-15',
  note: 'Rounded; the network operator publishes the exact factor every month.',
  values: [{ from: '2025-10-01', value: 11, source: sources.ownEstimate }],
}
