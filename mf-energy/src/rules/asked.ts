import { regionOf } from 'shared-lib/rules/property/region'
import { prefixesWithoutGas } from '../data/parameters/gas-network-prefixes'
import type { EnergyAnswers } from './energy-answers'

/**
 * Whether piped gas is known to reach no municipality of a postal code, whole or its first four digits. False where
 * it is not known, and never the promise of a network.
 */
export const isWithoutGas = (postalCode: string): boolean => prefixesWithoutGas.has(postalCode.slice(0, 4))

/** Madeira and the Azores: the data have no price there. */
export const onIslands = ({ postalCode }: EnergyAnswers) =>
  postalCode !== undefined && regionOf(postalCode) !== 'mainland'

/** Piped gas is known to reach no part of the postal code. */
export const withoutGas = ({ postalCode }: EnergyAnswers) =>
  postalCode !== undefined && isWithoutGas(postalCode)

export const asksElectricity = (answers: EnergyAnswers) => answers.energyType !== 'gas' && !onIslands(answers)

export const asksGas = (answers: EnergyAnswers) =>
  answers.energyType !== 'electricity' && !onIslands(answers) && !withoutGas(answers)

/** Where no price can be given nothing else is worth asking. */
export const canBePriced = (answers: EnergyAnswers) => asksElectricity(answers) || asksGas(answers)
