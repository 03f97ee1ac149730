import { valueOn } from 'shared-lib/dated/dated-parameter'
import { toIsoDate } from 'shared-lib/dates/iso-date'
import { cents } from 'shared-lib/money/cents'
import { loyaltyRules } from '../parameters/loyalty-law'
import { exitCharge } from './exit-charge'

const rules = valueOn(loyaltyRules, toIsoDate('2026-11-21'))

it.each([
  { done: 10, benefit: 24_000, left: 14, benefitLeft: 14_000, feesShare: 24_500, charge: 14_000 },
  { done: 10, benefit: 60_000, left: 14, benefitLeft: 35_000, feesShare: 24_500, charge: 24_500 },
  { done: 12, benefit: 60_000, left: 12, benefitLeft: 30_000, feesShare: 12_600, charge: 12_600 },
  { done: 24, benefit: 24_000, left: 0, benefitLeft: 0, feesShare: 0, charge: 0 },
  { done: 30, benefit: 24_000, left: 0, benefitLeft: 0, feesShare: 0, charge: 0 },
])(
  'after $done of 24 months at 35 € with a benefit of $benefit cents, leaving costs at most $charge',
  (row) => {
    const contract = {
      loyaltyMonths: 24,
      monthsDone: row.done,
      monthly: cents(3500),
      benefit: cents(row.benefit),
    }
    expect(exitCharge(contract, rules)).toMatchObject({
      monthsLeft: row.left,
      benefitLeft: row.benefitLeft,
      feesShare: row.feesShare,
      charge: row.charge,
    })
  },
)
