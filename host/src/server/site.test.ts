import { createHmac } from 'node:crypto'
import { cpSync } from 'node:fs'
import { Agent, get } from 'node:http'
import path from 'node:path'
import type { RouteDefinition } from 'shared-lib/contract/define-micro-frontend'
import { inlineHash } from '../base/security/security-headers'
import cases from './testing/site.json'
import { hostFolder } from './testing/test-config'
import { echo, publish, routeAt } from './testing/test-deployments'
import { sharedTestSite, startTestSite, type TestSite, testSites } from './testing/test-site'

const route = (path: string, more: Partial<RouteDefinition> = {}) =>
  routeAt(path, { layout: 'energy', ...more })
const origin = 'https://queropoupar.example'

const emptyLayout = { navbar: [], footer: [] }
const stories = {
  home: [],
  guia: [{ component: 'widget', _uid: '1', tag: 'qp-thing' }],
  solto: [{ component: 'widget', _uid: '2', tag: 'qp-unknown' }],
}

const withRoutes = (routes = [route('/coisa', { query: ['b', 'a'] })], code = echo) => ({
  deployed: { code, tags: ['qp-thing' as const], routes },
})
/** A host folder with the files that programs look for. */
function folderWithAssets() {
  const folder = hostFolder()
  cpSync(path.resolve('host/content/assets'), path.join(folder, 'content/assets'), { recursive: true })
  return folder
}
const brokenRoutes = [route('/quebrada', { layout: 'inexistente' as never })]

/** One site for every test that leaves it as it was. */
const shared = sharedTestSite(stories, { hostFolder: folderWithAssets() }, withRoutes())
const production = sharedTestSite(stories, { production: true }, withRoutes(brokenRoutes))
const behindBalancer = sharedTestSite(stories, { trustProxy: 1, leadsPerMinute: 1 })
const withOrigin = sharedTestSite(
  stories,
  { gtmId: 'GTM-A1', origin, owner: { email: 'ola@queropoupar.example' } },
  withRoutes([
    route('/moldura', { layout: 'no-header-footer', embed: true }),
    route('/coisa', { calculator: 'sum' }),
    route('/contas', { title: 'Contas', calculator: 'contas', layout: 'default' }),
  ]),
)

/** One site whose tests each serve a version of their own. */
const changing = sharedTestSite(stories)
let version = 0
async function serve(code = echo, routes?: RouteDefinition[]) {
  version += 1
  await changing.deploy('mf-test', `${version}.0.0`, withRoutes(routes, code).deployed)
  return changing
}
afterEach(async () => {
  Object.assign(changing.content, { down: false, layout: emptyLayout })
  await changing.published()
})
const { start: startAlone } = testSites(startTestSite)
/** A site for one test that leaves it in another state. */
const start = (code = echo) => startAlone(stories, {}, withRoutes(undefined, code))

/** A journey whose own path leads to its first question, with the answers given. */
const first = `exports.render = ({ tag, location }) =>
  tag === 'qp-thing' && location && location.path === '/coisa'
    ? { redirect: '/coisa/um' + (location.query ? '?' + location.query : '') }
    : { html: '<p>passo</p>' }`

/** Answers the main part with this redirect. */
const leadingTo = (redirect: string) =>
  `exports.render = ({ tag }) => tag === 'qp-thing' ? { redirect: '${redirect}' } : { html: '' }`

const notice = '{"action":"published"}'
/** Sends the site the news of a publication, as the CMS does. */
const published = (
  { post }: TestSite,
  signature = createHmac('sha1', 'segredo').update(notice).digest('hex'),
) =>
  post('/api/webhooks/content', notice, {
    'content-type': 'application/json',
    'webhook-signature': signature,
  })

