import { toIsoDate } from 'shared-lib/rules/dates/iso-date'
import { cents } from 'shared-lib/rules/money/cents'
import { catalogue } from '../src/term-deposit/data/offers/catalogue'
import { rankDeposits } from '../src/term-deposit/rules/rank-deposits'
import { saverOf } from '../src/term-deposit/rules/saver'

// Prints one JSON line: ms that ranking every rate of the catalogue takes for one saver, median of 200 after 50 to warm up.
const on = toIsoDate(catalogue.asOf)
const saver = saverOf({
  amount: cents(1_000_000),
  start: on,
  until: 24,
  tax: 'mainland' as const,
  newCustomer: true,
  newMoney: true,
  mayLock: true,
  upTo30: true,
  takeMoneyOut: true,
})
const times: number[] = []
let rows = 0
for (let turn = 0; turn < 250; turn++) {
  const started = performance.now()
  rows = rankDeposits(saver, catalogue, { without: [] }, on).rows.length
  times.push(performance.now() - started)
}
const measured = times.slice(50).toSorted((one, two) => one - two)
const rates = catalogue.offers.reduce((sum, offer) => sum + offer.rates.length, 0)
console.log(JSON.stringify({ rows, rates, ms: measured[100] }))
