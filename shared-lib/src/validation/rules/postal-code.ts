/** Portuguese postal code, `0000-000`. The first digit is a postal region, 1 (Lisbon) to 9 (islands). */
export const isPostalCode = (text: unknown): boolean =>
  typeof text === 'string' && /^[1-9]\d{3}-\d{3}$/.test(text)

/** The first four digits alone, enough to know the municipality. */
export const isPostalPrefix = (text: unknown): boolean =>
  typeof text === 'string' && /^[1-9]\d{3}$/.test(text)