describe('pages', () => {
  it('come from a story, with the chrome around them', async () => {
    const { statusCode, body, headers } = await shared.get('/')
    expect(statusCode).toBe(200)
    expect(body).toContain('<title>Página home | Quero Poupar</title>')
    expect(body).toContain('<div class="qp-slot" data-slot="header"><p>qp-header {}</p></div>')
    expect(headers['set-cookie']).toContain('locale=pt; Max-Age=31536000')
  })

  it('come from a route that a deployment declares, in its layout', async () => {
    const { body } = await shared.get('/coisa')
    expect(body).toContain('<main id="conteudo" class="page page--energy"')
    expect(body).toContain('qp-header {&quot;reduced'.replaceAll('&quot;', '"'))
  })

  it('name what a calculator in a story begins with, and any host answers for it', async () => {
    const code = "exports.render = () => ({ html: '<p>a</p>', data: { rows: 'x'.repeat(2000) } })"
    const named = async () => {
      const { page } = (await (await serve(code)).get('/guia/_payload.json')).json()
      return page.slots.find(({ id }: { id: string }) => id === 'w1')
    }
    const { data, dataAt } = await named()
    expect(data).toBeUndefined()
    const { get } = await start(code) // never drew the page
    expect((await get(dataAt)).json().rows).toHaveLength(2000)
    expect((await get('/builds/data/0123456789abcdef.json?/nada')).statusCode).toBe(404)
  })

  it('name a widget that never wakes for the count of its views alone', async () => {
    const { store, site, get } = await start()
    const parts = { tags: ['qp-thing'], asTag: { wake: 'never' } } as const
    const asleep = async () => {
      await site.deployments.look()
      const { page } = (await get('/guia/_payload.json')).json()
      expect(page.slots.map(({ tag }: { tag: string }) => tag)).not.toContain('qp-thing')
      expect(page.remotes['mf-test']).toBeUndefined()
      return page.asleep
    }
    const named = { remote: 'mf-test', tag: 'qp-thing' }
    await publish(store, 'mf-test', '2.0.0', { ...parts, code: echo })
    expect(await asleep()).toEqual([{ ...named, version: '2.0.0', rendered: true }])
    const code = 'exports.render = () => { throw new Error() }'
    await publish(store, 'mf-test', '3.0.0', { ...parts, code })
    expect(await asleep()).toEqual([{ ...named, version: '3.0.0', rendered: false }])
  })

  it('come without an undeployed tag: a link and the phone line are there instead', async () => {
    const { statusCode, body } = await shared.get('/solto')
    expect(statusCode).toBe(200)
    expect(body).toContain('210 000 000')
    expect(body).not.toContain('<qp-unknown')
  })

  it('name the exact inline blocks in the policy and nothing unsafe', async () => {
    const { headers } = await shared.get('/')
    const policy = String(headers['content-security-policy'])
    expect(policy).toMatch(/script-src 'self' 'sha256-[^']+'/)
    expect(policy).toMatch(/style-src 'self' 'sha256-[^']+'/)
    expect(policy).not.toContain('unsafe')
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain("img-src 'self' data: https://images.example")
    expect(policy).toContain("font-src 'self' https://fonts.example")
    expect(policy).toContain("connect-src 'self' https://api.example")
  })

  it('are the same as data for navigation', async () => {
    const payload = (await shared.get('/coisa/_payload.json?a=1')).json()
    const page = { path: '/coisa', route: '/coisa' }
    expect(payload).toMatchObject({ status: 200, title: 'Coisa | Quero Poupar', page })
    expect(payload.body).toContain('data-slot="main"')
  })

  it('bring their style as data for a browser whose sheets are on their way, and to no other', async () => {
    const stylesOf = async (build: string) =>
      (await shared.get(`/coisa/_payload.json?${build}&a=1`)).json().style as string | undefined
    expect(await stylesOf('1.0%2Bab.styled')).toBeDefined()
    expect(await stylesOf('1.0%2Bab')).toBeUndefined()
    expect(await stylesOf('a=.styled')).toBeUndefined()
  })
})

