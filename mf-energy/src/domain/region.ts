import { prefixesWithoutGas } from '../parameters/gas-network-prefixes'

/**
 * Whether piped gas is known to reach no municipality of a postal code, whole or its first four digits. False where
 * it is not known, and never the promise of a network.
 */
export const isWithoutGas = (postalCode: string): boolean => prefixesWithoutGas.has(postalCode.slice(0, 4))
