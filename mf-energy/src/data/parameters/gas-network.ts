import { parameter } from 'shared-lib/rules/dated/dated-parameter'
import type { ByTier } from './by-step'
import data from './gas-network.json'

/** The fixed part is at the reduced VAT rate, and missing from the prices of some suppliers. */
export const gasNetworkFixed = parameter<ByTier>(data.gasNetworkFixed)

/** Inside every gas energy price of the catalogue; no price may be lower. */
export const gasNetworkEnergy = parameter<ByTier>(data.gasNetworkEnergy)

export const isp = parameter(data.isp)
