import type { IsoDate } from 'shared-lib/rules/dates/iso-date'
import { cents, roundHalfUpToCent, sumCents } from 'shared-lib/rules/money/cents'
import { fractionOf } from 'shared-lib/rules/money/rate'
import { offerAge } from 'shared-lib/rules/offers/catalogue'
import { placesIn } from 'shared-lib/rules/offers/places'
import type { PriceAge } from 'shared-lib/rules/offers/price-age'
import type { HomeLoanOffer } from '../data/offers/partner-offers'
import type { ComparedLoan } from './home-loan.notebook'
import type { Proposal } from './proposal'
import { type ProposalResult, proposalResult } from './proposal-cost'

export interface RankedOffer {
  readonly offer: HomeLoanOffer
  readonly age: PriceAge
  /** None for a price that is history. */
  readonly place: number | undefined
  /** Cost that it is ranked by: of the first month, or of the whole time that the loan is kept. */
  readonly cents: number
  readonly result: Omit<ProposalResult, 'plan'>
}

const fraction = (percent: number | undefined) => (percent === undefined ? undefined : fractionOf(percent))

/** An offer as a proposal; undefined where a rate that it needs is missing. */
function proposalOf(offer: HomeLoanOffer, months: number): Proposal | undefined {
  const { rateType, tan, spread, fixedYears } = offer
  if (rateType !== 'variable' && tan === undefined) return undefined
  if (rateType !== 'fixed' && spread === undefined) return undefined
  if (rateType === 'mixed' && fixedYears === undefined) return undefined
  const fixed = { fixed: months, mixed: (fixedYears ?? 0) * 12, variable: 0 }[rateType]
  return {
    fixedMonths: Math.min(months, fixed),
    fixedRate: fraction(tan),
    spread: fraction(spread),
    upfront: {
      openingFees: roundHalfUpToCent(offer.openingFees),
      registrationCosts: roundHalfUpToCent(offer.registrationCosts),
    },
    cashback: roundHalfUpToCent(offer.cashback ?? 0),
    monthlyCosts: sumCents(
      roundHalfUpToCent(offer.insurancePerMonth),
      roundHalfUpToCent(offer.productsPerMonth),
    ),
  }
}

interface Ranked {
  readonly on: IsoDate
  /** Share of the home's value that is borrowed. */
  readonly share: number | undefined
}

/** Offers of a loan by what they cost, and history below them. What lends less than is asked for is left out. */
export function rankOffers(
  loan: ComparedLoan,
  offers: readonly HomeLoanOffer[],
  { on, share = 0 }: Ranked,
): readonly RankedOffer[] {
  const priced = offers.flatMap((offer) => {
    const proposal = proposalOf(offer, loan.months)
    if (!proposal || share > (fraction(offer.maxShare) ?? 1) + 1e-9) return []
    const found = proposalResult(loan, proposal, [loan.kept])
    if (!found) return []
    const { plan: _, ...result } = found
    const byMonth = sumCents(result.instalment, proposal.monthlyCosts)
    const total = result.until[0]?.cost ?? cents(0)
    return [
      {
        offer,
        age: offerAge(offer, on),
        result,
        cents: loan.orderBy === 'monthlyRepayment' ? byMonth : total,
      },
    ]
  })
  const isHistoric = ({ age }: (typeof priced)[number]) => age.standing === 'historic'
  const market = priced.toSorted(
    (one, two) => Number(isHistoric(one)) - Number(isHistoric(two)) || one.cents - two.cents,
  )
  const placementOf = placesIn(market, {
    id: ({ offer }) => offer.id,
    cents: (one) => one.cents,
    isHistoric,
  })
  return market.map((one) => ({ ...one, place: placementOf(one)?.place }))
}
