import fc from 'fast-check'
import { toIsoDate } from '../../dates/iso-date'
import { cents } from '../../money/cents'
import { addToMonth } from '../month'
import { type Tenor, tenors } from '../parameters/tenors'
import { euriborChange } from './euribor'
import type { EuriborInput, EuriborResult } from './euribor-outcome'
import { indexFor, indexOf } from './index-rate'
import cases from './testing/euribor.json'

const today = toIsoDate('2026-11-21')

const loan: EuriborInput = {
  initialFinancing: cents(150_000_00),
  loanDuration: 360,
  startMonth: '2022-09',
  euriborType: 12,
  currentSpread: 0.01,
}

function resultOf(input: Partial<EuriborInput>, on = today): EuriborResult {
  const outcome = euriborChange({ ...loan, ...input }, on)
  if ('problems' in outcome) throw new Error(JSON.stringify(outcome.problems))
  return outcome.result
}

describe('published instalments of 150.000 € over 30 years with a spread of 1 %: the first stretch of a contract', () => {
  it.each(cases.instalments as [review: string, Tenor, index: number, instalment: number, origin: string][])(
    '%s, %d months: %d and %d (%s)',
    (review, euriborType, index, instalment) =>
      expect(resultOf({ startMonth: review, euriborType }).reviews[0]).toMatchObject({
        index,
        indexMonth: addToMonth(review, -1),
        instalment,
      }),
  )
})

it('reviews on what is owed: 573,29 € of 2022-09 become 804,48 € in 2023-09 (Dinheiro Vivo 2023 printed 804,21 with a provisional average)', () => {
  const [first, second] = resultOf({}).reviews
  expect(first).toMatchObject({ indexMonth: '2022-08', index: 0.01249, instalment: 573_29 })
  expect(second).toMatchObject({ indexMonth: '2023-08', monthsLeft: 348 })
  expect(Math.abs((second?.instalment ?? 0) - 804_48)).toBeLessThanOrEqual(1)
})

it('takes the average of the month before: a 3-month review in April takes March and rules May, June and July (Banco de Portugal)', () =>
  expect(resultOf({ startMonth: '2026-04', euriborType: 3 }).reviews[0]).toMatchObject({
    month: '2026-04',
    indexMonth: '2026-03',
    firstInstalment: '2026-05',
    lastInstalment: '2026-07',
  }))

describe('the index', () => {
  it.each(cases.averages as { tenor: Tenor; month: string; index: number; why: string }[])(
    'of $tenor months in $month is $index: $why',
    ({ tenor, month, index }) => expect(indexOf(tenor, month)).toBe(index),
  )

  it.each([
    { review: '2026-10', month: '2026-09', isFinal: true },
    { review: '2026-11', month: '2026-09', isFinal: false },
    { review: '1999-02', month: '1999-01', isFinal: true },
  ])('of a review in $review is that of $month, final: $isFinal', ({ review, month, isFinal }) =>
    expect(indexFor(6, review)).toMatchObject({ month, isFinal }),
  )

  it('of a review before 1999-02 is unknown', () => expect(indexFor(6, '1999-01')).toBeUndefined())
})