describe('an embed', () => {
  it('may be in a frame of any site, and nothing else may', async () => {
    const policy = async (at: string) => (await withOrigin.get(at)).headers['content-security-policy']
    expect(await policy('/moldura')).toContain('frame-ancestors *')
    for (const at of ['/coisa', '/moldura/x']) expect(await policy(at)).toContain("frame-ancestors 'none'")
  })

  it('has no chrome, asks about no cookies, sets none, loads no tag and is in no index', async () => {
    const { body, headers } = await withOrigin.get('/moldura')
    expect(body).toContain('data-slot="main"')
    expect(body).not.toMatch(/data-slot="(header|footer)"|qp-consent|skip-link/)
    expect(headers['set-cookie']).toBeUndefined()
    expect(headers['content-security-policy']).not.toContain('google')
    const payload = await withOrigin.get('/moldura/_payload.json')
    expect(payload.headers['set-cookie']).toBeUndefined()
    expect(payload.json().page.embed).toBe(true)
    expect(body).toContain('<meta name="robots" content="noindex">')
    expect((await withOrigin.get('/sitemap.xml')).body).not.toContain('moldura')
  })

  it('has a main part with a name of its own, and opens its links outside the frame, without script too', async () => {
    const [frame, page] = [(await withOrigin.get('/moldura')).body, (await withOrigin.get('/coisa')).body]
    expect(frame).toMatch(/<main id="conteudo" [^>]*aria-label="[^"]+"/)
    expect(frame).toContain('<base target="_blank">')
    expect(page).not.toMatch(/<main [^>]*aria-label|<base/)
  })
})

