import { toIsoDate } from 'shared-lib/rules/dates/iso-date'
import { cents } from 'shared-lib/rules/money/cents'
import { proposalRate } from './proposal-rate'

const loan = { amount: cents(150_000_00), months: 360, index: 0.02922, on: toIsoDate('2026-11-23') } as const
const proposal = {
  fixedMonths: 0,
  spread: 0.007,
  cashback: cents(0),
  monthlyCosts: cents(37_90),
  upfront: { openingCosts: cents(0) },
}

// hl-019: computed separately with forty digits.
it('gives the TAEG and MTIC that were worked out apart', () => {
  const rate = proposalRate(loan, proposal, cents(1690_80))
  expect(rate).toMatchObject({ taeg: 0.042, tanKind: 'variável', instalment: 683_82 })
  expect(rate.tan).toBeCloseTo(0.03622, 6)
  expect(Math.abs(rate.mtic - 261_510_00)).toBeLessThanOrEqual(500)
})

it.each([
  [0, 'variável', false],
  [36, 'inicial', true],
  [360, 'fixa', false],
] as const)('names the rate of %d fixed months %s', (fixedMonths, tanKind, changes) => {
  const rate = proposalRate(loan, { ...proposal, fixedMonths, fixedRate: 0.03 }, cents(0))
  expect(rate.tanKind).toBe(tanKind)
  expect(rate.laterInstalment !== undefined).toBe(changes)
})
