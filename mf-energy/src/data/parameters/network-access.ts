import type { Parameter } from 'shared-lib/rules/dated/dated-parameter'
import type { ByPower } from './by-step'
import * as sources from './sources'

export const networkPower: Parameter<ByPower> = {
  id: 'energy.network-access.power',
  unit: 'eur/day by kVA',
  law: 'ERSE, tarifas e preços para a energia elétrica em 2026',
  confidence: 'A',
  reviewed: '2026-08-21',
  reviewBy: '2026-12-31',
  values: [
    {
      from: '2026-01-01',
      to: '2026-12-31',
      value: {
        '1.15': 0.0573,
        '2.3': 0.1145,
        '3.45': 0.1718,
        '4.6': 0.2291,
        '5.75': 0.2864,
        '6.9': 0.3436,
        '10.35': 0.5154,
        '13.8': 0.6872,
        '17.25': 0.8591,
        '20.7': 1.0309,
        '27.6': 1.3248,
        '34.5': 1.656,
        '41.4': 1.9872,
      },
      source: sources.tariffsTwice,
    },
  ],
}

interface NetworkEnergy {
  readonly simple: number
  readonly bi: { readonly offPeak: number; readonly outsideOffPeak: number }
  readonly tri: { readonly peak: number; readonly mid: number; readonly offPeak: number }
  /** Above 20.7 kVA only three-period tariffs are sold. */
  readonly triAbove20: { readonly peak: number; readonly mid: number; readonly offPeak: number }
}

/** Inside every energy price of the catalogue; no price may be lower. */
export const networkEnergy: Parameter<NetworkEnergy> = {
  id: 'energy.network-access.energy',
  unit: 'eur/kWh',
  law: 'ERSE, tarifas e preços para a energia elétrica em 2026',
  confidence: 'A',
  reviewed: '2026-08-21',
  reviewBy: '2026-12-31',
  values: [
    {
      from: '2026-01-01',
      to: '2026-12-31',
      value: {
        simple: 0.0607,
        bi: { offPeak: 0.0158, outsideOffPeak: 0.0835 },
        tri: { peak: 0.2452, mid: 0.0412, offPeak: 0.0158 },
        triAbove20: { peak: 0.2457, mid: 0.0524, offPeak: 0.015 },
      },
      source: sources.tariffsTwice,
    },
  ],
}
