import { toIsoDate } from 'shared-lib/rules/dates/iso-date'
import { renewed, ticketCookies } from './preview-ticket'

const now = Math.floor(Date.now() / 1000)
const cookies = ticketCookies('a-preview-token-1', true)
const ticket = renewed({ since: now, day: toIsoDate('2027-01-01') }, now)
const sent = (cookie: string) => `locale=pt; ${cookie.split(';')[0]}`

test('a ticket comes back from its cookie, among others', () => {
  expect(cookies.read(sent(cookies.write(ticket)), now)).toEqual(ticket)
})

test('no script reads it, and a frame of the editor keeps it apart from other sites', () => {
  const attributes = /; Max-Age=3[56]\d\d; Path=\/; HttpOnly; SameSite=None; Secure; Partitioned$/
  expect(cookies.write(ticket)).toMatch(attributes)
  expect(ticketCookies('a-preview-token-1', false).write(ticket)).toMatch(/; HttpOnly; SameSite=Lax$/)
})

test('is worth nothing an hour after the last page, or eight after the last signature', () => {
  const cookie = sent(cookies.write(ticket))
  expect(cookies.read(cookie, now + 3599)).toBeDefined()
  expect(cookies.read(cookie, now + 3600)).toBeUndefined()
  expect(renewed(ticket, now + 8 * 3600 - 60).until).toBe(now + 8 * 3600)
})

test.each([
  ['another token', sent(ticketCookies('another-preview-token', true).write(ticket))],
  ['a changed ticket', sent(cookies.write(ticket)).replace('qp_preview=e', 'qp_preview=f')],
  ['no signature', sent(cookies.write(ticket)).replace(/\.[\w-]+$/, '.')],
  ['something else', 'qp_preview=abc.def'],
  ['nothing', ''],
])('refuses a cookie with %s', (_, cookie) => expect(cookies.read(cookie, now)).toBeUndefined())
