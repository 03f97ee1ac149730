import { calculatorOf } from 'shared-lib/kit/form/calculator'
import { euriborCalculator } from './euribor.calculator'
import { homeLoanCalculator } from './home-loan.calculator'
import { homeLoanTransferCalculator } from './home-loan-transfer.calculator'
import { loanCalculator } from './loan.calculator'
import cases from './testing/credit.calculators.json'

const today = '2026-11-21'
const euribor = (body: object) => calculatorOf(euriborCalculator).calculate(body, today)
const homeLoan = (body: object) => calculatorOf(homeLoanCalculator).calculate(body, today)
const loan = (body: object) => calculatorOf(loanCalculator).calculate(body, today)
const transfer = (body: object) => calculatorOf(homeLoanTransferCalculator).calculate(body, today)

describe('POST /api/calculators/euribor', () => {
  const debt = { initialFinancing: 150_000, loanDuration: 360, startMonth: '2025-11' }
  const body = { ...debt, euriborType: 12, currentSpread: 1 }

  it('takes euros, percent and the month in both spellings, and answers in cents', () => {
    const result = { currentInstalment: 647_63, next: { month: '2026-11', isFinal: false } }
    expect(euribor(body)).toMatchObject({ result })
    expect(euribor({ ...body, startMonth: '11/2025' })).toMatchObject({ result })
  })

  it('takes an index below zero, down to -2 %', () => {
    const negative = (otherEuribor: number) => euribor({ ...body, otherEuribor })
    expect(negative(-0.5)).toMatchObject({ result: { simulatedInstalment: 453_76 } })
    expect(negative(-2)).toMatchObject({ result: { simulatedInstalment: 422_31 } })
    const message = 'Insere um valor entre \u22122\u00a0% e 20\u00a0%'
    expect(negative(-2.1)).toMatchObject({ problems: [{ field: 'otherEuribor', message }] })
  })

  it.each([{ startMonth: '2026-11' }, { startMonth: '12/2026' }])(
    'answers a month that is not past with its message: $startMonth',
    ({ startMonth }) => {
      const message = 'Só é possível calcular a tua taxa euribor com uma prestação no passado'
      expect(euribor({ ...body, startMonth })).toEqual({ problems: [{ field: 'startMonth', message }] })
    },
  )
})

describe('POST /api/calculators/home-loan', () => {
  it('needs an amount, a term and a rate, and takes the rest as not given', () =>
    expect(
      homeLoan({ wantToBorrow: 200_000, wantToBorrowTime: 30, rateType: 'fixed', tan: 6 }),
    ).toMatchObject({
      result: { instalment: 1199_10, stampDutyOnUse: 1200_00, stateGuarantee: { outcome: 'maybe' } },
    }))

  it('explains why there is no TAEG, and lists the costs that it is without', () => {
    const dear = { wantToBorrow: 10_000, wantToBorrowTime: 30, tan: 3, openingFees: 20_000 }
    const none = { taeg: undefined, unknown: [expect.stringMatching(/não há TAEG/)] }
    expect(homeLoan(dear)).toMatchObject({ result: { ...none, leftOut: ['insurance', 'registration'] } })
    expect(loan({ wantToBorrowBase: 1000, wantToBorrowTime: 24, tan: 9, openingFee: 2000 })).toMatchObject({
      result: { ...none, leftOut: ['insurance'] },
    })
  })

  it('takes a share of the price as the amount', () =>
    expect(
      homeLoan({ propertyValue: 250_000, borrowingPercentage: 90, wantToBorrowTime: 30, spread: 0.8 }),
    ).toMatchObject({ result: { amount: 225_000_00 } }))

  it('takes the rules of another day', () =>
    expect(
      homeLoan({
        wantToBorrow: 100_000,
        wantToBorrowTime: 40,
        tan: 3.498,
        netMonthlyIncome: 2000,
        age: 30,
        assessmentDate: '2026-07-31',
      }),
    ).toMatchObject({ result: { effortLimit: 0.5, maxInstalment: 1000_00 } }))

  it.each(cases.wrong as [string, object][])('names %s', (field, body) =>
    expect(homeLoan(body)).toMatchObject({ problems: [{ field }] }),
  )
})

describe('POST /api/calculators/loan', () => {
  it('needs an amount, months and a rate', () =>
    expect(
      loan({ wantToBorrowBase: 20_000, wantToBorrowTime: 84, tan: 10, stampDutyOnUse: 2.64 }),
    ).toMatchObject({
      result: { taeg: 0.119, stampDutyOnUse: 528_00, maximumTaeg: 0.15, isAboveMaximum: false },
    }))

  it('marks an offer above the ceiling', () =>
    expect(loan({ wantToBorrowBase: 2000, wantToBorrowTime: 24, tan: 16 })).toMatchObject({
      result: { isAboveMaximum: true },
    }))
})

describe('POST /api/calculators/home-loan-transfer', () => {
  it('returns the month and the sum', () =>
    expect(
      transfer({ outstandingDebt: 120_000, monthsLeft: 300, currentTan: 4, rateType: 'fixed', tan: 3 }),
    ).toMatchObject({ result: { monthlySaving: 64_35, breakEvenMonth: 10, verdict: 'pays' } }))
})

describe('a day that no loan would be worked out for', () => {
  it.each([
    { date: '1999-12-31', message: 'Insere uma data igual ou posterior a 01/01/2000' },
    { date: '0001-01-01', message: 'Insere uma data válida' },
    { date: '2028-11-22', message: 'Insere uma data igual ou anterior a 21/11/2028' },
    { date: '9999-12-31', message: 'Insere uma data válida' },
  ])('is refused: $date', ({ date, message }) => {
    const home = { wantToBorrow: 100_000, wantToBorrowTime: 30, spread: 1, assessmentDate: date }
    expect(homeLoan(home)).toEqual({ problems: [{ field: 'assessmentDate', message }] })
    const personal = { wantToBorrowBase: 1000, wantToBorrowTime: 12, tan: 9, contractDate: date }
    expect(loan(personal)).toEqual({ problems: [{ field: 'contractDate', message }] })
    const move = { outstandingDebt: 50_000, monthsLeft: 120, currentTan: 4, tan: 3, transferDate: date }
    expect(transfer(move)).toEqual({ problems: [{ field: 'transferDate', message }] })
  })
})
