import { signOverride } from 'shared-lib/build/dev/override'
import { overrideLink } from 'shared-lib/build/dev/override-link'
import type { SiteContent } from '../../pages/views/page-content'
import { emptySnapshot } from '../../remotes/deployments/snapshot'
import type { FollowedBuilds } from './followed-builds'
import { honoured, overrideLayer } from './override-layer'

const secret = 'a secret of the environment, long enough'
const override = { name: 'mf-test', origin: 'http://localhost:4180' } as const
const plain = 'mf-test@http://localhost:4180'
const now = () => new Date('2026-11-22T10:00:00Z')
const later = new Date('2026-11-22T18:00:00Z')
const signed = signOverride(override, later, secret)
const builds: FollowedBuilds = { remoteOf: () => undefined, follow: async () => {}, stop() {} }
const shell = { builds, secret: undefined, now }
const production = { builds: undefined, secret, now }

const withSecret = { ...shell, secret }
it.each([
  ['plain in a development shell', plain, shell, { override, expires: undefined }],
  ['signed in production', signed, production, { override, expires: later }],
  ['signed in a development shell with the secret', signed, withSecret, { override, expires: later }],
  ['plain in production', plain, production, undefined],
  ['signed, over', signed, { ...production, now: () => later }, undefined],
  ['signed by others', signed, { ...production, secret: `${secret}!` }, undefined],
  ['signed, without a secret to check it', signed, { ...production, secret: undefined }, undefined],
  ['of another machine', 'mf-test@https://evil.example', shell, undefined],
  ['no override at all', 'mf-test', shell, undefined],
])('%s', (_, text, parts, wanted) => expect(honoured(text, parts)).toEqual(wanted))

it.each(['', 'qp_override=', 'qp_override=%E0%A4%A', `other_qp_override=${plain}`, `qp_override=${plain}`])(
  'changes nothing for the cookie %j where nothing of that name is deployed',
  (cookies) => {
    const content = {} as SiteContent
    const view = { key: '', snapshot: emptySnapshot, content, today: '2026-11-22', shared: true }
    expect(overrideLayer(shell)(view, { url: '/', cookies, userAgent: '' })).toBeUndefined()
  },
)

it('asks for a secret before it links to a host that is not local', () => {
  const parts = { name: 'mf-test', origin: override.origin, secret: undefined }
  const host = 'https://queropoupar.pt'
  expect(() => overrideLink({ host, ...parts })).toThrow('OVERRIDE_SECRET')
  expect(() => overrideLink({ host, ...parts, secret: 'short' })).toThrow('at least 32 characters')
  const link = overrideLink({ host: 'http://localhost:3000', ...parts })
  expect(link('/x')).toBe(`http://localhost:3000/x?override=${plain}`)
})
