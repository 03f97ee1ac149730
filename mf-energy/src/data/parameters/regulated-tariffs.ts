import { parameter } from 'shared-lib/rules/dated/dated-parameter'
import type { ByPower, ByTier } from './by-step'
import data from './regulated-tariffs.json'

/** EUR before VAT, network access included, up to 20.7 kVA. */
interface RegulatedElectricity {
  readonly powerEurPerDay: ByPower
  /** The simple price up to 2.3 kVA is another one than above. */
  readonly simpleUpTo2: number
  readonly simple: number
  readonly bi: { readonly offPeak: number; readonly outsideOffPeak: number }
  readonly tri: { readonly peak: number; readonly mid: number; readonly offPeak: number }
}

export const regulatedElectricity = parameter<RegulatedElectricity>(data.regulatedElectricity)

/** Per tier: EUR/day and EUR/kWh before VAT, network access included. */
export const regulatedGas = parameter<ByTier<readonly [number, number]>>(data.regulatedGas)
