import { sharedTestSite } from '../../server/testing/test-site'
import cases from './testing/origin-check.json'

const partner = 'https://parceiro.example'
const site = sharedTestSite({ home: [] }, { partnerOrigins: [partner], trustProxy: 1 })

/** Full paths that take POST, out of the router's own tree. */
function postRoutes(tree: string): readonly string[] {
  const at: string[] = []
  return tree.split('\n').flatMap((line) => {
    const [, lead = '', path = '', methods = ''] = /^([\s│├└─]*)(\S.*?)(?: \(([A-Z, ]+)\))?$/.exec(line) ?? []
    const depth = lead.length / 4
    at.splice(depth, at.length, path)
    const whole = at.slice(1).join('')
    return methods.includes('POST') && !whole.endsWith('*') ? [whole] : []
  })
}

const secret = 'A'.repeat(43)
const post = (route: string, headers: Readonly<Record<string, string | undefined>>) =>
  site.post(route.replace(/:(secret|token)/, secret).replace(':name', 'imi'), '{}', {
    host: 'q.example',
    'content-type': 'application/json',
    ...headers,
  })

/** Open to pages of any origin: nothing of the visitor is changed, or a signature identifies the caller. */
const open = ['/api/calculators/:name', '/api/client-errors']

/** Everything else that changes something. */
const guarded = [
  ...'/api/leads /api/blog/newsletter/add /core/apis/data/verifyConsent /newsletter/confirmar/:token'.split(
    ' ',
  ),
  ...'/newsletter/sair/:token /api/visit /api/consent /api/override /api/telemetry'.split(' '),
  ...'/pedido/:secret/retirar /pedido/:secret/apagar /api/webhooks/content'.split(' '),
  '/api/webhooks/milestones',
]

const isRefused = async (route: string, headers: Readonly<Record<string, string | undefined>>) => {
  const answer = await post(route, headers)
  return answer.statusCode === 403 && answer.json().type.endsWith(':other-site')
}

it('knows every address that takes a POST', () => {
  const routes = postRoutes(site.site.app.printRoutes({ commonPrefix: false }))
  expect(routes.toSorted()).toEqual([...open, ...guarded].sort())
})

interface Case {
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly why: string
}

/** Forms of a request, tried where an address is a secret and where it is none. */
describe.each(['/api/consent', '/pedido/:secret/apagar'])('%s', (route) => {
  it.each(cases.refused as Case[])('refuses $why', async ({ headers }) =>
    expect(await isRefused(route, headers)).toBe(true),
  )

  it.each<Case>([
    { headers: { 'sec-fetch-site': 'same-origin', origin: 'https://q.example' }, why: 'our page' },
    { headers: { 'sec-fetch-site': 'same-origin', origin: 'null' }, why: 'our page with a secret address' },
    { headers: { 'sec-fetch-site': 'none' }, why: 'the visitor' },
    { headers: { origin: 'https://q.example' }, why: 'our page in an older browser' },
    { headers: {}, why: 'a program' },
  ])('lets $why pass', async ({ headers }) => expect(await isRefused(route, headers)).toBe(false))
})

it.each(guarded)('%s refuses other sites, an unnamed page without a secret, and partners', async (route) => {
  const partners = { 'sec-fetch-site': 'cross-site', origin: partner }
  expect(await isRefused(route, { ...partners, origin: 'https://evil.example' })).toBe(true)
  expect(await isRefused(route, { origin: 'null' })).toBe(!/:secret|:token/.test(route))
  expect(await isRefused(route, partners)).toBe(route !== '/api/leads')
})

it.each(open)('%s is open to any page', async (route) => {
  const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }
  expect(await isRefused(route, headers)).toBe(false)
})

it('never stops who only reads', async () => {
  const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }
  for (const url of ['/', '/api/elements.json', '/builds/latest.json'])
    expect((await site.get(url, headers)).statusCode).toBe(200)
})
