import fc from 'fast-check'
import type { AttributeSpec } from '../src/contract/attributes'

const numbers = fc.oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true })).map(String)
const odd = ['', 'true', 'false', '12,5', '12.5', '1.234,56', '-3', 'abc', '{', '[1,2]', '"x"', ' 7 ', '1e9']

/** Any text, and texts that the attribute accepts. */
export const textsFor = (spec: AttributeSpec) =>
  fc.oneof(
    fc.string({ unit: 'grapheme' }),
    numbers,
    fc.constantFrom(...odd, ...(spec.type === 'choice' ? spec.options : [])),
  )

export const fits = (spec: AttributeSpec & { type: 'integer' | 'number' }, value: number) =>
  value >= (spec.min ?? -Infinity) &&
  value <= (spec.max ?? Infinity) &&
  (spec.type === 'number' || Number.isInteger(value))

/** The number of a text as Portuguese writes it: points between groups of three digits, but in a rate of three decimals. */
function numberIn(text: string, decimals = 2) {
  const [whole = '', ...rest] = text.trim().split(',')
  const [first = '', ...groups] = whole.split('.')
  const isGrouped =
    decimals < 3 && /^-?[1-9]\d?\d?$/.test(first) && groups.every((group) => /^\d{3}$/.test(group))
  return Number([isGrouped ? [first, ...groups].join('') : whole, ...rest].join('.'))
}

/** Expects a value that the view may be given for this text, by rules written independently of the parser. */
export function expectAllowed(spec: AttributeSpec, text: string, value: unknown) {
  if (spec.type === 'flag') expect(value).toBe(text !== 'false')
  else if (spec.type === 'choice') expect(value).toBe(spec.options.includes(text) ? text : spec.default)
  else if (spec.type === 'text')
    expect(value).toBe(text !== '' && text.length <= (spec.maxLength ?? Infinity) ? text : spec.default)
  else if (spec.type === 'json' && value !== spec.default) expect(value).toEqual(JSON.parse(text))
  else if ((spec.type === 'integer' || spec.type === 'number') && value !== spec.default) {
    expect(value).toBe(numberIn(text, spec.decimals))
    expect(fits(spec, value as number)).toBe(true)
  }
}

/** A text that this attribute takes, with the value the view must be given for it. */
export function goodText(spec: AttributeSpec): readonly [text: string, value: unknown] {
  switch (spec.type) {
    case 'flag':
      return ['', true]
    case 'choice':
      return [spec.options[0] ?? '', spec.options[0]]
    case 'text':
      return ['Olá', 'Olá']
    case 'json':
      return ['{"a":[1]}', { a: [1] }]
    default: {
      const value = spec.max ?? spec.min ?? spec.default ?? 1
      return [String(value), value]
    }
  }
}
