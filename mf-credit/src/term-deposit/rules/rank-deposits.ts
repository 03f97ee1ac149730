import type { IsoDate } from 'shared-lib/rules/dates/iso-date'
import { offerAge } from 'shared-lib/rules/offers/catalogue'
import { type Placement, placesIn } from 'shared-lib/rules/offers/places'
import type { PriceAge } from 'shared-lib/rules/offers/price-age'
import type { DepositCatalogue, DepositOffer } from '../data/offers/deposit-offer'
import { leaveOn } from './early-withdrawal'
import { type PricedRate, priceRates, takesAmount } from './price-deposit'
import type { Saver } from './saver'

/** Why a deposit is not for this saver: by the answers, or by what the list protects from. */
const answerReasons = ['amount', 'term', 'newCustomers', 'newMoney', 'locked', 'age'] as const
export const careReasons = ['doubtful', 'unknownWho', 'existingCustomers', 'foreignTax'] as const
export type AnswerReason = (typeof answerReasons)[number]
export type CareReason = (typeof careReasons)[number]

export interface DepositFilters {
  /** Reasons to leave out deposits besides those of the answers. */
  readonly without: readonly CareReason[]
  readonly bank?: string
  /** Only deposits that can be withdrawn before the end. */
  readonly withdrawable?: boolean
  /** Only those with the Portuguese guarantee fund. */
  readonly portugueseFund?: boolean
  readonly online?: boolean
}

/** A deposit with what it leaves this saver. */
export interface RankedDeposit extends PricedRate {
  readonly offer: DepositOffer
  readonly age: PriceAge
  /** The price was not confirmed: never first, and without a place. */
  readonly doubtful: boolean
  /** Its other rates that end in time, the best first. */
  readonly others: readonly PricedRate[]
}

type DepositPlacement = Placement<RankedDeposit>

export interface DepositRanking {
  /** Deposits that pass the filters, the best first: confirmed ones first of all, history below all others. */
  readonly rows: readonly RankedDeposit[]
  /** All that the answers and the opened boxes let through, whatever is filtered: places are counted here. */
  readonly market: readonly RankedDeposit[]
  readonly placed: number
  readonly placementOf: (one: RankedDeposit) => DepositPlacement | undefined
  /** How many deposits each reason leaves out; one deposit may have several. */
  readonly leftOut: Readonly<Partial<Record<AnswerReason | CareReason, number>>>
  /** Left out by at least one reason or filter. */
  readonly hidden: number
}

const answersAgainst = (offer: DepositOffer, saver: Saver): readonly AnswerReason[] => [
  ...(takesAmount(offer, saver.amount) ? [] : (['amount'] as const)),
  ...(offer.eligibility === 'newCustomers' && !saver.newCustomer ? (['newCustomers'] as const) : []),
  ...(offer.eligibility === 'newMoney' && !saver.newMoney ? (['newMoney'] as const) : []),
  ...(offer.earlyWithdrawal.kind === 'notAllowed' && !saver.mayLock ? (['locked'] as const) : []),
  ...(offer.maxAge !== undefined && !saver.upTo30 ? (['age'] as const) : []),
]

const isDoubtful = ({ evidence }: DepositOffer) => evidence.doubt !== undefined || evidence.confidence === 'D'

const caresOf = (offer: DepositOffer): readonly CareReason[] => [
  ...(isDoubtful(offer) ? (['doubtful'] as const) : []),
  ...(offer.eligibility === 'unknown' ? (['unknownWho'] as const) : []),
  ...(offer.eligibility === 'existingCustomers' ? (['existingCustomers'] as const) : []),
  ...(offer.irsWithheldInPortugal ? [] : (['foreignTax'] as const)),
]

const passes = ({ offer }: RankedDeposit, filters: DepositFilters) =>
  (!filters.bank || offer.bank === filters.bank) &&
  (!filters.withdrawable || !['notAllowed', 'unknown'].includes(offer.earlyWithdrawal.kind)) &&
  (!filters.portugueseFund || offer.guaranteeCountry === 'PT') &&
  (!filters.online || offer.channel !== 'branch')

/** Amount left of a deposit whose money leaves on a day of its term. */
export const leaveDeposit = ({ offer, start, parts }: RankedDeposit, saver: Saver, day: number) =>
  leaveOn(day, {
    amount: saver.amount,
    start,
    parts,
    earlyWithdrawal: offer.earlyWithdrawal,
    tax: saver.tax,
    yearDays: saver.yearDays,
  })

/** Half of the term is where most people change their mind. */
export const leaveHalfway = (one: RankedDeposit, saver: Saver) =>
  leaveDeposit(one, saver, Math.floor(one.days / 2))

export const isHistoric = ({ age }: Pick<RankedDeposit, 'age'>) => age.standing === 'historic'
const hasNoPlace = (one: RankedDeposit) => one.doubtful || isHistoric(one)

/** By the net amount; historic ones are last, and the best confirmed one is above all unconfirmed ones. */
function inOrder(priced: readonly RankedDeposit[]): readonly RankedDeposit[] {
  const sorted = priced.toSorted(
    (one, two) =>
      Number(isHistoric(one)) - Number(isHistoric(two)) ||
      two.resultCents - one.resultCents ||
      (one.offer.id < two.offer.id ? -1 : 1),
  )
  const best = sorted.findIndex((one) => !hasNoPlace(one))
  const [first] = best > 0 ? sorted.splice(best, 1) : []
  return first ? [first, ...sorted] : sorted
}

/** Deposits by what they leave in the saver's hand on the day the money is needed, and nothing else. Pure. */
export function rankDeposits(
  saver: Saver,
  { offers }: Pick<DepositCatalogue, 'offers'>,
  filters: DepositFilters,
  today: IsoDate,
): DepositRanking {
  const leftOut: Partial<Record<AnswerReason | CareReason, number>> = {}
  const priced = offers.flatMap((offer): RankedDeposit[] => {
    const [best, ...others] = priceRates(offer, saver)
    const answers = answersAgainst(offer, saver)
    const reasons = [
      ...answers,
      ...(best || answers.includes('amount') ? [] : (['term'] as const)),
      ...caresOf(offer).filter((care) => filters.without.includes(care)),
    ]
    for (const reason of reasons) leftOut[reason] = (leftOut[reason] ?? 0) + 1
    if (!best || reasons.length > 0) return []
    return [{ ...best, offer, others, doubtful: isDoubtful(offer), age: offerAge(offer, today) }]
  })
  const market = inOrder(priced)
  const rows = inOrder(market.filter((one) => passes(one, filters)))
  return {
    rows,
    market,
    placed: market.filter((one) => !hasNoPlace(one)).length,
    placementOf: placesIn(market, {
      id: ({ offer }) => offer.id,
      cents: ({ resultCents }) => -resultCents,
      isHistoric: hasNoPlace,
    }),
    leftOut,
    hidden: offers.length - rows.length,
  }
}
