import fc from 'fast-check'
import { type CanaryLimits, type Counted, whyCanaryEnds, whyVersionFails } from './judgement'

const limits: CanaryLimits = { errorPercent: 2, errorTimes: 2, pageViews: 200, inpMs: 100, inpSamples: 50 }
const counted = (views: number, errors: number, inpP75Ms: number | null = null, inpSamples = 0): Counted => ({
  views,
  errors,
  seenByHosts: errors,
  inpP75Ms,
  inpSamples,
})
const well = counted(5000, 10)
const ends = (canary: Counted, stable: Counted) => whyCanaryEnds(canary, stable, limits) !== undefined

describe('errors of a canary', () => {
  it.each([
    { canary: counted(200, 5), stable: well, end: true, why: 'exactly 200 page views are enough' },
    { canary: counted(199, 199), stable: well, end: false, why: '199 page views say too little' },
    { canary: counted(200, 4), stable: well, end: false, why: 'exactly 2 % is still well' },
    { canary: counted(10_000, 201), stable: well, end: true, why: 'just above 2 %' },
    { canary: counted(1000, 60), stable: counted(1000, 30), end: true, why: 'exactly twice the other' },
    { canary: counted(1000, 59), stable: counted(1000, 30), end: false, why: 'less than twice the other' },
    { canary: counted(200, 5), stable: counted(0, 0), end: true, why: 'nobody else: judged alone' },
    { canary: counted(200, 4), stable: counted(0, 0), end: false, why: 'nobody else, and well' },
    { canary: counted(200, 0), stable: counted(0, 40), end: false, why: 'errors without views are no rate' },
    { canary: counted(200, 900), stable: counted(1000, 499), end: true, why: 'more errors than views' },
    { canary: counted(200, 900), stable: counted(1000, 501), end: false, why: 'half of the others fail too' },
    { canary: counted(0, 50), stable: well, end: false, why: 'no view at all' },
  ])('$why', ({ canary, stable, end }) => expect(ends(canary, stable)).toBe(end))

  it('the reason names both rates', () =>
    expect(whyCanaryEnds(counted(240, 12), counted(2000, 8), limits)).toBe(
      'errors in 5.0 % of 240 page views; the version beside it: 0.4 % of 2000 page views',
    ))
})

describe('speed of a canary', () => {
  const inp = (ms: number | null, samples = 50) => counted(100, 0, ms, samples)
  it.each([
    { canary: inp(250), stable: inp(150), end: true, why: 'exactly 100 ms worse' },
    { canary: inp(249.9), stable: inp(150), end: false, why: 'less than 100 ms worse' },
    { canary: inp(150), stable: inp(250), end: false, why: 'faster than the other' },
    { canary: inp(900, 49), stable: inp(150), end: false, why: 'too few measurements of the canary' },
    { canary: inp(900), stable: inp(150, 49), end: false, why: 'too few measurements of the other' },
    { canary: inp(900), stable: inp(null, 0), end: false, why: 'the other was never measured' },
    { canary: inp(null, 0), stable: inp(150), end: false, why: 'the canary was never measured' },
  ])('$why', ({ canary, stable, end }) => expect(ends(canary, stable)).toBe(end))
})

describe('a version that everybody has', () => {
  const judged = (current: Counted) => whyVersionFails(current, { percent: 20, pageViews: 100 })

  it.each([
    { current: counted(100, 20), fails: true, why: 'exactly the share and the least views' },
    { current: counted(99, 99), fails: false, why: 'too few page views' },
    { current: counted(1000, 199), fails: false, why: 'below the share' },
    { current: counted(100, 4000), fails: true, why: 'more failures than views' },
    { current: counted(0, 0), fails: false, why: 'nothing happened' },
  ])('$why', ({ current, fails }) => expect(judged(current)?.isSeen ?? false).toBe(fails))

  it.each([
    { addresses: 20, failing: 1, sound: 0, fails: true, why: 'everything that is visited throws' },
    { addresses: 20, failing: 3, sound: 2, fails: true, why: 'most patterns throw' },
    { addresses: 20, failing: 2, sound: 2, fails: false, why: 'half of the patterns throw' },
    { addresses: 90, failing: 1, sound: 5, fails: false, why: 'one pattern of many throws' },
    { addresses: 0, failing: 0, sound: 0, fails: false, why: 'nothing that hosts saw throws' },
  ])('exceptions: $why', ({ fails, why: _, ...exceptions }) =>
    expect(judged({ ...counted(100, 20), seenByHosts: 0, exceptions })?.isSeen ?? false).toBe(fails),
  )

  it('exceptions on few page views take no version out of service', () =>
    expect(
      judged({ ...counted(100, 19), exceptions: { addresses: 19, failing: 3, sound: 0 } }),
    ).toBeUndefined())

  it('is told of, and not judged, by what browsers alone say', () =>
    expect(judged({ ...counted(1000, 900), seenByHosts: 199 })).toEqual({
      reason: 'failures in 90.0 % of 1000 page views, as browsers tell',
      isSeen: false,
    }))
})

const some = fc.record({
  views: fc.nat(5000),
  errors: fc.nat(6000),
  seenByHosts: fc.nat(6000),
  inpP75Ms: fc.option(fc.double({ min: 0, max: 5000, noNaN: true })),
  inpSamples: fc.nat(200),
})

it('a version is never worse than itself', () =>
  fc.assert(fc.property(some, (one) => ends(one, one) === false)))

it('errors less and being faster never ends what went on', () =>
  fc.assert(
    fc.property(some, some, fc.nat(6000), fc.nat(1000), (canary, stable, fewer, faster) => {
      const better = {
        ...canary,
        errors: Math.max(0, canary.errors - fewer),
        inpP75Ms: canary.inpP75Ms === null ? null : canary.inpP75Ms - faster,
      }
      return ends(canary, stable) || !ends(better, stable)
    }),
  ))
