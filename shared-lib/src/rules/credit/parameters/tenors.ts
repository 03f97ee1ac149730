/**
 * Months between reviews, which the index is named after. Apart from its averages: a form that asks for one of these
 * must not bring 27 years of them to a browser.
 */
export const tenors = [3, 6, 12] as const
export type Tenor = (typeof tenors)[number]

/**
 * What a screen starts with: since January 2024 no tenor is commoner in variable home loans. In December 2025 it had
 * 38.8 % of the stock, twelve months 31.9 % (Banco de Portugal, as RTP reported on 2026-02-06).
 */
export const usualTenor: Tenor = 6
