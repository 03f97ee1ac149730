import type { LeadField, LeadSchema, RouteCall } from 'shared-lib/contract/define-micro-frontend'
import { isRecord } from 'shared-lib/contract/is-record'
import type { PartnerOffers } from 'shared-lib/contract/partner-offers'
import { checkChosenOffer, type OfferNow } from 'shared-lib/kit/funnel/chosen-offer'
import { checkFlowLead } from 'shared-lib/kit/funnel/contact.answers'
import { readAnswers } from 'shared-lib/kit/funnel/flow'
import { readQuery } from 'shared-lib/kit/funnel/funnel-address'
import { limitedFlow } from 'shared-lib/kit/journey/limits'
import type { ShownRate } from 'shared-lib/rules/credit/display-duties/display-duties'
import { toIsoDate } from 'shared-lib/rules/dates/iso-date'
import { sumCents } from 'shared-lib/rules/money/cents'
import { priceAgeWords } from 'shared-lib/rules/offers/price-age-words'
import { offersOf } from '../../data/offers/partner-offers'
import type { HomeLoanAnswers } from '../../fields'
import type { ComparedLoan } from '../../rules/home-loan.notebook'
import { shareOf } from '../../rules/home-loan-checks'
import { type RankedOffer, rankOffers } from '../../rules/rank-offers'
import { homeLoanFunnel } from '../funnel/home-loan.funnel'
import { offerParameter } from '../funnel/home-loan.journey'
import { comparedOf } from './lead-notebook'
import { moreOf, perMonth, rateOf } from './offer-row'
import { optionsOf } from './results-options'
import { kinds } from './words'

/** The offer that a request is about, as it costs today for these answers; plain data. */
export interface ChosenHomeLoan {
  readonly provider: string
  readonly offer: {
    readonly id: string
    readonly name: string
    readonly monthlyCents: number
    readonly asOf: string
  }
  readonly ageWords: string
  readonly rate: ShownRate
}

function rankedOffer(
  loan: ComparedLoan,
  answers: HomeLoanAnswers,
  id: unknown,
  partners: PartnerOffers | undefined,
): RankedOffer | undefined {
  return rankOffers(loan, offersOf(partners), { on: loan.on, share: shareOf(answers) }).find(
    ({ offer }) => offer.id === id,
  )
}

/** Payment of the first month, insurance and products included. */
const nowOf = (one: RankedOffer): OfferNow => ({
  ...one.age,
  id: one.offer.id,
  name: `${one.offer.bank}: ${one.offer.name}`,
  cents: sumCents(one.result.instalment, perMonth(one)),
})

/** The contact form: the offer of the address, priced for its answers; `undefined` without one of ours. */
export function loadChosenOffer({ query, today, offers }: RouteCall): ChosenHomeLoan | undefined {
  const raw = readQuery(homeLoanFunnel, query)
  const answers = readAnswers(homeLoanFunnel, raw)
  const loan = comparedOf(answers, toIsoDate(today), optionsOf(query))
  const one = loan && rankedOffer(loan, answers, raw[offerParameter], offers)
  if (!loan || !one) return undefined
  const { id, name, cents: monthlyCents, asOf } = nowOf(one)
  const { offer, result, age } = one
  return {
    provider: offer.bank,
    offer: { id, name, monthlyCents, asOf },
    ageWords: priceAgeWords(age, loan.on),
    rate: {
      taeg: result.taeg,
      tan: rateOf(one, loan),
      tanKind: kinds[offer.rateType],
      example: {
        amount: loan.amount,
        months: loan.months,
        mtic: result.mtic,
        more: moreOf(one),
        instalment: result.later ? undefined : result.instalment,
      },
    },
  }
}

/** Checks an untrusted lead: contact, answers and the chosen offer, priced again. */
export const checkHomeLoanLead: LeadSchema = (body, today, partners) => {
  const checked = checkFlowLead(limitedFlow(homeLoanFunnel, partners, today), body, today)
  if ('problems' in checked) return checked
  const answers = checked.answers as HomeLoanAnswers
  const loan = comparedOf(answers, toIsoDate(today))
  const chosen = checkChosenOffer(isRecord(body) ? body.offer : undefined, 'monthlyCents', (id) => {
    const one = loan && rankedOffer(loan, answers, id, partners)
    return one && nowOf(one)
  })
  return 'problems' in chosen ? chosen : { lead: { ...checked.lead, ...chosen } }
}

/** Fields of an offer in a lead. */
export const chosenOfferFields: readonly LeadField[] = ['id', 'name', 'monthlyCents', 'asOf'].map((name) => ({
  name: `offer.${name}`,
  required: 'sometimes',
}))