describe('addresses', () => {
  it('lead from another form to the one they have, and nowhere else', async () => {
    const { getRaw } = shared
    for (const [from, ...expected] of cases.addresses as [string, number, string | null][]) {
      const { statusCode, headers } = await getRaw(from)
      expect([from, statusCode, headers.location ?? null]).toEqual([from, ...expected])
    }
  })

  it('move as data too, with their query', async () => {
    const { get } = shared
    for (const query of ['x=1', 'b1&x=1']) {
      const moved = { status: 301, redirect: '/guia?x=1' }
      expect((await get(`/pt/guia/_payload.json?${query}`)).json()).toEqual(moved)
    }
    expect((await get('/pt/guia/_payload.json?b1')).json()).toEqual({ status: 301, redirect: '/guia' })
    expect((await get('/Guia./_payload.json?b1&x=1')).json()).toEqual({ status: 308, redirect: '/guia?x=1' })
  })

  it('that cannot be decoded are 404 pages', async () => {
    const page = { statusCode: 404, headers: { 'content-type': 'text/html; charset=utf-8' } }
    for (const address of ['/%E0%A4%A', '/%', '/guia/%zz'])
      expect(await shared.get(address)).toMatchObject(page)
  })

  it('that programs look for are files, and what is missing is a word', async () => {
    const { get } = shared
    const touch = ['/apple-touch-icon.png', '/apple-touch-icon-precomposed.png']
    const icons = [['/favicon.ico', 'image/x-icon'], ...touch.map((at) => [at, 'image/png'])]
    for (const [at = '', type] of icons) {
      const { statusCode, headers, rawPayload } = await get(at)
      expect([statusCode, headers['content-type']]).toEqual([200, type])
      expect(rawPayload.length).toBeLessThan(4000)
    }
    const files = '/apple-touch-icon-120x120.png /guia/nada.js /.env /NADA.PNG /wp/x.css.map'
    for (const at of files.split(' ')) {
      const { statusCode, body } = await get(at)
      expect([statusCode, body]).toEqual([404, 'Not found'])
    }
  })

  it('take other methods only where an API declares them', async () => {
    const { site } = shared
    const ask = (method: 'POST' | 'DELETE', url: string) => site.app.inject({ method, url })
    const refused = await ask('POST', '/guia?nif=1')
    expect(refused).toMatchObject({ statusCode: 405, headers: { allow: 'GET, HEAD' } })
    expect(refused.body).not.toContain('nif')
    expect((await ask('DELETE', '/api/nada')).json()).toMatchObject({ status: 404 })
    expect((await shared.get('/api/nada')).json()).toMatchObject({ status: 404 })
  })

  it('answer HEAD like GET, without a body', async () => {
    const { site, get } = shared
    const head = await site.app.inject({ method: 'HEAD', url: '/guia' })
    expect(head).toMatchObject({ statusCode: 200, body: '' })
    expect(head.headers['content-length']).toBe((await get('/guia')).headers['content-length'])
  })

  it('are never sniffed', async () => {
    const all = '/ /guia /_payload.json /nada /api/nada /assets/nada.js /health /elements.js'
    for (const at of all.split(' '))
      expect([at, (await shared.get(at)).headers['x-content-type-options']]).toEqual([at, 'nosniff'])
  })

  it('of the CMS itself are no pages', async () => {
    const { getRaw, content } = shared
    for (const at of ['/guia/../config/empresa', '/..%5cconfig/empresa', '/./guia', '/guia%00'])
      expect((await getRaw(at)).statusCode).toBe(404)
    expect(content.asked).not.toContainEqual(expect.stringMatching(/\.\.|\\|\0|^\./))
  })

  it('that are undeclared are 404 with the error page, and bots get the status alone', async () => {
    const { get } = shared
    const { statusCode, body } = await get('/nada')
    expect(statusCode).toBe(404)
    expect(body).toContain('qp-error-page {"variant":"not-found"')
    expect(await get('/nada', { 'user-agent': 'Googlebot/2.1' })).toMatchObject({ statusCode: 404, body: '' })
  })

  it('G: one cookie is kept for a year, none keeps the screen, and one page serves every visitor', async () => {
    const [first, ...others] = await Promise.all(
      ['', 'viewport=xs', 'locale=pt; other=1'].map((cookie) => shared.get('/', { cookie })),
    )
    expect(String(first?.headers['set-cookie'])).toMatch(/^locale=pt; Max-Age=31536000; Path=\/;[^,]*$/)
    for (const { body, headers } of others) {
      expect(String(headers['set-cookie'])).not.toContain('viewport')
      expect([body, headers.vary]).toEqual([first?.body, 'accept-encoding'])
    }
  })

  it('that are undeclared give the error page the words of the editors, and nothing else of the layout', async () => {
    const errorPage = [{ title: 'Perdeste-te?' }]
    changing.content.layout = { navbar: [{ menuLabel: 'Menu' }], footer: [], errorPage }
    await changing.published()
    const { page } = (await changing.get('/nada/_payload.json')).json()
    expect(page.slots.find(({ id }: { id: string }) => id === 'main').data).toEqual({ errorPage })
  })

  it('that a guard sends elsewhere bring the page there along, as data', async () => {
    const { get } = await serve(first, [route('/coisa', { query: ['casa'] }), route('/coisa/:passo')])
    const { status, redirect, page, body } = (await get('/coisa/_payload.json?b1&casa=sim')).json()
    expect([status, redirect, page.path]).toEqual([200, '/coisa/um?casa=sim', '/coisa/um'])
    expect(body).toContain('passo')
    const document = await get('/coisa?casa=sim')
    expect([document.statusCode, document.headers.location]).toEqual([303, '/coisa/um?casa=sim'])
  })

  it('that begin a journey are its first question, which takes its own address with what is in the query', async () => {
    const { get } = await serve(first, [route('/coisa', { query: ['casa'] }), route('/coisa/:passo')])
    const { statusCode, body, headers } = await get('/coisa?utm_source=carta')
    expect(statusCode).toBe(200)
    const [, code = ''] = /<script type="module">(.*?)<\/script>/.exec(body) ?? []
    expect(code).toBe('history.replaceState(null,"","/coisa/um"+location.search)')
    expect(headers['content-security-policy']).toContain(inlineHash(code))
    expect(body.indexOf(code)).toBeLessThan(body.indexOf('shell.js'))
    expect(body).toContain('"path":"/coisa/um"')
    expect((await get('/coisa/um')).body).not.toContain('replaceState')
  })

  it('that a guard sends to a page that is not there redirect', async () => {
    const { get } = await serve(first, [route('/coisa')])
    expect(await get('/coisa')).toMatchObject({ statusCode: 303, headers: { location: '/coisa/um' } })
    expect((await get('/coisa/_payload.json')).json()).toEqual({ status: 303, redirect: '/coisa/um' })
  })

  it('that a guard sends elsewhere keep the campaign of each visitor, and nothing else undeclared', async () => {
    const { get } = await serve(leadingTo('/coisa?passo=1'))
    const asked = ['utm_source=carta&gclid=x&nif=1', 'utm_source=outra']
    const answers = await Promise.all(asked.map((query) => get(`/coisa?${query}`)))
    expect(answers.map(({ headers }) => headers.location)).toEqual([
      '/coisa?passo=1&utm_source=carta&gclid=x',
      '/coisa?passo=1&utm_source=outra',
    ])
    const sent = (referer: string) => get('/coisa?casa=sim', { referer, host: 'q.example' })
    const referers = ['https://q.example/coisa?gclid=y&nif=1', 'https://a.example/?gclid=y']
    const from = await Promise.all(referers.map(sent))
    expect(from.map(({ headers }) => headers.location)).toEqual(['/coisa?passo=1&gclid=y', '/coisa?passo=1'])
  })
})

