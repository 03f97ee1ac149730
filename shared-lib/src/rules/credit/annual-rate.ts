/** Money that the borrower receives (positive) or pays (negative), so many years after the first flow. */
interface Flow {
  readonly years: number
  /** In any one unit, e.g. cents. */
  readonly amount: number
}

/** Present value at a growth of e^log a year, and how it changes with it. */
function presentValue(flows: readonly Flow[], log: number) {
  let value = 0
  let slope = 0
  for (const { years, amount } of flows) {
    const present = amount * Math.exp(-log * years)
    value += present
    slope -= years * present
  }
  return { value, slope }
}

// From −98 % to some 2 million percent a year: a rate outside is no loan.
const [lowest, highest] = [-4, 10]

/**
 * The yearly rate at which the receipts are worth the payments (annual percentage rate of charge, effective rate), as a
 * fraction. For a loan: received first, paid later. `undefined` when there is no such rate.
 */
export function effectiveAnnualRate(flows: readonly Flow[]): number | undefined {
  let [low, high] = [lowest, highest]
  // With more growth payments weigh less, so that the value rises from the payments to the receipts.
  if (presentValue(flows, low).value > 0 || presentValue(flows, high).value < 0) return undefined
  let log = 0.05
  for (let step = 0; step < 200; step += 1) {
    const { value, slope } = presentValue(flows, log)
    if (value > 0) high = log
    else low = log
    const newton = log - value / slope
    const next = newton > low && newton < high ? newton : (low + high) / 2
    if (Math.abs(next - log) < 1e-13) return Math.expm1(next)
    log = next
  }
  return Math.expm1(log)
}

/** A loan paid out at once and repaid month by month: the first amount after one month, each a twelfth of a year on. */
export const monthlyFlows = (received: number, monthly: readonly number[]): readonly Flow[] => [
  { years: 0, amount: received },
  ...monthly.map((amount, index) => ({ years: (index + 1) / 12, amount: -amount })),
]

/** A fraction with so many decimals of its percentage, halves away from zero: (0.11949, 1) → 0.119. */
export function roundPercent(fraction: number, decimals: number): number {
  const scale = 10 ** (decimals + 2)
  const scaled = Math.sign(fraction) * Math.floor(Math.abs(fraction) * scale + 0.5 + 1e-9)
  return Number((scaled / scale).toFixed(decimals + 2))
}
