import fc from 'fast-check'
import { forAll } from 'shared-lib/testing/for-all'
import { type CanaryLimits, type Counted, whyCanaryEnds, whyVersionFails } from './judgement'
import cases from './testing/judgement.json'

const limits: CanaryLimits = { errorPercent: 2, errorTimes: 2, pageViews: 200, inpMs: 100, inpSamples: 50 }
const counted = (views: number, errors: number, inpP75Ms: number | null = null, inpSamples = 0): Counted => ({
  views,
  errors,
  seenByHosts: errors,
  inpP75Ms,
  inpSamples,
})
const ends = (canary: Counted, stable: Counted) => whyCanaryEnds(canary, stable, limits) !== undefined

describe('errors of a canary', () => {
  it.each(cases.ends as [end: boolean, canary: Counted, stable: Counted, why: string][])(
    'ends: %s for %j next to %j: %s',
    (end, canary, stable) => expect(ends(canary, stable)).toBe(end),
  )

  it('the reason names both rates', () => {
    const reason = whyCanaryEnds(counted(240, 12), counted(2000, 8), limits)
    expect(reason).toBe('errors in 5.0 % of 240 page views; the version beside it: 0.4 % of 2000 page views')
  })
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

  it('exceptions on few page views take no version out of service', () => {
    const exceptions = { addresses: 19, failing: 3, sound: 0 }
    expect(judged({ ...counted(100, 19), exceptions })).toBeUndefined()
  })

  it('is reported, and not judged, when browsers alone see the failures', () =>
    expect(judged({ ...counted(1000, 900), seenByHosts: 199 })).toEqual({
      reason: 'failures in 90.0 % of 1000 page views, as browsers tell',
      isSeen: false,
    }))
})

const numbers = {
  views: fc.nat(5000),
  errors: fc.nat(6000),
  seenByHosts: fc.nat(6000),
  inpSamples: fc.nat(200),
}
const some = fc.record({ ...numbers, inpP75Ms: fc.option(fc.double({ min: 0, max: 5000, noNaN: true })) })

it('a version is never worse than itself', () => forAll(some, (one) => ends(one, one) === false))

it('errors less and being faster never ends what went on', () =>
  forAll(some, some, fc.nat(6000), fc.nat(1000), (canary, stable, fewer, faster) => {
    const inpP75Ms = canary.inpP75Ms === null ? null : canary.inpP75Ms - faster
    const better = { ...canary, errors: Math.max(0, canary.errors - fewer), inpP75Ms }
    return ends(canary, stable) || !ends(better, stable)
  }))
