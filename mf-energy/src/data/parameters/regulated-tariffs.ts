import type { Parameter } from 'shared-lib/rules/dated/dated-parameter'
import type { ByPower, ByTier } from './by-step'
import * as sources from './sources'

/** EUR before VAT, network access included, up to 20.7 kVA. */
interface RegulatedElectricity {
  readonly powerEurPerDay: ByPower
  /** The simple price up to 2.3 kVA is another one than above. */
  readonly simpleUpTo2: number
  readonly simple: number
  readonly bi: { readonly offPeak: number; readonly outsideOffPeak: number }
  readonly tri: { readonly peak: number; readonly mid: number; readonly offPeak: number }
}

/** Of the whole year: what changes within it is the price of energy alone. */
const power2026: ByPower = {
  '1.15': 0.0893,
  '2.3': 0.15,
  '3.45': 0.1917,
  '4.6': 0.2499,
  '5.75': 0.3079,
  '6.9': 0.3659,
  '10.35': 0.5397,
  '13.8': 0.7136,
  '17.25': 0.8875,
  '20.7': 1.0614,
}

export const regulatedElectricity: Parameter<RegulatedElectricity> = {
  id: 'energy.regulated.electricity',
  unit: 'eur/day by kVA, eur/kWh',
  law: 'ERSE, tarifas e preços para a energia elétrica em 2026 (2025: Diretiva n.º 2/2025)',
  confidence: 'B',
  reviewed: '2026-11-23',
  reviewBy: '2026-12-31',
  note:
    '2024 was not found in a usable source. Since 2026-10-01 energy costs 0.005 EUR/kWh more before losses; the ERSE said two bills of that day, ' +
    '37.77 and 97.73 EUR a month, which these prices give.',
  values: [
    {
      from: '2025-01-01',
      to: '2025-12-31',
      value: {
        powerEurPerDay: {
          '1.15': 0.085,
          '2.3': 0.1413,
          '3.45': 0.1786,
          '4.6': 0.2325,
          '5.75': 0.286,
          '6.9': 0.3396,
          '10.35': 0.5004,
          '13.8': 0.6612,
          '17.25': 0.822,
          '20.7': 0.9827,
        },
        simpleUpTo2: 0.1609,
        simple: 0.1658,
        bi: { offPeak: 0.1094, outsideOffPeak: 0.2008 },
        tri: { peak: 0.2448, mid: 0.1777, offPeak: 0.1094 },
      },
      source: sources.erse,
    },
    {
      from: '2026-01-01',
      to: '2026-09-30',
      value: {
        powerEurPerDay: power2026,
        simpleUpTo2: 0.162,
        simple: 0.1654,
        bi: { offPeak: 0.1087, outsideOffPeak: 0.1988 },
        tri: { peak: 0.2495, mid: 0.169, offPeak: 0.1087 },
      },
      source: sources.tariffsTwice,
    },
    {
      from: '2026-10-01',
      to: '2026-12-31',
      value: {
        powerEurPerDay: power2026,
        simpleUpTo2: 0.1677,
        simple: 0.1711,
        bi: { offPeak: 0.1143, outsideOffPeak: 0.2045 },
        tri: { peak: 0.2553, mid: 0.1747, offPeak: 0.1143 },
      },
      source: sources.tariffsOctober2026,
    },
  ],
}

/** Per tier: EUR/day and EUR/kWh before VAT, network access included. */
export const regulatedGas: Parameter<ByTier<readonly [number, number]>> = {
  id: 'energy.regulated.gas',
  unit: 'eur/day, eur/kWh by tier',
  law: 'ERSE, tarifas reguladas de gás natural de outubro de 2025',
  confidence: 'A',
  reviewed: '2026-08-21',
  reviewBy: '2026-10-01',
  note:
    'Prices by tier of the gas year that began on 2026-10-01 were not found: ERSE keeps them in a sheet that no public copy read so far holds. Its release of ' +
    '2026-06-01 says two monthly bills with taxes, 17.38 EUR (1 610 kWh a year, tier 1) and 32.53 EUR (3 407 kWh, tier 2): whoever adds the prices checks them by these.',
  values: [
    {
      from: '2024-10-01',
      to: '2025-09-30',
      value: { 1: [0.0839, 0.0638], 2: [0.1263, 0.0598], 3: [0.1631, 0.0568], 4: [0.1934, 0.0557] },
      source: sources.erse,
    },
    {
      from: '2025-10-01',
      to: '2026-09-30',
      value: { 1: [0.0897, 0.0647], 2: [0.1298, 0.0601], 3: [0.1643, 0.0571], 4: [0.2068, 0.0559] },
      source: sources.gasTariffs2025,
    },
  ],
}
