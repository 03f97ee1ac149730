import type { IsoDate } from 'shared-lib/rules/dates/iso-date'
import { type Cents, cents } from 'shared-lib/rules/money/cents'
import type { DepositCatalogue } from '../data/offers/deposit-offer'
import { type DepositFilters, type RankedDeposit, rankDeposits } from './rank-deposits'
import type { Saver } from './saver'

interface SplitPart {
  readonly amount: Cents
  readonly deposit: RankedDeposit
}

/** More banks are more trouble than the interest is worth: the amount left over is shown. */
const mostBanks = 6

/** Interest is covered, too: a little room is left below the limit of each bank. */
const roomForInterest = 0.97

/**
 * An amount above the guarantee, cut so that each bank holds no more than it covers: the best deposit takes as much as it
 * may, then the best of another bank. One way to do it, not the only one; `leftCents` found no bank. Undefined where the
 * guarantee covers it whole.
 */
export function splitDeposits(
  saver: Saver,
  catalogue: Pick<DepositCatalogue, 'offers'>,
  filters: DepositFilters,
  today: IsoDate,
): { readonly parts: readonly SplitPart[]; readonly leftCents: Cents } | undefined {
  const limit = saver.guaranteeEur * 100 * saver.holders
  if (saver.amount <= limit) return undefined
  const room = Math.floor((limit * roomForInterest) / 100_000) * 100_000
  const parts: SplitPart[] = []
  let left: number = saver.amount
  while (left > 0 && parts.length < mostBanks) {
    const amount = cents(Math.min(left, room))
    const offers = catalogue.offers.filter(({ bank }) =>
      parts.every((one) => one.deposit.offer.bank !== bank),
    )
    const { rows } = rankDeposits({ ...saver, amount }, { offers }, filters, today)
    const [deposit] = rows
    if (!deposit) break
    parts.push({ amount, deposit })
    left -= amount
  }
  return { parts, leftCents: cents(left) }
}
