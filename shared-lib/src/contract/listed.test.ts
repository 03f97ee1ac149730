import type { AttributeSpec } from './attributes'
import { closedList, datedValue, isUnusable, listedValue, named } from './listed'
import cases from './testing/listed.json'

const listed = named([
  { value: '1106', label: 'Lisboa' },
  { value: '0411', label: 'Vila Flor' },
  { value: '4201', label: 'Lagoa (Açores)' },
])
const county: AttributeSpec = { type: 'text', listed, takesNames: true, help: 'Concelho' }
const code: AttributeSpec = { type: 'text', listed, help: 'Código' }
const kind: AttributeSpec = {
  type: 'choice',
  options: ['home', 'car'],
  optionNames: { home: 'Casa' },
  help: 'Para quê',
}
const since: AttributeSpec = { type: 'text', dated: 'month', help: 'Desde' }
const heading: AttributeSpec = { type: 'text', maxLength: 80, help: 'Título' }

it.each([
  ['a value', county, '1106', '1106'],
  ['a name', county, 'Lisboa', '1106'],
  ['a name without accents, brackets and case', county, ' lagoa acores ', '4201'],
  ['a value among spaces', code, ' 0411 ', '0411'],
  ['a name where only values are taken', code, 'Lisboa', undefined],
  ['another name', county, 'Lisbooa', undefined],
  ['an option', kind, 'car', 'car'],
  ['an option’s name', kind, 'Casa', undefined],
  ['nothing', county, '', undefined],
  ['any text, without a list', heading, 'Lisboa', undefined],
])('%s', (_, spec, text, value) => expect(listedValue(spec, text)).toBe(value))

it.each([
  [county, 'Lisbooa', true],
  [county, 'Lisboa', false],
  [kind, 'boat', true],
  [county, '', false],
  [heading, 'Lisbooa', false],
  [since, '2026-11', false],
  [since, '2026-11-27 00:00', false],
  [since, 'novembro', true],
  [since, '', false],
])('%j: %s is unusable: %s', (spec, text, is) => expect(isUnusable(spec, text)).toBe(is))

it.each(cases.values as ['day' | 'month', string, string | null][])(
  'a %s of «%s» is %s',
  (dated, text, value) => expect(datedValue(dated, text) ?? null).toBe(value),
)

it('lists a choice by its names, and by its value where it has none', () =>
  expect(closedList(kind)).toEqual([
    { value: 'home', name: 'Casa' },
    { value: 'car', name: 'car' },
  ]))