describe('when something breaks', () => {
  /** Each test has an address of its own: nothing drawn for another could be shown there. */
  const failing = [route('/falha/:como')]

  it('a widget that throws on the server leaves the page standing with its placeholder', async () => {
    const { get } = await serve(`exports.render = () => { throw new Error('partiu') }`, failing)
    const { statusCode, body } = await get('/falha/erro')
    expect(statusCode).toBe(200)
    expect(body).toContain('Sem qp-thing')
    expect(body).toContain('<a href="tel:+351210000000">')
    expect(body).toContain('[data-slot="main"],[data-ssr="main"]{min-height:100px}')
    expect(body).toContain('<p>qp-header')
  })

  it.each([
    ['nothing', 'nada', 'undefined'],
    ['data that is no JSON', 'dados', '{ html: "", data: 10n }'],
    ['a redirect to another site', 'fora', '{ redirect: "https://evil.example/" }'],
  ])('a widget that answers %s shows its placeholder', async (_, how, answer) => {
    const { get } = await serve(`exports.render = () => (${answer})`, failing)
    const { statusCode, body } = await get(`/falha/${how}`)
    expect([statusCode, body]).toEqual([200, expect.stringContaining('Sem qp-thing')])
  })

  it.each([
    ['//evil.example/a', undefined],
    ['/\\\\evil.example/a', undefined],
    ['/coisa?b=\\r\\nset-cookie:x', '/coisa?b=set-cookie:x'],
    ['/coisa?b=€', '/coisa?b=%E2%82%AC'],
  ])('a redirect to %s never leaves the site nor writes a header', async (redirect, location) => {
    const { get } = await serve(leadingTo(redirect))
    expect((await get('/coisa')).headers.location).toBe(location)
  })

  it('the CMS down: a page seen before is served, another is the maintenance page', async () => {
    const { get, content } = await serve()
    await get('/guia')
    content.down = true
    content.version++
    expect((await get('/guia')).statusCode).toBe(200)
    const { statusCode, body } = await get('/outra')
    expect(statusCode).toBe(503)
    expect(body).toContain('"variant":"maintenance"')
  })

  it('an unforeseen error shows its stack in development and never in production', async () => {
    for (const { get } of [await serve(echo, brokenRoutes), production]) {
      const { statusCode, body } = await get('/quebrada')
      expect([statusCode, body.includes('Unknown layout')]).toEqual([500, get === changing.get])
    }
  })

  it('G: a missing page shows message and stack outside production alone', async () => {
    expect((await shared.get('/nada')).body).toMatch(/ProjectError: Page not found: \/nada.+\bat .+:\d+:\d+/)
    const { body, statusCode } = await production.get('/nada')
    expect(statusCode).toBe(404)
    expect(body).not.toMatch(/ProjectError|\bat .+:\d+:\d+/)
  })
})

