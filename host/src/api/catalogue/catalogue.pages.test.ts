import { echo } from '../../server/testing/test-deployments'
import { startTestSite } from '../../server/testing/test-site'

const attributes = {
  amount: { type: 'integer', min: 1, max: 9, help: 'Quanto <b>vale</b>' },
  kind: { type: 'choice', options: ['home', 'car'], help: 'Para quê' },
  rows: { type: 'json', default: [1], help: 'Linhas' },
  folded: { type: 'flag', help: 'Fechado' },
} as const

let open: Awaited<ReturnType<typeof startTestSite>>
beforeAll(async () => {
  open = await startTestSite({ sobre: [] }, { origin: 'https://queropoupar.example' })
  await open.deploy('mf-test', '1.0.0', { code: echo, tags: ['qp-thing'], attributes })
})
afterAll(() => open.site.close())

const plain = (html: string) =>
  html.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
const page = async (path: string) => plain((await open.get(path)).body)

it('lists what is deployed with whose it is, and follows a deployment', async () => {
  expect(await page('/programadores/blocos')).toContain(
    '<a href="/programadores/blocos/qp-thing">qp-thing</a>',
  )
  expect(await page('/programadores/blocos?q=nada')).toContain('Nenhum bloco tem todas estas palavras')
  expect((await open.get('/programadores/blocos/qp-later')).statusCode).toBe(404)
  await open.deploy('mf-later', '1.0.0', { code: echo, tags: ['qp-later'] })
  expect(await page('/programadores/blocos')).toContain('<qp-later>')
  expect((await open.get('/programadores/blocos/qp-later')).statusCode).toBe(200)
})

it.each([
  '/programadores/blocos',
  '/programadores/blocos/qp-thing',
  '/programadores/blocos/qp-thing?amount=3',
  '/programadores/blocos/qp-thing/moldura',
])('%s is in no index', async (path) => {
  expect(await page(path)).toContain('<meta name="robots" content="noindex">')
  expect((await open.get('/sitemap.xml')).body).not.toContain('/programadores/blocos')
})

it('has a control for every attribute, of its type and with its limits', async () => {
  const html = await page('/programadores/blocos/qp-thing')
  for (const control of [
    /<input [^>]*id="atributo-amount"[^>]*inputMode="numeric"/i,
    /<select id="atributo-kind".*<option value="home">home<\/option><option value="car">/,
    /<textarea id="atributo-rows"[^>]*placeholder="\[1\]"/,
    /<input id="atributo-folded" type="checkbox"/,
  ])
    expect(html).toMatch(control)
  expect(html).toContain('(número inteiro de 1 até 9)')
  expect((await open.get('/programadores/blocos/qp-thing')).body).toContain('Quanto &lt;b&gt;vale&lt;/b&gt;')
})

it('shows at an address the tag, the form and the code in the same state', async () => {
  const html = await page('/programadores/blocos/qp-thing?amount=3&kind=car&folded=true&other=x')
  expect(html).toContain('<qp-thing data-ssr="palco" amount="3" kind="car" folded="">')
  expect(html).toContain('qp-thing {"amount":"3","kind":"car","folded":""}')
  expect(html).toMatch(/id="atributo-amount"[^>]* value="3"/)
  expect(html).toMatch(/<option value="car" selected="">/)
  expect(html).toMatch(/id="atributo-folded" type="checkbox"[^>]* checked=""/)
  expect(html).toContain('<qp-thing amount="3" kind="car" folded><a ')
  expect(html).toContain('"folded": true')
  expect(html).not.toContain('other')
})

it('says what is wrong beside the control, and shows the tag and its code without it', async () => {
  const html = await page('/programadores/blocos/qp-thing?amount=12&kind=car')
  expect(html).toMatch(/id="atributo-amount"[^>]* aria-invalid="true"/)
  expect(html).toContain('Não serve: aceita número inteiro de 1 até 9.')
  expect(html).toMatch(/id="atributo-amount"[^>]* value="12"/)
  expect(html).toContain('<qp-thing data-ssr="palco" kind="car">')
  expect(html).toContain('<qp-thing kind="car"><a ')
  expect(html).toContain('/programadores/blocos/qp-thing/moldura?kind=car"')
  expect(html).not.toContain('"amount": ')
  expect(html).toContain('O código não leva o que não serve: amount.')
  expect(await page('/programadores/blocos/qp-thing/moldura?amount=12')).toContain(
    'data-ssr="moldura" amount="12">',
  )
  expect(await page('/programadores/blocos/qp-thing?amount=3')).not.toContain('O código não leva')
})

it('offers no code of what only the site places', async () => {
  await open.deploy('mf-own', '1.0.0', { code: echo, tags: ['qp-own'], inStories: false })
  const html = await page('/programadores/blocos/qp-own')
  expect(html).toContain('Este bloco não é para usar em páginas')
  expect(html).not.toContain('elements.js')
  expect((await open.get('/programadores/blocos/qp-own/moldura')).statusCode).toBe(404)
})

it('lets any site frame the tag alone, without chrome and cookie, and nobody the catalogue', async () => {
  const frame = await open.get('/programadores/blocos/qp-thing/moldura?amount=3')
  expect(frame.headers['content-security-policy']).toContain('frame-ancestors *')
  expect(frame.headers['set-cookie']).toBeUndefined()
  expect(plain(frame.body)).toContain('<qp-thing data-ssr="moldura" amount="3">')
  expect(frame.body).not.toContain('data-slot="header"')
  expect((await open.get('/programadores/blocos/qp-thing')).headers['content-security-policy']).toContain(
    "frame-ancestors 'none'",
  )
})

it.each([
  '/programadores/blocos/qp-nope',
  '/programadores/blocos/qp-nope/moldura',
  '/programadores/blocos/qp-thing/mais',
  '/programadores/blocos/__proto__',
])('there is nothing at %s', async (path) => expect((await open.get(path)).statusCode).toBe(404))
