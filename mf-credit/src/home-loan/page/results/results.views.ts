import { laterCode } from 'shared-lib/kit/ui/later-part/later-part'
import type { OfferList } from './offer-list'

/** The list of offers in a chunk of its own: it comes where editors keep some. Filled before the first drawing. */
export const offerViews: { List?: typeof OfferList } = {}

export async function loadOfferList(): Promise<void> {
  offerViews.List = (await import(/* webpackChunkName: "home-loan-offers" */ './offer-list')).OfferList
}

/** The sums of a new loan: their code comes with the first look at them. */
export const loanCostsCode = laterCode(
  async () => (await import(/* webpackChunkName: "home-loan-costs" */ './loan-costs')).LoanCosts,
)

/** Own money and limits: their code comes with the first look at them. */
export const moneyPartsCode = laterCode(
  async () => (await import(/* webpackChunkName: "home-loan-money" */ './money-parts')).MoneyParts,
)

/** The instalment over the years: its code comes with the first look at it. */
export const ratePathCode = laterCode(
  async () => (await import(/* webpackChunkName: "home-loan-path" */ './rate-path')).RatePath,
)

/** The foot of the page: its code comes with the first look at it. */
export const closingPartsCode = laterCode(
  async () => (await import(/* webpackChunkName: "home-loan-last" */ './closing-parts')).ClosingParts,
)
