import { plainCharacters } from '../../text/plain-characters'

/**
 * A postal code as people write or paste it, with its country, its place or other words around it, as `0000-000`; its first four digits alone as
 * they are. Any other text comes back in plain characters.
 */
export const normalPostalCode = (text: string): string =>
  plainCharacters(text).replace(/^(?:.*\D)?(\d{4})(?:[^\p{L}\d]*(\d{3}))?\D*$/u, (_, area, street) =>
    street ? `${area}-${street}` : area,
  )

/** Portuguese postal code, `0000-000`. The first digit is a postal region, 1 (Lisbon) to 9 (islands). */
export const isPostalCode = (text: unknown): boolean =>
  typeof text === 'string' && /^[1-9]\d{3}-\d{3}$/.test(text)

/** The first four digits alone, enough to find the municipality. */
export const isPostalPrefix = (text: unknown): boolean =>
  typeof text === 'string' && /^[1-9]\d{3}$/.test(text)
