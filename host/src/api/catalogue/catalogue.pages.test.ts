import { echo } from '../../server/testing/test-deployments'
import { sharedTestSite } from '../../server/testing/test-site'

const attributes = {
  amount: { type: 'integer', min: 1, max: 9, help: 'Quanto <b>vale</b>' },
  kind: { type: 'choice', options: ['home', 'car'], help: 'Para quê' },
  rows: { type: 'json', default: [1], help: 'Linhas' },
  folded: { type: 'flag', help: 'Fechado' },
} as const

const deployed = { code: echo, tags: ['qp-thing'], attributes } as const
const open = sharedTestSite({ sobre: [] }, { origin: 'https://queropoupar.example' }, { deployed })

const plain = (html: string) =>
  html.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
const list = '/programadores/blocos'
const thing = `${list}/qp-thing`
const page = async (path = thing) => plain((await open.get(path)).body)

it('lists what is deployed with whose it is, and follows a deployment', async () => {
  expect(await page(list)).toContain(`<a href="${thing}">qp-thing</a>`)
  expect(await page(`${list}?q=nada`)).toContain('Nenhum bloco tem todas estas palavras')
  expect((await open.get(`${list}/qp-later`)).statusCode).toBe(404)
  await open.deploy('mf-later', '1.0.0', { code: echo, tags: ['qp-later'] })
  expect(await page(list)).toContain('<qp-later>')
  expect((await open.get(`${list}/qp-later`)).statusCode).toBe(200)
})

it.each([list, thing, `${thing}?amount=3`, `${thing}/moldura`])('%s is in no index', async (path) => {
  expect(await page(path)).toContain('<meta name="robots" content="noindex">')
  expect((await open.get('/sitemap.xml')).body).not.toContain(list)
})

it('has a control for every attribute, of its type and with its limits', async () => {
  const html = await page()
  for (const control of [
    /<input [^>]*id="atributo-amount"[^>]*inputMode="numeric"/i,
    /<select id="atributo-kind".*<option value="home">home<\/option><option value="car">/,
    /<textarea id="atributo-rows"[^>]*placeholder="\[1\]"/,
    /<input id="atributo-folded" type="checkbox"/,
  ])
    expect(html).toMatch(control)
  expect(html).toContain('(número inteiro de 1 até 9)')
  expect((await open.get(thing)).body).toContain('Quanto &lt;b&gt;vale&lt;/b&gt;')
})

it('shows at an address the tag, the form and the code in the same state', async () => {
  const html = await page(`${thing}?amount=3&kind=car&folded=true&other=x`)
  expect(html).toContain('<qp-thing data-ssr="palco" amount="3" kind="car" folded="">')
  expect(html).toContain('qp-thing {"amount":"3","kind":"car","folded":""}')
  expect(html).toMatch(/id="atributo-amount"[^>]* value="3"/)
  expect(html).toMatch(/<option value="car" selected="">/)
  expect(html).toMatch(/id="atributo-folded" type="checkbox"[^>]* checked=""/)
  expect(html).toContain('<qp-thing amount="3" kind="car" folded><a ')
  expect(html).toContain('"folded": true')
  expect(html).not.toContain('other')
})

it('explains what is wrong next to the control, and shows the tag and its code without it', async () => {
  const html = await page(`${thing}?amount=12&kind=car`)
  expect(html).toMatch(/id="atributo-amount"[^>]* aria-invalid="true"/)
  expect(html).toContain('Não serve: aceita número inteiro de 1 até 9.')
  expect(html).toMatch(/id="atributo-amount"[^>]* value="12"/)
  expect(html).toContain('<qp-thing data-ssr="palco" kind="car">')
  expect(html).toContain('<qp-thing kind="car"><a ')
  expect(html).toContain(`${thing}/moldura?kind=car"`)
  expect(html).not.toContain('"amount": ')
  expect(html).toContain('O código não leva o que não serve: amount.')
  expect(await page(`${thing}/moldura?amount=12`)).toContain('data-ssr="moldura" amount="12">')
  expect(await page(`${thing}?amount=3`)).not.toContain('O código não leva')
})

it('offers no code of what only the site places', async () => {
  await open.deploy('mf-own', '1.0.0', { code: echo, tags: ['qp-own'], inStories: false })
  const html = await page(`${list}/qp-own`)
  expect(html).toContain('Este bloco não é para usar em páginas')
  expect(html).not.toContain('elements.js')
  expect((await open.get(`${list}/qp-own/moldura`)).statusCode).toBe(404)
})

it('lets any site frame the tag alone, without chrome and cookie, and no site the catalogue', async () => {
  const frame = await open.get(`${thing}/moldura?amount=3`)
  expect(frame.headers['content-security-policy']).toContain('frame-ancestors *')
  expect(frame.headers['set-cookie']).toBeUndefined()
  expect(plain(frame.body)).toContain('<qp-thing data-ssr="moldura" amount="3">')
  expect(frame.body).not.toContain('data-slot="header"')
  expect((await open.get(thing)).headers['content-security-policy']).toContain("frame-ancestors 'none'")
})

it.each(['qp-nope', 'qp-nope/moldura', 'qp-thing/mais', '__proto__'])(
  'there is nothing at %s',
  async (path) => expect((await open.get(`${list}/${path}`)).statusCode).toBe(404),
)