describe('a running host', () => {
  it('drains: open connections are answered, then closed', async () => {
    const { site } = await start()
    const address = await site.app.listen({ port: 0, host: '127.0.0.1' })
    const agent = new Agent({ keepAlive: true })
    const ask = (at: string) =>
      new Promise<number | undefined>((resolve, reject) => {
        const asked = get(address + at, { agent }, (answer) => {
          answer.resume()
          answer.once('end', () => resolve(answer.statusCode))
        })
        asked.once('error', reject)
      })
    expect(await ask('/guia')).toBe(200)
    let busy = true
    const answers: (number | string | undefined)[][] = [[], []]
    const visitors = answers.map(async (seen) => {
      while (busy) seen.push(await ask('/guia').catch(({ code }: NodeJS.ErrnoException) => code))
      return [...new Set(seen)]
    })
    while (answers.some((seen) => seen.length === 0)) await new Promise((resolve) => setTimeout(resolve, 5))
    // Ends long before a kept connection would be over: it waits for answers, not for clients.
    const before = performance.now()
    await site.app.close()
    expect(performance.now() - before).toBeLessThan(site.app.server.keepAliveTimeout / 4)
    busy = false
    for (const seen of await Promise.all(visitors)) {
      expect(seen).toContain(200)
      expect(seen).not.toContain(503)
    }
    agent.destroy()
  })

  it('believes of forwarded addresses only what its own balancer added', async () => {
    const post = (claimed: string) =>
      behindBalancer.post('/api/leads', {}, { 'x-forwarded-for': `${claimed}, 203.0.113.7` })
    expect((await post('198.51.100.1')).statusCode).toBe(400)
    expect((await post('198.51.100.2')).statusCode).toBe(429)
  })

  it('waits for no request for ever', async () => {
    const limits = { headersTimeout: 10_000, requestTimeout: 30_000 }
    expect(shared.site.app.server).toMatchObject({ ...limits, keepAliveTimeout: 15_000 })
    expect(behindBalancer.site.app.server).toMatchObject({ ...limits, keepAliveTimeout: 72_000 })
  })

  it('names the email of the company for reports of vulnerabilities', async () => {
    const { body, headers } = await withOrigin.get('/.well-known/security.txt')
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(body).toMatch(/^Contact: mailto:ola@queropoupar\.example\nExpires: 20\d\d-\d\d-\d\dT00:00:00Z\n/)
    expect(body).toContain('Canonical: https://queropoupar.example/.well-known/security.txt')
  })

  it('lists for programs what they can ask', async () => {
    const { body, headers } = await withOrigin.get('/llms.txt')
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(body).toMatch(/^# .+\n\n> /)
    expect(body).toContain('(https://queropoupar.example/api/openapi.json)')
    expect(body).toContain('(https://queropoupar.example/coisa)')
  })

  it('names the stories above a page on the way to it', async () => {
    const { get } = await serve(echo, [route('/guia/contas/coisa', { layout: 'default' })])
    const { body } = await get('/guia/contas/coisa')
    const [, data = ''] = /ld\+json">(.*?)<\/script>/.exec(body) ?? []
    expect(JSON.parse(data)).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Início', item: '/' },
        { position: 2, name: 'Página guia', item: '/guia' },
        { position: 3, name: 'Coisa', item: '/guia/contas/coisa' },
      ],
    })
  })

  it('leaves a question without a way to it, which it does not show either', async () => {
    const { get } = await serve(echo, [route('/guia/pergunta', { layout: 'funnel' })])
    expect((await get('/guia/pergunta')).body).not.toContain('BreadcrumbList')
  })

  it('describes a calculator, with a picture of its own that the site draws', async () => {
    const { get } = withOrigin
    const { body } = await get('/contas')
    const things = [...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)]
    const described = { '@type': 'WebApplication', name: 'Contas', url: `${origin}/contas` }
    expect(things.map(([, text = '']) => JSON.parse(text))).toContainEqual(
      expect.objectContaining({ ...described, isAccessibleForFree: true }),
    )
    const [, picture = ''] = body.match(/og:image" content="https:\/\/queropoupar\.example([^"]+)"/) ?? []
    const drawn = await get(picture)
    expect([drawn.statusCode, drawn.headers['content-type']]).toEqual([200, 'image/png'])
    expect((await get(picture.replace('/_share/', '/_share/0'))).statusCode).toBe(404)
    const { body: other } = await get('/guia')
    expect(other).not.toContain(picture)
    expect(other).toContain(`${origin}/_share/`)
  })

  it('serves the rules of its routes under its own build only', async () => {
    const { get } = shared
    expect((await get('/builds/meta/b1.json')).json()).toEqual({
      id: 'b1',
      redirects: [],
      routes: [{ path: '/coisa', layout: 'energy' }],
      toldOneIn: 1,
    })
    expect((await get('/builds/meta/b0.json')).statusCode).toBe(404)
  })

  it('reports its health, its build and its layout', async () => {
    const { get } = shared
    expect((await get('/health')).json()).toEqual({ ok: true })
    const checks = { deployments: true, content: true, database: true }
    expect((await get('/ready')).json()).toEqual({ ok: true, checks })
    expect((await get('/builds/latest.json?1')).json()).toEqual({ id: 'b1' })
    expect((await get('/api/getCache?path=config/default-layout')).json()).toEqual({ navbar: [], footer: [] })
    expect((await get('/api/getCache?path=config/outra')).statusCode).toBe(404)
  })

  it('refreshes content on a signed notice only', async () => {
    const { content } = changing
    const { version: before } = content
    expect((await published(changing, 'x')).statusCode).toBe(401)
    expect(content.version).toBe(before)
    const { statusCode, headers } = await published(changing)
    expect([statusCode, headers['content-type']]).toEqual([200, expect.stringMatching(/^application\/json/)])
    expect(content.version).toBe(before + 1)
  })

  it('shows a publication on the pages that list it as soon as it is notified', async () => {
    const pages: Parameters<typeof startTestSite>[0] = { blog: { component: 'index-page', list: 'articles' } }
    const site = await startAlone(pages)
    const { get } = site
    const list = async () => (await get('/blog')).body
    expect(await list()).not.toContain('/blog/novo')
    pages['blog/novo'] = { component: 'article' }
    expect(await list()).not.toContain('/blog/novo')
    await published(site)
    expect(await list()).toContain('href="/blog/novo"')
    expect((await get('/sitemap.xml')).body).toContain('/blog/novo')
  })

  it('reports plainly that content cannot be had, to programs too', async () => {
    const { get, content } = changing
    content.down = true
    const problem = { status: 503, type: 'urn:quero-poupar:problem:content-unavailable' }
    expect((await get('/api/getCache?path=config/default-layout')).json()).toMatchObject(problem)
  })

  it('takes a browser’s report without its query strings, and refuses what is no JSON', async () => {
    const reported = (text: string) =>
      shared.post('/api/client-errors', text, { 'content-type': 'text/plain' })
    expect((await reported('{"kind":"slot failed","path":"/x?nome=Ana"}')).statusCode).toBe(204)
    expect((await reported('{')).statusCode).toBe(400)
  })
})
