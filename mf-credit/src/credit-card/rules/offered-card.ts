import type { PartnerOffers } from 'shared-lib/contract/partner-offers'
import { tryValueOn } from 'shared-lib/rules/dated/dated-parameter'
import type { IsoDate } from 'shared-lib/rules/dates/iso-date'
import { roundHalfUpToCent } from 'shared-lib/rules/money/cents'
import { fractionOf } from 'shared-lib/rules/money/rate'
import { offerAge } from 'shared-lib/rules/offers/catalogue'
import type { PriceAge } from 'shared-lib/rules/offers/price-age'
import type { CardOffer } from '../data/offers/catalogue'
import { cardsWith } from '../data/offers/partner-offers'
import { type CardConvention, cardConvention } from '../data/parameters/card-rules'
import { type CardDuties, cardDutiesOn } from './card-charges'
import type { RankableCard } from './card-ranking'
import { tanOfTaeg } from './card-taeg'
import { cardMaximumOn, type LegalMaximum } from './legal-maximum'

/** A published card as the rules take it. */
export interface OfferedCard extends RankableCard {
  readonly offer: CardOffer
  /** Also historic when its rate is above today's legal maximum. */
  readonly age: PriceAge
  /** Its nominal rate was not published: it is the one that its TAEG comes from by the convention of the law. */
  readonly isTanEstimated: boolean
  /** Its published TAEG is above today's legal maximum, so it cannot be signed now. */
  readonly isAboveMaximum: boolean
}

/** `undefined` for a card whose nominal rate is neither published nor behind its TAEG: its year has no cost. */
function offeredCard(
  offer: CardOffer,
  on: IsoDate,
  duties: CardDuties,
  convention: CardConvention,
  maximum: LegalMaximum | undefined,
): OfferedCard | undefined {
  const { annualFeeEur, tan, taeg } = offer
  const rate =
    tan === undefined
      ? tanOfTaeg({ ...convention, annualFee: annualFeeEur }, fractionOf(taeg), duties)
      : fractionOf(tan)
  if (rate === undefined) return undefined
  const isAboveMaximum = maximum !== undefined && fractionOf(taeg) > maximum.taeg
  const published = offerAge(offer, on)
  const age: PriceAge = isAboveMaximum ? { ...published, standing: 'historic' } : published
  return {
    id: offer.id,
    offer,
    age,
    isHistoric: age.standing === 'historic',
    isTanEstimated: tan === undefined,
    isAboveMaximum,
    terms: {
      tan: rate,
      annualFee: roundHalfUpToCent(annualFeeEur),
      cashback: fractionOf(offer.cashbackPercent ?? 0),
      cashbackCap: offer.cashbackCapEur === undefined ? undefined : roundHalfUpToCent(offer.cashbackCapEur),
      cashFee: roundHalfUpToCent(offer.cashFeeEur ?? 0),
      cashFeeShare: fractionOf(offer.cashFeePercent ?? 0),
      foreignFee: fractionOf(offer.foreignFeePercent ?? 0),
    },
  }
}

/** The published cards on a day; none when the duties or the convention of that day are unknown. */
export function offeredCards(on: IsoDate, partners?: PartnerOffers): readonly OfferedCard[] {
  const duties = cardDutiesOn(on)
  const convention = tryValueOn(cardConvention, on)
  if (!duties || !convention) return []
  const maximum = cardMaximumOn(on)
  return cardsWith(partners).offers.flatMap(
    (offer) => offeredCard(offer, on, duties, convention, maximum) ?? [],
  )
}
