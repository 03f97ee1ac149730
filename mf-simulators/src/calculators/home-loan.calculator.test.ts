import { calculatorOf } from 'shared-lib/kit/form/calculator'
import { assumedRates } from 'shared-lib/rules/credit/parameters/assumed-rates'
import { valueOn } from 'shared-lib/rules/dated/dated-parameter'
import { toIsoDate } from 'shared-lib/rules/dates/iso-date'
import { homeLoanForm, usualSpread } from '../fields/home-loan.form'
import { homeLoanCalculator } from './home-loan.calculator'
import { homeLoanTransferCalculator } from './home-loan-transfer.calculator'

const today = '2026-11-21'
const homeLoan = (body: object) => calculatorOf(homeLoanCalculator).calculate(body, today)
const transfer = (body: object) => calculatorOf(homeLoanTransferCalculator).calculate(body, today)

const body = { wantToBorrow: 200_000, wantToBorrowTime: 30, rateType: 'fixed', tan: 3 }

it('opens with the spread that the journey assumes', () => {
  const spread = valueOn(assumedRates, toIsoDate(today)).spread
  expect(homeLoanForm.fields.spread.parse(homeLoanForm.opening?.spread ?? '')).toBeCloseTo(spread, 6)
  expect(usualSpread / 100).toBeCloseTo(spread, 6)
})

it('answers every instalment unless it is asked for the years alone', () => {
  expect(homeLoan(body)).toHaveProperty('result.schedule.length', 360)
  expect(homeLoan(body)).toHaveProperty('result.years.length', 30)
  const yearly = homeLoan({ ...body, schedule: 'yearly' })
  expect(yearly).not.toHaveProperty('result.schedule')
  expect(yearly).toHaveProperty('result.years.length', 30)
  expect(JSON.stringify(yearly).length).toBeLessThan(20_000)
})

it('takes the term in months', () => {
  const { wantToBorrowTime: _, ...open } = body
  expect(homeLoan({ ...body, termMonths: 360 })).toEqual(homeLoan(body))
  // 200.000 € at 3 % over 317 months: 0,25 % a month.
  const changes = [{ inputs: { termMonths: 257 } }, { months: 377 }, {}]
  const result = { months: 317, instalment: 914_34, changes }
  expect(homeLoan({ ...open, termMonths: 317 })).toMatchObject({ result })
  const old = homeLoan({ ...open, termMonths: 317, age: 60 })
  expect(old).toMatchObject({ problems: [{ field: 'termMonths' }] })
  expect(homeLoan(open)).toMatchObject({ problems: [{ field: 'wantToBorrowTime' }] })
})

it('reports whether it looked for the largest amount', () => {
  expect(homeLoan(body)).toMatchObject({ result: { isLargest: false } })
  expect(homeLoan({ wantToBorrowTime: 40, tan: 3.498, netMonthlyIncome: 2000 })).toMatchObject({
    result: { isLargest: true, changes: [] },
  })
})

it('answers changes as inputs that it takes back', () => {
  const answer = homeLoan(body) as { result: { instalment: number; changes: readonly Change[] } }
  interface Change {
    readonly inputs: object
    readonly instalmentDifference: number
  }
  expect(answer.result.changes).toHaveLength(3)
  for (const { inputs, instalmentDifference } of answer.result.changes)
    expect(homeLoan({ ...body, ...inputs })).toMatchObject({
      result: { instalment: answer.result.instalment + instalmentDifference },
    })
})

it('answers changes of a transfer as inputs that it takes back', () => {
  const move = {
    outstandingDebt: 120_000,
    monthsLeft: 300,
    currentTan: 4,
    spread: 0.7,
    newMonths: 360,
    openingFees: 300,
    registrationCosts: 250,
  }
  const answer = transfer(move) as { result: { totalSaving: number; changes: readonly Change[] } }
  interface Change {
    readonly id: string
    readonly inputs: object
    readonly savingDifference: number
  }
  const ids = ['same-lender', 'no-fees', 'lower-spread', 'same-months']
  expect(answer.result.changes.map(({ id }) => id)).toEqual(ids)
  for (const { inputs, savingDifference } of answer.result.changes)
    expect(transfer({ ...move, ...inputs })).toMatchObject({
      result: { totalSaving: answer.result.totalSaving + savingDifference },
    })
})
