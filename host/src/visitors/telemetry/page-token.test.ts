import { testKey } from '../leads/testing/lead-server'
import { pageTokens, tokenLifeMs } from './page-token'

const [old, fresh] = [testKey('a'), testKey('b')]
const shown = [
  { remote: 'mf-a', version: '1.0.0' },
  { remote: 'shell', version: 'b1' },
]
const at = Date.parse('2026-11-22T10:00:00Z')
const host = (keys: Parameters<typeof pageTokens>[0], now = at) => pageTokens(keys, () => now)
const token = host([old]).minter(shown)()

it('is another one with each answer, and names what its page shows', () => {
  const mint = host([old]).minter(shown)
  const views = [mint(), mint()].map((one) => host([old]).read(one))
  const [one, other] = views
  if (typeof one !== 'object' || typeof other !== 'object') throw new Error(`not believed: ${views}`)
  expect(one.id).not.toBe(other.id)
  expect([...shown, { remote: 'mf-a', version: '2.0.0' }].map(one.shows)).toEqual([true, true, false])
})

it.each([
  ['another host with the same key', [old], true],
  ['a host that has a newer key too', [fresh, old], true],
  ['a host that has lost the key', [fresh], false],
] as const)('is believed by %s: %#', (_, keys, believed) =>
  expect(typeof host(keys).read(token) === 'object').toBe(believed),
)

it.each([
  ['its whole life', tokenLifeMs, 'object'],
  ['no longer', tokenLifeMs + 1, 'expired'],
  ['on a clock that is a little behind', -60_000, 'object'],
  ['not before it was made', -60_001, 'expired'],
])('lives %s', (_, later, expected) => {
  const view = host([old], at + later).read(token)
  expect(typeof view === 'object' ? 'object' : view).toBe(expected)
})

it('is forged once any bit of it changed, or it is cut or longer', () => {
  const bytes = Buffer.from(token, 'base64url')
  for (let bit = 0; bit < bytes.length * 8; bit++) {
    const changed = Buffer.from(bytes)
    changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7))
    expect(host([old]).read(changed.toString('base64url'))).toBe('forged')
  }
  const others = ['', 'x', '💥', token.slice(4), token.slice(0, -4), `${token}AAAA`, 'A'.repeat(400)]
  for (const text of others) expect(host([old]).read(text)).toBe('forged')
})
