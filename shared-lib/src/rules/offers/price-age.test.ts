import fc from 'fast-check'
import { addDays } from '../dates/calendar'
import { type IsoDate, toIsoDate } from '../dates/iso-date'
import { type PriceState, priceAge, weakerAge } from './price-age'
import { priceAgeWords } from './price-age-words'
import cases from './testing/price-age.json'

const asOf = toIsoDate('2026-06-11')
const after = (days: number) => addDays(asOf, days)

it.each(cases.ages as [number, string][])('%i days after it was collected a price is %s', (days, standing) =>
  expect(priceAge({ asOf }, after(days))).toEqual({ asOf, ageDays: days, standing }),
)

it('is historic from the day after its own end, however new', () => {
  const until = after(3)
  expect(priceAge({ asOf, until }, until).standing).toBe('current')
  expect(priceAge({ asOf, until }, after(4))).toEqual({
    asOf,
    ageDays: 4,
    standing: 'historic',
    ended: until,
  })
})

it('takes a day to come for today', () =>
  expect(priceAge({ asOf }, after(-2))).toEqual({ asOf, ageDays: 0, standing: 'current' }))

it('never grows younger, and ends once', () => {
  const order: readonly PriceState[] = ['current', 'aged', 'historic']
  fc.assert(
    fc.property(fc.nat(400), fc.nat(400), fc.option(fc.nat(400), { nil: undefined }), (one, more, end) => {
      const price = { asOf, until: end === undefined ? undefined : after(end) }
      const [now, later] = [priceAge(price, after(one)), priceAge(price, after(one + more))]
      expect(order.indexOf(later.standing)).toBeGreaterThanOrEqual(order.indexOf(now.standing))
    }),
    { seed: 45 },
  )
})

it('of several prices keeps the one that may promise least', () => {
  const [fresh, old] = [priceAge({ asOf: after(200) }, after(210)), priceAge({ asOf }, after(210))]
  const ended = priceAge({ asOf: after(200), until: after(201) }, after(210))
  expect(weakerAge(fresh, old)).toBe(old)
  expect(weakerAge(old, fresh)).toBe(old)
  expect(weakerAge(fresh, ended)).toBe(ended)
  expect(weakerAge(old, ended)).toBe(ended)
  expect(weakerAge(fresh, fresh)).toBe(fresh)
})

it.each(cases.words as [from: string, today: string, words: string][])(
  'describes prices of %s on %s as «%s»',
  (from, on, words) => {
    const today = toIsoDate(on)
    expect(priceAgeWords(priceAge({ asOf: toIsoDate(from) }, today), today)).toBe(words)
  },
)

it('names the end instead, once it has passed', () => {
  const today: IsoDate = toIsoDate('2026-11-22')
  const age = priceAge({ asOf, until: toIsoDate('2026-09-30') }, today)
  expect(priceAgeWords(age, today)).toBe('preços que valeram até 30 de setembro de 2026')
})
