import { toIsoDate } from '../dates/iso-date'
import { parametersIn } from './parameters-in'
import { review } from './review'

// Invented parameters, since the test is only about their review.
const parameter = (id: string, reviewBy: string, to?: string, lagging?: true) => ({
  id,
  ...(lagging && { lagging }),
  reviewBy,
  unit: 'ratio',
  values: [
    { from: '2020-01-01', to: '2020-12-31', value: 0, source: 'older' },
    { from: '2025-01-01', ...(to && { to }), value: 1, source: `source of ${id}` },
  ],
})

const today = toIsoDate('2026-11-21')

it('lists the standing of each, the most urgent first', () =>
  expect(
    review(
      [
        parameter('fresh', '2027-06-30'),
        parameter('soon-by-review', '2027-01-20'),
        parameter('soon-by-end', '2027-06-30', '2026-12-31'),
        parameter('due', '2026-11-20'),
        parameter('lapsed', '2027-06-30', '2026-11-20'),
        parameter('awaited', '2026-12-05', '2026-10-31', true),
        parameter('late', '2026-11-05', '2026-09-30', true),
        parameter('last-day', '2026-11-21', '2026-11-21'),
      ],
      today,
    ).map(({ id, standing }) => [id, standing]),
  ).toEqual([
    ['late', 'lapsed'],
    ['lapsed', 'lapsed'],
    ['due', 'due'],
    ['last-day', 'soon'],
    ['awaited', 'soon'],
    ['soon-by-review', 'soon'],
    ['soon-by-end', 'soon'],
    ['fresh', 'fresh'],
  ]))

it('names the source to look in', () =>
  expect(review([parameter('due', '2026-01-01')], today)[0]).toMatchObject({
    source: 'source of due',
    until: undefined,
  }))

it('finds parameters that are alone, in lists and in records, each once', () => {
  const one = parameter('one', '2027-01-01')
  const modules = [
    { one, list: [parameter('two', '2027-01-01')], other: 'text', function: () => one },
    { byKind: { a: { b: parameter('three', '2027-01-01') } }, again: one, nothing: null },
  ]
  expect(parametersIn(modules).map(({ id }) => id)).toEqual(['one', 'two', 'three'])
})
