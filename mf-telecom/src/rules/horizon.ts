/** Months that today's contract and proposals are looked at. */
export const horizon = 24
