import { type Cents, cents, sumCents } from 'shared-lib/rules/money/cents'

/** Leaving today's contract for another one at once, over the same months. */
interface Switch {
  /** Cost of each month of today's contract; its length is the horizon. */
  readonly current: readonly Cents[]
  /** Cost of each month of the new one. */
  readonly next: readonly Cents[]
  readonly exitCharge: Cents
  /** Activation and installation of the new one. */
  readonly once: Cents
}

export interface SwitchNow {
  readonly stay: Cents
  readonly go: Cents
  readonly saved: Cents
  /**
   * Months after which what was saved has paid for leaving and for starting; 0 where neither costs anything and the
   * new one is not dearer. It may lie after the months that are counted: the last prices run on. Undefined: never.
   */
  readonly paidBackInMonth?: number
  readonly highestNewMonthly?: Cents
}

/** Highest steady price of a new contract with which going costs no more than staying; undefined where none does. */
export function highestNewMonthly({ current, exitCharge, once }: Omit<Switch, 'next'>): Cents | undefined {
  const highest = Math.floor((sumCents(...current) - exitCharge - once) / current.length)
  return highest < 0 ? undefined : cents(highest)
}

/** Saving of going at once, when it has paid for itself, and up to which price it does. */
export function switchNow({ current, next, exitCharge, once }: Switch): SwitchNow {
  const cost = exitCharge + once
  const [stay, later] = [sumCents(...current), sumCents(...next)]
  const go = cents(later + cost)
  const highest = highestNewMonthly({ current, exitCharge, once })
  const paidBack = paidBackIn(current, next, cost)
  return {
    stay,
    go,
    saved: cents(stay - go),
    ...(paidBack !== undefined && { paidBackInMonth: paidBack }),
    ...(highest !== undefined && { highestNewMonthly: highest }),
  }
}

/** The first month from which on the cost stays covered: a saving that a later price eats up has paid nothing back. */
function paidBackIn(current: readonly Cents[], next: readonly Cents[], cost: number): number | undefined {
  const balances = [-cost]
  for (const [at, price] of current.entries()) balances.push((balances.at(-1) ?? 0) + price - (next[at] ?? 0))
  const lastShort = balances.findLastIndex((balance) => balance < 0)
  if (lastShort < current.length) return lastShort + 1
  const saving = (current.at(-1) ?? 0) - (next.at(-1) ?? 0)
  return saving > 0 ? current.length + Math.ceil(-(balances.at(-1) ?? 0) / saving) : undefined
}

/** Going at once, or when the loyalty period is over. */
interface WaitOrGo extends Omit<Switch, 'once'> {
  /** Months of the loyalty period left. */
  readonly monthsLeft: number
  readonly once?: Cents
}

export interface WaitOrGoVerdict {
  readonly goNow: Cents
  readonly waitUntilEnd: Cents
  readonly stay: Cents
  readonly better: 'now' | 'wait' | 'same'
}

/**
 * Both over the same months. A customer who waits pays today's prices until the period ends and the new contract's
 * first months from then on: `next` begins on the day of the switch. No exit charge is due after the wait.
 */
export function waitOrGo({
  current,
  next,
  exitCharge,
  once = cents(0),
  monthsLeft,
}: WaitOrGo): WaitOrGoVerdict {
  const months = current.length
  const wait = Math.min(monthsLeft, months)
  const started = wait < months ? once : 0
  const goNow = cents(exitCharge + once + sumCents(...next))
  const waitUntilEnd = cents(
    started + sumCents(...current.slice(0, wait)) + sumCents(...next.slice(0, months - wait)),
  )
  const better = goNow === waitUntilEnd ? 'same' : goNow < waitUntilEnd ? 'now' : 'wait'
  return { goNow, waitUntilEnd, stay: sumCents(...current), better }
}
