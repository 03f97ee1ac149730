/**
 * Months between reviews, which the index is named after. Apart from its averages: a form that asks for one of these
 * must not bring 27 years of them to a browser.
 */
export const tenors = [3, 6, 12] as const
export type Tenor = (typeof tenors)[number]
