import { placeOf } from './place-of'
import places from './postal-places.json'

it.each([
  ['1000-001', 'Lisboa'],
  ['2775-105', 'Parede'],
  ['4000-123', 'Porto'],
  ['9000', 'Funchal'],
  ['9560-045', 'Lagoa'],
  ['8999-001', undefined],
  ['', undefined],
  ['constructor', undefined],
])('%s lies in %s', (code, place) => expect(placeOf(code)).toBe(place))

it('has each prefix once, under a name that a visitor could have typed', () => {
  const prefixes = Object.values(places.rows).flatMap((text) => text.split(' '))
  expect(new Set(prefixes).size).toBe(prefixes.length)
  for (const prefix of prefixes) expect(prefix).toMatch(/^[1-9]\d{3}$/)
  for (const place of Object.keys(places.rows)) expect(place).toMatch(/^\p{Lu}[\p{L} '-]{2,40}$/u)
})
