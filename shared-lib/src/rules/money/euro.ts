import type { Cents } from './cents'
import { formatDecimal } from './format-number'

const noBreakSpace = '\u00a0'

/** `1.234,56 €`, with a no-break space before the sign. The same text on every server and browser. */
export const formatEuro = (amount: Cents): string => `${formatDecimal(amount / 100, 2)}${noBreakSpace}€`

/** `1.235 €`: whole euros, for amounts where cents would only pretend exactness. */
export const formatWholeEuro = (amount: Cents): string => `${formatDecimal(amount / 100, 0)}${noBreakSpace}€`

/** `1.235 €`, and `1.234,56 €` where there are cents: for amounts in a line of answers. */
export const formatShortEuro = (amount: Cents): string =>
  amount % 100 === 0 ? formatWholeEuro(amount) : formatEuro(amount)

/** `1.235 €` from a thousand euros on, and `234,00 €` below: for columns of amounts that do not have to add up to the cent. */
export const formatColumnEuro = (amount: Cents): string =>
  Math.abs(amount) >= 100_000 ? formatWholeEuro(amount) : formatEuro(amount)

/** `1.235 €` from a thousand euros on, where cents mislead, and `234,56 €` below: for figures that are compared at a glance. */
export const formatBriefEuro = (amount: Cents): string =>
  Math.abs(amount) >= 100_000 ? formatWholeEuro(amount) : formatShortEuro(amount)
