import { parseAttributes } from 'shared-lib/contract/attributes'
import { loadResults } from '../../results/results.load'
import { tagOffers } from '../../results/tag-offers.load'
import { energyOffersContract } from './energy-offers.contract'

const today = '2026-11-21'
const path = '/energia/resultados'
const query =
  'energyType=dual&addressType=current&postalCode=1000&inhabitants=2&houseUsage=normal&contractedPower=3.45&gasTier=1&currentProvider=EDPC'

/** As it crosses to the browser: `undefined` members are gone on the way. */
const sent = <Data>(data: Data): Data => JSON.parse(JSON.stringify(data))

/** The results page of one household, as the server loads it. */
export const rankedPage = {
  data: sent(loadResults({ path, query, today })),
  location: { path, query },
}

/** Data that the server computes for a tag in a story. */
export const tagData = (attributes: Readonly<Record<string, string>> = {}, on = today) =>
  sent(tagOffers({ attributes: parseAttributes(energyOffersContract.attributes, attributes), today: on }))
