import { placeOf } from './place-of'
import places from './postal-places.json'
import cases from './testing/place-of.json'

it.each(cases.places as [string, string | null][])('%s lies in %s', (code, place) =>
  expect(placeOf(code) ?? null).toBe(place),
)

it('has each prefix once, under a name that a visitor could have typed', () => {
  const prefixes = Object.values(places.rows).flatMap((text) => text.split(' '))
  expect(new Set(prefixes).size).toBe(prefixes.length)
  for (const prefix of prefixes) expect(prefix).toMatch(/^[1-9]\d{3}$/)
  for (const place of Object.keys(places.rows)) expect(place).toMatch(/^\p{Lu}[\p{L} '-]{2,40}$/u)
})
