import { parameter } from 'shared-lib/rules/dated/dated-parameter'
import type { ByPower } from './by-step'
import data from './network-access.json'

export const networkPower = parameter<ByPower>(data.networkPower)

interface NetworkEnergy {
  readonly simple: number
  readonly bi: { readonly offPeak: number; readonly outsideOffPeak: number }
  readonly tri: { readonly peak: number; readonly mid: number; readonly offPeak: number }
  /** Above 20.7 kVA only three-period tariffs are sold. */
  readonly triAbove20: { readonly peak: number; readonly mid: number; readonly offPeak: number }
}

/** Inside every energy price of the catalogue; no price may be lower. */
export const networkEnergy = parameter<NetworkEnergy>(data.networkEnergy)
