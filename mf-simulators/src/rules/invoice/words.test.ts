import { periodIn } from './words'
import cases from './words.test.json'

it.each(cases as [string, string | null][])('finds in %j the period %s', (label, period) =>
  expect(periodIn(label) ?? null).toBe(period),
)
