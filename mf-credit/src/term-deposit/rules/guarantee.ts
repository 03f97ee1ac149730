import { type Cents, cents } from 'shared-lib/rules/money/cents'

interface BankDeposit {
  readonly bank: string
  readonly amount: Cents
}

/** How much of all deposits the guarantee fund covers: the limit is of each holder at each bank, whatever the deposits. */
export function guaranteeOf(deposits: readonly BankDeposit[], holders: number, limitEur: number) {
  const banks = new Map<string, number>()
  for (const { bank, amount } of deposits) banks.set(bank, (banks.get(bank) ?? 0) + amount)
  const limit = limitEur * 100 * holders
  const total = deposits.reduce((sum, { amount }) => sum + amount, 0)
  const covered = [...banks.values()].reduce((sum, amount) => sum + Math.min(amount, limit), 0)
  return { coveredCents: cents(covered), uncoveredCents: cents(total - covered) }
}
