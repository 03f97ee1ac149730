import { prefixesWithoutGas } from '../parameters/gas-network-prefixes'
import type { Region } from './results'

/** Region of a postal code or of its first four digits: 90xx–94xx is Madeira, 95xx–99xx the Azores. */
export function regionOf(postalCode: string): Region {
  if (!postalCode.startsWith('9')) return 'mainland'
  return Number(postalCode[1]) <= 4 ? 'madeira' : 'azores'
}

/**
 * Whether piped gas is known to reach no municipality of a postal code, whole or its first four digits. False where
 * it is not known, and never the promise of a network.
 */
export const isWithoutGas = (postalCode: string): boolean => prefixesWithoutGas.has(postalCode.slice(0, 4))
