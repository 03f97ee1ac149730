/** An amount in integer cents of euro. Arithmetic goes through the helpers here, so that no fraction slips in. */
export type Cents = number & { readonly __brand: 'Cents' }

/** Checks and brands an integer amount. Throws a RangeError for fractions, NaN and amounts past 2^53. */
export function cents(amount: number): Cents {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`${amount} is not a whole number of cents`)
  return (amount === 0 ? 0 : amount) as Cents
}

// Products of decimal prices carry binary noise (1.005 × 100 = 100.49999999999999); a real half must still go up.
const noise = 1e-6

/**
 * Euros → cents, halves away from zero (1.005 → 101, −1.005 → −101), as invoices round.
 * A value within a millionth of a cent of a half counts as a half. Throws a RangeError for NaN and infinities.
 */
export const roundHalfUpToCent = (eur: number): Cents =>
  cents(Math.sign(eur) * Math.floor(Math.abs(eur) * 100 + 0.5 + noise))

/** Cents → euros, for rates and ratios; money that is shown or kept stays in cents. */
export const eurosOf = (amount: Cents): number => amount / 100

export const sumCents = (...amounts: readonly Cents[]): Cents =>
  cents(amounts.reduce((total, amount) => total + amount, 0))

/** `one − other`; `undefined` when either is not known. */
export const lessCents = (one: Cents | undefined, other: Cents | undefined): Cents | undefined =>
  one === undefined || other === undefined ? undefined : cents(one - other)

/** `amount × factor` rounded to the cent, halves away from zero. */
export const timesCents = (amount: Cents, factor: number): Cents => roundHalfUpToCent((amount * factor) / 100)
