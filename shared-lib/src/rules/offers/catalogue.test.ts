import { toIsoDate } from '../dates/iso-date'
import { type Evidence, offerAge } from './catalogue'

const offer = (change: Partial<Evidence> = {}) => ({
  id: 'ex-one',
  evidence: { asOf: '2026-11-01', sources: ['page'], confidence: 'B', ...change } as const,
})
const today = toIsoDate('2026-11-20')

it.each([
  ['its own day', {}, undefined, { standing: 'current', ageDays: 19 }],
  ['its own end', { until: '2026-11-19' }, undefined, { standing: 'historic', ended: '2026-11-19' }],
  ['the end of all of its kind', {}, '2026-11-10', { standing: 'historic', ended: '2026-11-10' }],
  ['the first of two ends', { until: '2026-11-19' }, '2026-11-10', { ended: '2026-11-10' }],
  ['the first of two ends', { until: '2026-11-10' }, '2026-11-19', { ended: '2026-11-10' }],
  ['no end that is to come', { until: '2026-11-20' }, '2026-12-31', { standing: 'current' }],
])('the age of an offer follows from %s', (_, change, end, age) =>
  expect(offerAge(offer(change), today, end)).toMatchObject(age),
)
