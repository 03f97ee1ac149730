import fc from 'fast-check'
import { forAll } from '../../testing/for-all'
import { checkSignedOverride, readOverride, signOverride } from './override'
import cases from './testing/override.json'

const override = { name: 'mf-energy', origin: 'http://localhost:4180' } as const
const secret = 'a secret of the environment, long enough'
const now = new Date('2026-11-22T10:00:00Z')
const later = new Date('2026-11-22T18:00:00Z')

it.each(cases.texts as [string, object | null][])('reads %j as %j', (text, wanted) =>
  expect(readOverride(text) ?? null).toEqual(wanted),
)

it('honours what was signed until its end, and not a second longer', () => {
  const signed = signOverride(override, later, secret)
  expect(checkSignedOverride(signed, secret, now)).toEqual({ override, expires: later })
  expect(checkSignedOverride(signed, secret, later)).toBeUndefined()
  expect(checkSignedOverride(signed, `${secret}.`, now)).toBeUndefined()
})

it('honours no other text', () => {
  const signed = signOverride(override, later, secret)
  forAll(fc.nat(signed.length - 1), fc.string({ minLength: 1, maxLength: 1 }), (at, letter) => {
    fc.pre(signed[at] !== letter)
    const changed = signed.slice(0, at) + letter + signed.slice(at + 1)
    expect(checkSignedOverride(changed, secret, now)).toBeUndefined()
  })
  expect(checkSignedOverride('mf-energy@http://localhost:4180', secret, now)).toBeUndefined()
})
