import { overrideLink } from './override-link'

const parts = {
  host: 'http://localhost:3000',
  name: 'mf-energy',
  origin: 'http://localhost:4180',
  secret: undefined,
}
const secret = 'a secret of the environment, long enough'

it('needs no signature on this machine', () => {
  expect(overrideLink(parts)('/energia')).toBe(
    'http://localhost:3000/energia?override=mf-energy@http://localhost:4180',
  )
})

it('signs for a host that is not ours, whatever ends its address', () => {
  const link = overrideLink({ ...parts, host: 'https://queropoupar.pt/', secret })('/')
  expect(link).toMatch(
    /^https:\/\/queropoupar\.pt\/\?override=mf-energy@http:\/\/localhost:4180~\d{10}~[\da-f]{64}$/,
  )
})

it.each([
  ['a host without a protocol', { host: 'queropoupar.pt' }, 'say it like https://queropoupar.pt'],
  ['a host of another protocol', { host: 'ftp://queropoupar.pt' }, 'say it like https://queropoupar.pt'],
  ['no secret for a host that is not ours', { host: 'https://queropoupar.pt' }, 'set OVERRIDE_SECRET'],
  ['a short secret', { secret: 'short' }, 'at least 32 characters'],
])('reports what is missing: %s', (_, given, message) => {
  expect(() => overrideLink({ ...parts, ...given })).toThrow(message)
})
