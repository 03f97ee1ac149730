import { parameter } from 'shared-lib/rules/dated/dated-parameter'
import type { ByTier } from './by-step'
import data from './gas-tiers.json'

/** Yearly use of each tier in m³, first and last included; the network operator reviews it every year. */
export const gasTierM3 = parameter<ByTier<readonly [number, number]>>(data.gasTierM3)

export const kwhPerM3 = parameter(data.kwhPerM3)
