import { toIsoDate } from '../dates/iso-date'
import { type DatedSeries, listening, tryValueOn } from './dated-parameter'
import { versionOf, withParameters } from './parameter-version'

// Invented figures, since the test is only about their versions.
const parameter = (id: string, value: number, more: object = {}): DatedSeries => ({
  id,
  unit: 'ratio',
  reviewBy: '2027-01-31',
  values: [
    { from: '2024-01-01', to: '2024-12-31', value: value / 2, source: 'older' },
    { from: '2026-01-01', value, source: 'newer' },
  ],
  ...more,
})
const levy = parameter('b.levy', 1, { law: 'Lei de exemplo' })
const rate = parameter('a.rate', 2)
const on = toIsoDate

it('lists every value that an answer looked up, once each, and none that it did not find', () => {
  const { answer, parameters } = withParameters(() => {
    tryValueOn(levy, on('2026-05-05'))
    tryValueOn(levy, on('2026-06-06'))
    tryValueOn(rate, on('2026-05-05'))
    tryValueOn(levy, on('2024-05-05'))
    return tryValueOn(rate, on('2025-05-05'))
  })
  expect(answer).toBeUndefined()
  const version = expect.stringMatching(/^[0-9a-f]{16}$/)
  expect(parameters).toEqual([
    { id: 'a.rate', from: '2026-01-01', version },
    { id: 'b.levy', from: '2024-01-01', to: '2024-12-31', law: 'Lei de exemplo', version },
    { id: 'b.levy', from: '2026-01-01', law: 'Lei de exemplo', version },
  ])
})

it('hears nothing after an answer, nor after one that threw', () => {
  const heard: string[] = []
  const listen = (work: () => void) => listening(({ id }) => heard.push(id), work)
  listen(() => void tryValueOn(levy, on('2026-05-05')))
  expect(() =>
    listen(() => {
      throw new Error('no answer')
    }),
  ).toThrow('no answer')
  tryValueOn(rate, on('2026-05-05'))
  expect(heard).toEqual(['b.levy'])
})

it('has another version for another value, unit or day, and for nothing else', () => {
  const dated = { from: '2026-01-01', value: { rate: 1 }, source: 'one' }
  const of = (changed: object, unit = 'ratio') => versionOf({ id: 'x', unit }, { ...dated, ...changed })
  expect(of({})).toBe(of({ source: 'another' }))
  const others = [
    of({ value: { rate: 1.01 } }),
    of({ from: '2026-01-02' }),
    of({ to: '2026-12-31' }),
    of({}, 'eur'),
  ]
  expect(new Set([of({}), ...others]).size).toBe(5)
})
