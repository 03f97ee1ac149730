import fc from 'fast-check'
import { forAll } from '../../../testing/for-all'
import { briefAmount, differenceText, rulerText, savingVerdict } from './ruler'
import { labelShifts, letter, narrowest, placesOf } from './ruler-scale'
import cases from './testing/ruler.json'

const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ')

it.each(cases.verdicts as [string, string, { today: number; best: number }][])(
  'judges with %s (%s): %j',
  (text, tone, compared) => {
    const verdict = savingVerdict({ over: 'por ano', ...compared })
    expect([plain(verdict.text), verdict.tone]).toEqual([text, tone])
  },
)

it.each([
  { value: 74_440, unit: 'cents', text: '744,40 €' },
  { value: 74_400, unit: 'cents', text: '744 €' },
  { value: 99_999, unit: 'cents', text: '999,99 €' },
  { value: 100_049, unit: 'cents', text: '1.000 €' },
  { value: -174_450, unit: 'cents', text: '−1.745 €' },
  { value: 0.1119, unit: 'ratio', text: '11,2 %' },
] as const)('writes $value $unit as $text', ({ value, unit, text }) =>
  expect(plain(rulerText(value, { unit }))).toBe(text),
)

it.each([
  { cents: -849, period: 'mês', text: '−8 €/mês' },
  { cents: 1250, period: 'ano', text: '+13 €/ano' },
  { cents: -123_456, text: '−1.235 €' },
  { cents: -116.58, period: 'mês', text: '−1 €/mês' },
  { cents: 42, period: 'mês', text: '+0,42 €/mês' },
  { cents: 0.4, period: 'mês', text: undefined },
] as const)('writes a change of $cents as $text', ({ text, ...change }) =>
  expect(plain(differenceText(change))).toBe(text),
)

it('writes an amount with its period', () =>
  expect(
    ['mês', undefined].map((period) => plain(briefAmount({ cents: 4780, ...(period && { period: 'mês' }) }))),
  ).toEqual(['47,80 €/mês', '47,80 €']))

const values = fc.array(fc.integer({ min: -1_000_000, max: 100_000_000 }), { minLength: 1, maxLength: 3 })
const marks = fc.array(
  fc.record({
    label: fc.string({ minLength: 1, maxLength: 16 }),
    value: fc.integer({ min: 0, max: 500_000 }),
  }),
  { minLength: 1, maxLength: 2 },
)

it('keeps every mark on the ruler and in its order', () =>
  forAll(values, (given) => {
    const places = placesOf(given)
    for (const [at, place] of places.entries()) {
      expect(place).toBeGreaterThan(0)
      expect(place).toBeLessThan(1)
      for (const [other, value] of given.entries())
        expect(Math.sign((places[other] ?? 0) - place)).toBe(Math.sign(value - (given[at] ?? 0)))
    }
  }))

it('keeps labels inside, in order and apart at 320 px and on anything wider', () =>
  forAll(marks, fc.integer({ min: narrowest, max: 1160 }), (given, width) => {
    const places = placesOf(given.map(({ value }) => value))
    const shifts = labelShifts(given, places)
    const spans = given
      .map(({ label }, at) => {
        const place = places[at] ?? 0
        const centre = place * width + (shifts[at] ?? 0)
        const half = (label.length * letter) / 2
        return { place, from: centre - half, to: centre + half }
      })
      .toSorted((one, two) => one.place - two.place)
    for (const [at, { from, to }] of spans.entries()) {
      expect(from).toBeGreaterThanOrEqual(-0.5)
      expect(to).toBeLessThanOrEqual(width + 0.5)
      const next = spans[at + 1]
      if (next) expect(to).toBeLessThanOrEqual(next.from)
    }
  }))
