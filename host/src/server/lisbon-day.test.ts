import { lisbonDay } from './lisbon-day'

it('turns with the day in Lisbon', () => {
  let now = Date.parse('2026-07-31T22:59:59.900Z')
  const today = lisbonDay(() => now)
  expect(today()).toBe('2026-07-31')
  now += 100
  expect(today()).toBe('2026-08-01')
})
