import { folded } from './page-lines'
import { namedUnit, quantitiesIn } from './quantities'
import cases from './quantities.test.json'

it.each(cases as [string, [number, string | null][]][])('reads the numbers of %j', (text, expected) =>
  expect(quantitiesIn(folded(text)).map(({ value, unit }) => [value, unit ?? null])).toEqual(expected),
)

it.each([
  ['consumo (kwh)', { unit: 'kwh', factor: 1 }],
  ['preco (cent/kwh)', { unit: 'eur/kwh', factor: 0.01 }],
  ['dias', { unit: 'days', factor: 1 }],
  ['valor (€)', { unit: 'eur', factor: 1 }],
  ['taxa (%)', undefined],
])('finds the unit that %j names', (label, unit) => expect(namedUnit(label)).toEqual(unit))
