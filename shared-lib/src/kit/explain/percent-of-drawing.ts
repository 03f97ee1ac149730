/** A share of a drawing as an attribute, `9.6%`: two digits are less than a pixel of any screen. */
export const percentOfDrawing = (share: number): string => `${Math.round(share * 10_000) / 100}%`
