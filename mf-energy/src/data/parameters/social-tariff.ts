import { parameter } from 'shared-lib/rules/dated/dated-parameter'
import type { ByPower } from './by-step'
import data from './social-tariff.json'

/** Taken off the network access, before VAT. A power that is missing gets no discount. */
interface ElectricitySocialTariff {
  readonly eurPerDay: ByPower
  readonly eurPerKwh: number
}

export const electricitySocialTariff = parameter<ElectricitySocialTariff>(data.electricitySocialTariff)

/** By tier; tiers 3 and 4 (above 500 m³ a year) have none. */
type GasSocialTariff = Readonly<
  Record<number, { readonly eurPerDay: number; readonly eurPerKwh: number } | undefined>
>

export const gasSocialTariff = parameter<GasSocialTariff>(data.gasSocialTariff)
