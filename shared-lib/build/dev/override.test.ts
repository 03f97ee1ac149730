import fc from 'fast-check'
import { forAll } from '../../testing/for-all'
import { checkSignedOverride, readOverride, signOverride } from './override'

const override = { name: 'mf-energy', origin: 'http://localhost:4180' } as const
const secret = 'a secret of the environment, long enough'
const now = new Date('2026-11-22T10:00:00Z')
const later = new Date('2026-11-22T18:00:00Z')

it.each([
  ['mf-energy@http://localhost:4180', override],
  ['mf-energy@http://127.0.0.1:1', { name: 'mf-energy', origin: 'http://127.0.0.1:1' }],
  ['mf-energy@https://evil.example', undefined],
  ['mf-energy@http://localhost.evil.example:80', undefined],
  ['mf-energy@http://localhost:4180/x', undefined],
  ['mf-energy@http://localhost:4180 https://evil.example', undefined],
  ['host@http://localhost:4180', undefined],
  ['mf-energy@http://localhost:99999', undefined],
  ['mf-energy', undefined],
  ['', undefined],
])('reads %j as %j', (text, wanted) => expect(readOverride(text)).toEqual(wanted))

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
