import { toIsoDate } from '../dates/iso-date'
import { catalogueReview } from './catalogue-review'
import cases from './testing/catalogue-review.json'

// Invented catalogues, since the test is only about their days.
const today = toIsoDate('2026-11-22')
const lines = (...files: object[]) =>
  catalogueReview(
    files.map((file, at) => ({ file: `${at}`, asOf: '2026-11-20', offers: [], ...file })),
    today,
    30,
  )

it.each(cases.ages)('a catalogue of %s is %s', (asOf, standing) =>
  expect(lines({ asOf })[0]).toMatchObject({ standing }),
)

it('states by when it is to be renewed, and how many of its offers are no longer current', () => {
  const evidence = (asOf: string, until?: string) => ({ evidence: { asOf, ...(until && { until }) } })
  const offers = [
    evidence('2026-11-20'),
    evidence('2026-11-01'),
    evidence('2026-11-01', '2026-11-21'),
    evidence('2026-09-01'),
  ]
  expect(lines({ offers })).toEqual([
    { id: '0', standing: 'fresh', reviewBy: '2027-01-04', asOf: '2026-11-20', offers: 4, old: 2, ended: [] },
  ])
})

it('has lapsed where the prices of a kind have ended, and lists the worst first', () =>
  expect(
    lines({}, { valid: { gas: { to: '2026-09-30' }, electricity: { to: '2026-12-31' } } }).map(
      ({ id, ended }) => [id, ...ended],
    ),
  ).toEqual([['1', 'gas since 2026-09-30'], ['0']]))
