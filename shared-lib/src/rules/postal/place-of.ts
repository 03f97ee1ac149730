import places from './postal-places.json'

const byPrefix: ReadonlyMap<string, string> = new Map(
  Object.entries(places.rows).flatMap(([place, prefixes]) =>
    prefixes.split(' ').map((prefix) => [prefix, place] as const),
  ),
)

/**
 * The main place of a postal code, whole or its first four digits: a suggestion, since a prefix may hold others. Undefined for
 * one newer than the list (2015). For a chunk of its own: it is heavy.
 */
export const placeOf = (postalCode: string): string | undefined => byPrefix.get(postalCode.slice(0, 4))
