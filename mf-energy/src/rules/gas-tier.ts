import { valueOn } from 'shared-lib/rules/dated/dated-parameter'
import type { IsoDate } from 'shared-lib/rules/dates/iso-date'
import { gasTierM3, kwhPerM3 } from '../data/parameters/gas-tiers'
import type { GasTier, GasUse, Inhabitants } from './energy-answers'
import type { Confidence } from './vocabulary'

export const gasTiers: readonly GasTier[] = [1, 2, 3, 4]

/** Yearly kWh of a tier, first and last; derived from m³ with a rounded factor. */
export function tierKwh(on: IsoDate, tier: GasTier): { readonly min: number; readonly max: number } {
  const [min, max] = valueOn(gasTierM3, on)[tier]
  return { min: min * valueOn(kwhPerM3, on), max: max * valueOn(kwhPerM3, on) }
}

/** Tier of a yearly use; above the last one it is still the last. */
export const tierOfKwh = (on: IsoDate, kwh: number): GasTier =>
  gasTiers.find((tier) => kwh <= tierKwh(on, tier).max) ?? 4

const manyPeople = 3

/**
 * Tier for visitors who do not know it: 1 is cooking and little hot water, 2 cooking and hot water for three or more, 3
 * some heating, 4 central heating. Our reading of how ERSE and suppliers describe the tiers (confidence D).
 */
export function recommendGasTier(
  uses: readonly GasUse[],
  inhabitants: Inhabitants,
): { readonly tier: GasTier; readonly confidence: Confidence; readonly text: string } {
  const answer = (tier: GasTier, text: string) => ({ tier, confidence: 'D' as const, text })
  if (uses.includes('centralHeating'))
    return answer(
      4,
      'Com aquecimento central a gás, o consumo costuma cair no escalão 4; um apartamento pequeno pode ficar no 3.',
    )
  if (uses.includes('heater'))
    return answer(3, 'Com aquecimento a gás em parte da casa, o consumo costuma cair no escalão 3.')
  if (uses.includes('waterHeater') && inhabitants >= manyPeople)
    return answer(2, 'Água quente a gás para três pessoas ou mais costuma cair no escalão 2.')
  return answer(1, 'Cozinha a gás, com pouca água quente, costuma caber no escalão 1.')
}
