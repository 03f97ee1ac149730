import type { Parameter } from 'shared-lib/rules/dated/dated-parameter'
import type { ByPower } from './by-step'
import * as sources from './sources'

/** Taken off the network access, before VAT. A power that is missing gets no discount. */
interface ElectricitySocialTariff {
  readonly eurPerDay: ByPower
  readonly eurPerKwh: number
}

export const electricitySocialTariff: Parameter<ElectricitySocialTariff> = {
  id: 'energy.social-tariff.electricity',
  unit: 'eur/day by kVA, eur/kWh',
  law: 'DL n.º 138-A/2010; ERSE, tarifa social em 2026',
  confidence: 'B',
  reviewed: '2026-08-21',
  reviewBy: '2026-12-31',
  note: 'Given automatically by every supplier; the customer may refuse it.',
  values: [
    {
      from: '2026-01-01',
      to: '2026-12-31',
      value: {
        eurPerDay: {
          '1.15': 0.0361,
          '2.3': 0.0722,
          '3.45': 0.1083,
          '4.6': 0.1444,
          '5.75': 0.1806,
          '6.9': 0.2166,
        },
        eurPerKwh: 0.0468,
      },
      source: sources.tariffPages,
    },
  ],
}

/** By tier; tiers 3 and 4 (above 500 m³ a year) have none. */
type GasSocialTariff = Readonly<
  Record<number, { readonly eurPerDay: number; readonly eurPerKwh: number } | undefined>
>

export const gasSocialTariff: Parameter<GasSocialTariff> = {
  id: 'energy.social-tariff.gas',
  unit: 'eur/day, eur/kWh by tier',
  law: 'DL n.º 101/2011; ERSE, tarifa social de gás de outubro de 2025',
  confidence: 'B',
  reviewed: '2026-08-21',
  reviewBy: '2026-10-01',
  values: [
    {
      from: '2025-10-01',
      to: '2026-09-30',
      value: {
        1: { eurPerDay: 0.0156, eurPerKwh: 0.023525 },
        2: { eurPerDay: 0.0379, eurPerKwh: 0.019036 },
      },
      source: sources.tariffPages,
    },
  ],
}
