import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { homeLoanTransfer } from 'shared-lib/rules/credit/transfer/transfer'
import { toIsoDate } from 'shared-lib/rules/dates/iso-date'
import { cents, roundHalfUpToCent } from 'shared-lib/rules/money/cents'
import { orderAt, proposalResult } from '../rules/proposal-cost'

const on = toIsoDate('2026-11-23')
const nothing = cents(0)
const rows: (readonly [kind: string, ...rest: never[]])[] = readFileSync(
  join(__dirname, 'recomputed.jsonl'),
  'utf8',
)
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line))
const of = (kind: string) => rows.filter(([one]) => one === kind).map(([, ...row]) => row as never)

/** Instalment and interest are booked to the cent here and not there: up to half a cent a month each, with interest on it. */
function drift(months: number, percent: number) {
  const monthly = Math.max(percent, 0.001) / 1200
  return 1 + months / 2 + ((1 + monthly) ** months - 1) / monthly / 2
}

const within = (found: number | undefined, euros: number, cents = 0.5) =>
  expect(Math.abs((found ?? Number.NaN) - euros * 100)).toBeLessThanOrEqual(cents)
const rate = (percent: number) => Number((percent / 100).toFixed(8))

type Proposal = [
  ...[fixed: number, tan: number, spread: number, opening: number, cashback: number, monthly: number],
  ...[instalment: number, later: number | null, atHorizon: number, atEnd: number],
]
type Order = [amount: number, months: number, index: number, horizon: number, proposals: Proposal[]]

it('agrees on 1,200 proposals: instalments, costs at two horizons and their order', () => {
  expect(of('order')).toHaveLength(400)
  for (const [amount, months, index, horizon, proposals] of of('order') as Order[]) {
    const loan = { amount: roundHalfUpToCent(amount), months, index: rate(index), on }
    const results = proposals.map(([fixedMonths, tan, spread, opening, cashback, monthly, ...said]) => {
      const proposal = {
        fixedMonths,
        fixedRate: rate(tan),
        spread: rate(spread),
        upfront: { openingCosts: roundHalfUpToCent(opening) },
        cashback: roundHalfUpToCent(cashback),
        monthlyCosts: roundHalfUpToCent(monthly),
      }
      const result = proposalResult(loan, proposal, [horizon, months])
      if (!result) throw new Error('no result')
      const [instalment, later, atHorizon, atEnd] = said
      const most = Math.max(fixedMonths ? tan : 0, fixedMonths < months ? index + spread : 0)
      within(result.instalment, instalment)
      if (later === null) expect(result.later).toBeUndefined()
      else within(result.later?.instalment, later, 1 + (2 * drift(fixedMonths, tan)) / (months - fixedMonths))
      within(result.until[0]?.cost, atHorizon, drift(horizon, most))
      within(result.until[1]?.cost, atEnd, drift(months, most))
      return result
    })
    for (const [place, at] of [8, 9].entries()) {
      const costs = proposals.map((one) => Number(one[at]))
      const order = orderAt(results, place).map((one) => costs[one] ?? 0)
      const sorted = order.every((cost, next) => cost >= (order[next - 1] ?? cost) - drift(months, 9) / 100)
      expect(sorted).toBe(true)
    }
  }
})

type Taeg = [
  ...[amount: number, months: number, tan: number, fees: number, registration: number, monthly: number],
  ...[instalment: number, upfront: number, taeg: number, mtic: number],
]

it('agrees on 350 loans: upfront costs, TAEG and MTIC', () => {
  expect(of('taeg')).toHaveLength(350)
  for (const [amount, months, tan, fees, registration, monthly, ...said] of of('taeg') as Taeg[]) {
    const [instalment, upfront, taeg, mtic] = said
    const loan = { amount: roundHalfUpToCent(amount), months, index: 0, on }
    const result = proposalResult(
      loan,
      {
        fixedMonths: months,
        fixedRate: rate(tan),
        cashback: nothing,
        upfront: { openingFees: roundHalfUpToCent(fees), registrationCosts: roundHalfUpToCent(registration) },
        monthlyCosts: roundHalfUpToCent(monthly),
      },
      [months],
    )
    within(result?.instalment, instalment)
    expect(result?.upfront).toBe(roundHalfUpToCent(upfront))
    expect(Math.abs((result?.taeg ?? 9) * 100 - taeg)).toBeLessThanOrEqual(0.0501)
    within(result?.mtic, mtic, drift(months, tan))
  }
})

type Transfer = [
  ...[debt: number, months: number, newMonths: number, now: number, fixed: number, next: number],
  ...[opening: number, other: number, instalment: number, newInstalment: number, costs: number],
  ...[even: number | null, saving: number],
]

it('agrees on 500 transfers: instalments, costs, month of break-even and saving to the end', () => {
  expect(of('transfer')).toHaveLength(500)
  for (const [debt, monthsLeft, newMonths, now, fixed, next, opening, other, ...said] of of(
    'transfer',
  ) as Transfer[]) {
    const [instalment, newInstalment, costs, even, saving] = said
    const outcome = homeLoanTransfer({
      outstandingDebt: roundHalfUpToCent(debt),
      monthsLeft,
      newMonths,
      housing: 'permanent',
      currentRateType: fixed ? 'fixed' : 'variable',
      currentTan: rate(now),
      euriborType: 12,
      rateType: 'fixed',
      tan: rate(next),
      transferDate: on,
      currentMonthlyCosts: nothing,
      newMonthlyCosts: nothing,
      registrationCosts: nothing,
      openingFees: roundHalfUpToCent(opening),
      otherCosts: roundHalfUpToCent(other),
    })
    if (!('result' in outcome)) throw new Error('problems')
    const { result } = outcome
    expect(result.currentInstalment).toBe(roundHalfUpToCent(instalment))
    expect(result.newInstalment).toBe(roundHalfUpToCent(newInstalment))
    expect(result.totalCosts).toBe(roundHalfUpToCent(costs))
    const most = drift(monthsLeft, now) + drift(newMonths, next)
    within(result.totalSaving, saving, most)
    // So near to nothing the cents of the last instalment decide.
    if (Math.abs(saving) * 100 > most) expect(result.breakEvenMonth ?? null).toBe(even)
  }
})