describe('now and next', () => {
  it('changes in the month after the review', () => {
    const { reviews, path, next } = resultOf({ startMonth: '2025-10', euriborType: 12 })
    expect(path.at(-1)).toMatchObject({ month: '2026-11', instalment: reviews[1]?.instalment })
    expect(path.at(-2)).toMatchObject({ month: '2026-10', instalment: reviews[0]?.instalment })
    expect(next).toMatchObject({ month: '2027-10', neededIndexMonth: '2027-09', isFinal: false })
  })

  it('names the month whose index is not known yet, and the one that replaces it', () => {
    const { next, unknown, figures } = resultOf({ startMonth: '2025-11', euriborType: 12 })
    expect(next).toMatchObject({ month: '2026-11', indexMonth: '2026-09', neededIndexMonth: '2026-10' })
    expect(unknown.join()).toContain('usa a média de outubro de 2026, que ainda não conhecemos')
    expect(JSON.stringify(figures)).toContain('a que conta é a de outubro de 2026')
  })

  it('works the differences and effort rates out of the instalments', () => {
    const result = resultOf({ familyBudget: cents(2000_00), otherEuribor: 0.04 })
    const { currentInstalment = 0, nextInstalment = 0, simulatedInstalment = 0 } = result
    expect(result.difference).toBe(nextInstalment - currentInstalment)
    expect(result.simulatedDifference).toBe(simulatedInstalment - currentInstalment)
    expect(result.effortRate).toBe(currentInstalment / 2000_00)
    expect(result.nextEffortRate).toBe(nextInstalment / 2000_00)
    expect(result.simulatedEffortRate).toBe(simulatedInstalment / 2000_00)
  })

  it('simulates the next instalment itself when given its own index', () => {
    const { next, nextInstalment } = resultOf({})
    expect(resultOf({ otherEuribor: next?.index }).simulatedInstalment).toBe(nextInstalment)
  })

  it('has no next instalment in the last stretch', () => {
    const result = resultOf({ startMonth: '2025-12', loanDuration: 12 })
    expect(result.currentInstalment).toBeGreaterThan(0)
    expect(result.nextInstalment).toBeUndefined()
    expect(result.figures[1]?.unknown).toBe('O crédito termina antes da próxima revisão.')
  })

  it('needs a budget for shares of it, and an instalment', () => {
    const { effortRate, nextEffortRate, simulatedEffortRate } = resultOf({ otherEuribor: 0.04 })
    expect([effortRate, nextEffortRate, simulatedEffortRate]).toEqual([undefined, undefined, undefined])
    const last = { startMonth: '2025-12', loanDuration: 12, familyBudget: cents(2000_00) }
    expect(resultOf(last).nextEffortRate).toBeUndefined()
  })

  it('replaces no index when the month before the review is held', () => {
    const { next, unknown } = resultOf({ startMonth: '2025-10' }, toIsoDate('2026-10-05'))
    expect(next).toMatchObject({ month: '2026-10', indexMonth: '2026-09', isFinal: true })
    expect(unknown).toEqual([])
  })
})

describe('the history of the index', () => {
  it.each(['2022-09', '1998-12'])('of a contract of %s begins with the index itself', (startMonth) => {
    const from = '1999-01'
    const { history, newestIndexMonth } = resultOf({ startMonth, loanDuration: 480 })
    expect(newestIndexMonth).toBe('2026-09')
    expect(history[0]).toEqual({ month: from, index: indexOf(12, from) })
    expect(history.map(({ month }) => month)).toEqual(history.map((_, at) => addToMonth(from, at)))
    expect(history.at(-1)?.month).toBe(newestIndexMonth)
    for (const { month, index } of history) expect(index).toBe(indexOf(12, month))
  })
})

describe('what cannot be', () => {
  it.each(['2026-11', '2026-12', '2030-01'])('a contract of %s is not in the past', (startMonth) => {
    const message = 'Só é possível calcular a tua taxa euribor com uma prestação no passado'
    const problems = [{ field: 'startMonth', message }]
    expect(euriborChange({ ...loan, startMonth }, today)).toEqual({ problems })
  })

  it('last month is in the past', () => expect(resultOf({ startMonth: '2026-10' }).path).toHaveLength(1))

  it.each([
    { loanDuration: 50, ends: true },
    { loanDuration: 49, ends: false },
  ])('after 50 instalments a loan of $loanDuration months runs: $ends', ({ loanDuration, ends }) =>
    expect('result' in euriborChange({ ...loan, loanDuration }, today)).toBe(ends),
  )

  it('reports when a loan of 49 months ended', () =>
    expect(euriborChange({ ...loan, loanDuration: 49 }, today)).toEqual({
      problems: [{ field: 'loanDuration', message: 'Com este prazo, o crédito terminou em outubro de 2026' }],
    }))

  it('is unknown before the index existed, and states it', () => {
    const result = resultOf({ startMonth: '1998-12', loanDuration: 480 })
    expect(result.currentInstalment).toBeUndefined()
    expect(result.unknown).toEqual(['Não temos a média da Euribor a 12 meses de novembro de 1998.'])
    expect(result.figures[0]?.unknown).toContain('novembro de 1998')
  })

  it('is unknown once a review needs a month that is not held, and keeps what came before', () => {
    const result = resultOf({ startMonth: '2025-11' }, toIsoDate('2026-12-01'))
    expect(result.currentInstalment).toBeUndefined()
    expect(result.unknown[0]).toBe('Não temos a média da Euribor a 12 meses de outubro de 2026.')
    expect(result.figures[0]).toMatchObject({ value: undefined, unknown: result.unknown[0] })
    expect(result.path).toHaveLength(12)
    expect(result.next).toMatchObject({ month: '2026-11', indexMonth: '2026-09', isFinal: false })
  })
})

