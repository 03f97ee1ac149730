import { loadResults } from '../../results/results.load'

const path = '/energia/resultados'
const query =
  'energyType=dual&addressType=current&postalCode=1000&inhabitants=2&houseUsage=normal&contractedPower=3.45&gasTier=1&currentProvider=EDPC'

/** The results page of one household, as the server loads it. */
export const rankedPage = {
  data: loadResults({ path, query, today: '2026-11-21' }),
  location: { path, query },
}
