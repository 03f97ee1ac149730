import fc from 'fast-check'
import { calculatorOf } from 'shared-lib/kit/form/calculator'
import { forAll } from 'shared-lib/testing/for-all'
import type { DeedCostsAnswer } from './deed-answer'
import { sharesOf } from './deed-buyers'
import { deedCostsCalculator } from './deed-costs.calculator'
import cases from './testing/deed-costs.calculator.json'

const calculator = calculatorOf(deedCostsCalculator)
const answer = (body: object, today = '2026-11-21') => calculator.calculate(body, today)

const beforeItsDay = { purpose: 'other_housing', nonResident: true, date: '2026-06-15' }

function answerOf(body: object, today?: string): DeedCostsAnswer {
  const outcome = answer(body, today)
  if ('problems' in outcome) throw new Error(JSON.stringify(outcome.problems))
  return outcome.result as DeedCostsAnswer
}

describe('POST /api/calculators/deed-costs', () => {
  it('takes euros, answers in cents, and has a plain amount where there is no doubt', () =>
    expect(answerOf({ price: 300_000 })).toMatchObject(cases.costs))

  it('has none where there is a doubt', () => {
    const { imt, stampDuty, taxes, costs, total } = answerOf({ price: 400_000, ...beforeItsDay })
    expect({ imt, stampDuty, taxes }).toEqual({ imt: undefined, stampDuty: 320_000, taxes: undefined })
    expect(costs[0]).toMatchObject({ id: 'imt', amount: undefined, low: 1_930_011, high: 3_000_000 })
    expect(total).toMatchObject({ amount: undefined, complete: true })
  })

  it.each(cases.laws)('takes the law of $date for $body', ({ body, date }) =>
    expect(answerOf({ price: 1000, ...body }).date).toBe(date),
  )

  it('reports a year without tables as unknown', () =>
    expect(answer({ price: 1000, year: 2027 })).toMatchObject({ result: { kind: 'unknown' } }))

  it('taxes each buyer by what they are and by their part', () => {
    const both = answerOf({ price: 400_000, date: '2025-06-15', young: true, buyers: 2 })
    expect(both.buyers.map(({ share, regimes, imt }) => [share, regimes, imt.amount])).toEqual([
      [0.5, ['young'], 303_768],
      [0.5, ['ordinary'], 925_325],
    ])
    const four = answerOf({
      price: 400_000,
      buyers: 4,
      taxHaven: true,
      share: 10,
      buyer2: 'young',
      share2: 40,
      buyer3: 'non_resident',
    })
    expect(four.buyers.map(({ share, regimes }) => [share, regimes])).toEqual([
      [0.1, ['tax_haven']],
      [0.4, ['young']],
      [0.25, ['non_resident']],
      [0.25, ['ordinary']],
    ])
  })

  it('reads the young only of those who buy a home to live in', () =>
    expect(answerOf({ price: 300_000, purpose: 'other_housing', young: true }).buyers).toMatchObject([
      { regimes: ['ordinary'] },
    ]))

  const whole = 'As partes dos compradores têm de somar 100\u00a0%'
  it.each([
    ['price', 'Este campo é obrigatório', {}],
    ['purpose', 'Escolhe uma das opções', { price: 1000, purpose: 'castle' }],
    ['date', 'Insere uma data válida', { price: 1000, date: '2025-02-30' }],
    ['year', 'O ano e o dia da escritura não são os mesmos', { price: 1000, date: '2025-02-28', year: 2026 }],
    ['share', whole, { price: 1000, buyers: 2, share: 60, share2: 50 }],
    ['share', whole, { price: 1000, buyers: 2, share: 100 }],
  ])('names %s: %s', (field, message, body) =>
    expect(answer(body)).toEqual({ problems: [{ field, message }] }),
  )
})

describe('what would change', () => {
  const changesOf = (body: object) =>
    answerOf({ date: '2026-10-15', ...body }).changes.map(({ id, difference }) => [id, difference])

  it('is 7 % of IMT and 0,8 % of stamp duty on 10 000 € more', () =>
    expect(changesOf({ price: 300_000 })).toContainEqual(['dearer', 78_000]))

  it.each(cases.changes)('is what the changed inputs themselves cost more: %j', (body) => {
    const before = answerOf({ date: '2026-10-15', ...body })
    expect(before.changes.length).toBeGreaterThan(0)
    for (const { inputs, difference } of before.changes) {
      const after = answerOf({ date: '2026-10-15', ...body, ...inputs })
      expect(difference).toBe(after.total.low - before.total.low)
      expect(difference).toBe(after.total.high - before.total.high)
    }
  })

  it('has no amount where it is not certain: the tax of a non-resident before its day', () =>
    expect(changesOf({ price: 300_000, ...beforeItsDay })).toContainEqual(['dearer', undefined]))

  it.each(cases.withheld)('offers no $without for $body', ({ body, without }) =>
    expect(changesOf(body).map(([id]) => id)).not.toContain(without),
  )
})

describe('shares', () => {
  it.each([
    { given: [undefined, undefined, undefined], shares: [1 / 3, 1 / 3, 1 / 3] },
    { given: [0.5, undefined, undefined], shares: [0.5, 0.25, 0.25] },
    { given: [0.33333, 0.33333, 0.33333], shares: [1 / 3, 1 / 3, 1 / 3] },
    { given: [0.6, 0.39], shares: undefined },
    { given: [0.5, 0.6, undefined], shares: undefined },
  ])('$given', ({ given, shares }) => {
    const found = sharesOf(given)
    if (!shares) return expect(found).toBeUndefined()
    expect(found).toHaveLength(shares.length)
    for (const [index, share] of shares.entries()) expect(found?.[index]).toBeCloseTo(share, 12)
  })

  it('always make a whole', () => {
    const part = fc.option(fc.integer({ min: 1, max: 60_000 }), { nil: undefined })
    forAll(fc.array(part, { minLength: 1, maxLength: 4 }), (parts) => {
      const found = sharesOf(parts.map((part) => part && part / 100_000))
      if (found) expect(found.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 12)
    })
  })
})
