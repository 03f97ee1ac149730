/** Net rate of a year: `tanb` less the tax, both fractions. */
export const netRate = (tanb: number, tax: number): number => tanb * (1 - tax)

/** Gross rate that leaves so much after tax. */
export const rateNeeded = (netYield: number, tax: number): number => netYield / (1 - tax)

const daysOfYear = 365

/** Yearly effective net rate: what a year would leave if the same were earned over and over. */
export const effectiveRate = (net: number, amount: number, days: number): number =>
  (1 + net / amount) ** (daysOfYear / days) - 1

/** A yield in what it buys: prices rose by `inflation` over the same days. Not a subtraction. */
export const realYield = (netYield: number, inflation: number): number => (1 + netYield) / (1 + inflation) - 1

/** How much prices rise in so many days at a yearly rate. */
export const risen = (yearly: number, days: number): number => (1 + yearly) ** (days / daysOfYear) - 1
