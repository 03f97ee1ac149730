import { tryValueOn } from '../../dated/dated-parameter'
import { type Cents, cents, roundHalfUpToCent } from '../../money/cents'
import { imtNonResidentRate } from '../parameters/imt-rates'
import { type Amount, between } from './amount'
import { imtOf, type Purchase, type Regime, tableOn, type WholeTax } from './imt'
import { stampDutyOf } from './purchase-stamp-duty'

export interface Buyer {
  /** Part of the property, as a fraction. The shares of all buyers make 1. */
  readonly share: number
  /** 35 or younger on the day, and not a dependant for the IRS of that year. */
  readonly young?: boolean | undefined
  /** Owns a dwelling or a part of one on the day, or did in the three years before: no young regime then. */
  readonly ownedHome?: boolean | undefined
  readonly nonResident?: boolean | undefined
  /** Resident in a country on the list of tax havens. */
  readonly taxHaven?: boolean | undefined
}

export interface BuyerTaxes {
  readonly share: number
  /** One; two when it is not certain which rule applies on that day. */
  readonly regimes: readonly Regime[]
  readonly imt: Amount
  readonly stampDuty: Amount
  /** The IMT by regime and the readings of the duty, for the explanation. */
  readonly imtReadings: readonly WholeTax[]
  readonly stampReadings: readonly WholeTax[]
  /** Refund of a non-resident who becomes a resident within two years, or lets at a moderate rent. */
  readonly refundIfResident?: Cents | undefined
}

const disputedStart =
  'A lei não diz em que dia começa a taxa dos compradores não residentes: lê-se 25 de maio ou 1 de setembro de 2026.'

/** Whether the rates of housing, and of its non-resident buyers, apply. */
export const isHousing = ({ purpose }: Purchase) =>
  purpose === 'own_permanent_home' || purpose === 'other_housing'

const residentRegime = ({ young, ownedHome }: Buyer, purchase: Purchase): Regime =>
  young && !ownedHome && purchase.purpose === 'own_permanent_home' && tableOn('young', purchase)
    ? 'young'
    : 'ordinary'

/** The rules that may apply to a buyer: tax haven before non-resident before young. */
export function regimesOf(buyer: Buyer, purchase: Purchase): readonly Regime[] {
  if (buyer.taxHaven) return ['tax_haven']
  const resident = residentRegime(buyer, purchase)
  if (!buyer.nonResident || !isHousing(purchase)) return [resident]
  const inForce = tryValueOn(imtNonResidentRate, purchase.date)?.inForce
  return inForce === 'yes'
    ? ['non_resident']
    : inForce === 'disputed'
      ? [resident, 'non_resident']
      : [resident]
}

// The noise of binary fractions must not become a cent.
const roundUp = (amount: number): Cents => cents(Math.ceil(amount - 1e-6))

const roundHalfUp = (amount: number): Cents => roundHalfUpToCent(amount / 100)

function amountOf(
  readings: readonly WholeTax[],
  share: number,
  round: (amount: number) => Cents,
  why: string,
): Amount {
  const amounts = readings.map(({ exact }) => round(exact * share))
  return between(cents(Math.min(...amounts)), cents(Math.max(...amounts)), why)
}

function refundOf(
  regimes: readonly Regime[],
  imt: Amount,
  share: number,
  purchase: Purchase,
): Cents | undefined {
  const ordinary = regimes.join() === 'non_resident' ? imtOf('ordinary', purchase) : undefined
  return ordinary && cents(Math.max(0, imt.high - roundHalfUp(ordinary.exact * share)))
}

/**
 * A buyer's share of IMT and stamp duty: each rule is applied to the whole property, then shared out.
 * Undefined when the law of that day is not known.
 */
export function buyerTaxes(buyer: Buyer, purchase: Purchase): BuyerTaxes | undefined {
  const { share } = buyer
  const regimes = regimesOf(buyer, purchase)
  const imtReadings = regimes.flatMap((regime) => imtOf(regime, purchase) ?? [])
  const stampReadings = regimes.flatMap((regime) => stampDutyOf(regime, purchase) ?? [])
  if (imtReadings.length < regimes.length || stampReadings.length < regimes.length) return undefined
  const imt = amountOf(imtReadings, share, roundHalfUp, disputedStart)
  return {
    share,
    regimes,
    imt,
    stampDuty: amountOf(stampReadings, share, roundUp, disputedStart),
    imtReadings,
    stampReadings,
    refundIfResident: refundOf(regimes, imt, share, purchase),
  }
}