describe('a rate below zero', () => {
  const old = { startMonth: '2017-01', euriborType: 3, currentSpread: 0.002 } as const

  it('charges no interest, and counts what the lender owes from July 2018 on', () => {
    const { path, reviews, creditedInterest } = resultOf(old)
    const [first] = reviews
    expect(first).toMatchObject({ index: -0.00316, annualRate: -0.00116, instalment: 416_67 })
    expect(path.slice(0, 3).every(({ interest }) => interest === 0)).toBe(true)
    expect(creditedInterest).toBeGreaterThan(0)
  })

  it('owes nothing before the law', () =>
    expect(resultOf(old, toIsoDate('2018-07-31')).creditedInterest).toBe(0))

  // 36.000 € over 36 months without interest are 1.000,00 € a month. The averages of December 2019 and March 2020 are
  // −0,395 % and −0,417 %: on 36.000, 35.000 and 34.000 € they make 11,85 + 11,52 + 11,19 €, on 33.000, 32.000 and
  // 31.000 € 11,47 + 11,12 + 10,77 €.
  it('owes each month of a stretch by its own rate: 67,92 €', () => {
    const free = { initialFinancing: cents(36_000_00), loanDuration: 36, currentSpread: 0 }
    const result = resultOf({ ...free, startMonth: '2020-01', euriborType: 3 }, toIsoDate('2020-07-10'))
    expect(result).toMatchObject({ creditedInterest: 67_92, currentInstalment: 1000_00, balance: 30_000_00 })
  })

  it('owes the month after the law: 150.000 € less 18 instalments, times the rate', () => {
    const { path, reviews, creditedInterest } = resultOf(old, toIsoDate('2018-08-01'))
    const owed = (path.at(-1)?.balance ?? 0) + (path.at(-1)?.capital ?? 0)
    expect(creditedInterest).toBe(Math.round((owed * -(reviews.at(-1)?.annualRate ?? 0)) / 12))
  })
})

describe('any loan', () => {
  const inputs = fc.record({
    initialFinancing: fc.integer({ min: 1000_00, max: 900_000_00 }).map(cents),
    loanDuration: fc.integer({ min: 340, max: 480 }),
    startMonth: fc.integer({ min: 0, max: 332 }).map((months) => addToMonth('1999-02', months)),
    euriborType: fc.constantFrom(...tenors),
    currentSpread: fc.integer({ min: 0, max: 3000 }).map((thousandths) => thousandths / 100_000),
  })

  it('pays interest and capital that make its instalments, and owes the rest', () =>
    fc.assert(
      fc.property(inputs, (input) => {
        const { path, reviews, balance = 0 } = resultOf(input)
        const repaid = path.reduce((sum, { capital }) => sum + capital, 0)
        expect(repaid + balance).toBe(input.initialFinancing)
        for (const row of path) expect(row.interest + row.capital).toBe(row.instalment)
        expect((reviews.at(-1)?.lastInstalment ?? '') >= '2026-11').toBe(true)
      }),
      { numRuns: 60 },
    ))

  it('pays more with a higher spread', () =>
    fc.assert(
      fc.property(inputs, (input) => {
        const dearer = resultOf({ ...input, currentSpread: input.currentSpread + 0.005 })
        const [first] = resultOf(input).reviews
        expect(dearer.reviews[0]?.instalment).toBeGreaterThanOrEqual(first?.instalment ?? 0)
      }),
      { numRuns: 30 },
    ))
})

describe('the next instalment if the index moved', () => {
  it('is what an index of one’s own gives, and as much more than the next one', () => {
    const { rateShifts, next, nextInstalment = 0 } = resultOf({})
    expect(rateShifts.map(({ shift }) => shift)).toEqual([-0.01, -0.005, 0.005, 0.01, 0.015, 0.02, 0.03])
    for (const { shift, instalment, difference } of rateShifts) {
      const otherEuribor = Number(((next?.index ?? 0) + shift).toFixed(7))
      expect(resultOf({ otherEuribor }).simulatedInstalment).toBe(instalment)
      expect(difference).toBe(instalment - nextInstalment)
    }
  })

  it('is measured against no interest while the rate is below zero', () => {
    const old = { startMonth: '2020-01', currentSpread: 0.001, euriborType: 6 } as const
    const { rateShifts, next, nextInstalment } = resultOf(old, toIsoDate('2021-03-10'))
    expect(next?.annualRate).toBeLessThan(0)
    expect(rateShifts[0]).toMatchObject({ annualRate: 0, instalment: nextInstalment, difference: 0 })
  })

  it('is not given when the loan ends before the next review', () =>
    expect(resultOf({ startMonth: '2025-12', loanDuration: 12 }).rateShifts).toEqual([]))
})
