import { figure, publishFigures, tableFigure } from 'shared-lib/rules/dated/published-figure'
import { invented } from '../../content/figures/testing/invented'
import { echo, routeAt } from '../../server/testing/test-deployments'
import { sharedTestSite } from '../../server/testing/test-site'

// A year long ago or far ahead: the day of the test must not matter.
const more = { unit: 'eur/month', law: 'Lei de exemplo', confidence: 'B' as const }
type Value = { from: string; to?: string; value: number }
const parameter = (id: string, ...values: Value[]) => {
  const source = 'Diário da República, https://diariodarepublica.pt/lei; Jornal, https://example.org/lei'
  return { ...invented(id, values, more), values: values.map((value) => ({ ...value, source })) }
}
const euros = (value: number) => `${value} €`
const since2004 = (value: number) => ({ from: '2004-01-01', value })
const minimum = [
  { from: '2001-01-01', to: '2001-12-31', value: 300 },
  { from: '2002-01-01', value: 310 },
]
const own = { ...parameter('pay.own', since2004(7)), law: 'Limite deste simulador', own: true as const }
const forgotten = { ...parameter('pay.forgotten', since2004(9)), reviewBy: '2026-11-22' }
const figures = publishFigures('Salários', [
  figure(parameter('pay.minimum', ...minimum), 'Salário mínimo', euros),
  figure(parameter('pay.ended', { from: '2003-01-01', to: '2003-06-30', value: 5 }), 'Subsídio', euros),
  figure(parameter('pay.none'), 'Nunca encontrado', euros),
  figure(own, 'Prazos simulados', euros),
  figure(forgotten, 'Valor por rever', euros),
  tableFigure(parameter('pay.table', since2004(7)), 'Tabela', () => ({
    Continente: '11 tabelas',
    Madeira: '7 tabelas',
  })),
])
const limits = ['Retroativos.', 'Tabelas: só temos desde 2004.']
const pay = { title: 'Pay', description: 'Of a month.', input: {}, output: {}, examples: [], limits }
const routes = [
  routeAt('/simuladores/ordenado', { calculator: 'pay', title: 'Simulador de ordenado' }),
  routeAt('/simuladores/outro', { title: 'Outro' }),
  routeAt('/ordenado/resultados', { calculator: 'pay', title: 'Resultados', layout: 'results' }),
]
const deployed = { code: echo, tags: ['qp-thing'], routes, calculators: { pay }, figures } as const
const open = sharedTestSite({}, { origin: 'https://queropoupar.example' }, { deployed })

const textOf = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')

describe('/numeros', () => {
  it('shows every figure with value, days, law, source and review', async () => {
    const { body, statusCode } = await open.get('/numeros')
    expect(statusCode).toBe(200)
    const text = textOf(body.slice(body.indexOf('id="pay-minimum"')))
    expect(text).toMatch(
      /Salário mínimo 310 € Desde 1 de janeiro de 2002 Última verificação: 21 de novembro de 2026 . Próxima: 31 de janeiro de 2999 . Definido em: Lei de exemplo Valor a confirmar na lei ou na entidade Onde está publicado Diário da República, diariodarepublica\.pt\/lei/,
    )
    expect(text).toMatch(/Valores anteriores \(1\) De 1 de janeiro de 2001 a 31 de dezembro de 2001 300 €/)
    expect(body).toContain('href="https://diariodarepublica.pt/lei"')
    expect(body).not.toContain('example.org')
  })

  it('never shows a value that ended as that of today', async () => {
    const { body } = await open.get('/numeros')
    const ended = textOf(body.slice(body.indexOf('id="pay-ended"')))
    expect(ended).toContain('Sem valor para hoje O último valor conhecido acabou em 30 de junho de 2003')
    const none = textOf(body.slice(body.indexOf('id="pay-none"')))
    expect(none).toContain('Nunca encontrado Sem valor para hoje Ainda não há nenhum valor confirmado')
  })

  it('wants to be found, and its links are known to the site', async () => {
    const { body } = await open.get('/numeros')
    expect(body).toContain('<link rel="canonical" href="https://queropoupar.example/numeros">')
    expect(body).toContain('href="/numeros/rss.xml"')
    expect((await open.get('/sitemap.xml')).body).toContain('https://queropoupar.example/numeros<')
  })

  it('finds figures by words of name, topic or law, without script', async () => {
    const { body } = await open.get('/numeros')
    expect(body).toMatch(/<form[^>]* action="\/numeros" method="get"/)
    const found = (await open.get('/numeros?q=MINIMO+salarios')).body
    expect(textOf(found)).toContain('1 número para «MINIMO salarios»')
    expect(found).toContain('id="pay-minimum"')
    expect(found).not.toContain('id="pay-ended"')
    expect(found).toContain('<link rel="canonical" href="https://queropoupar.example/numeros')
  })

  it('shows figures with a value of today before those without', async () => {
    const { body } = await open.get('/numeros?q=salarios')
    const place = (id: string) => body.indexOf(`id="${id}"`)
    expect(place('pay-own')).toBeGreaterThan(-1)
    for (const lapsed of ['pay-ended', 'pay-none']) expect(place(lapsed)).toBeGreaterThan(place('pay-own'))
  })

  it('states that nothing is found, and escapes what was asked', async () => {
    const { body } = await open.get(`/numeros?q=${encodeURIComponent('<b>nada</b>')}`)
    expect(body).toContain('0 números para «&lt;b&gt;nada&lt;/b&gt;»')
    expect(textOf(body)).toContain('Nenhum número tem todas estas palavras')
    expect(body).toContain('<a href="/numeros">Ver todos os números</a>')
  })
})

it('is a feed whose items have a name each and change with a correction', async () => {
  const { body, headers } = await open.get('/numeros/rss.xml')
  expect(headers['content-type']).toContain('application/rss+xml')
  expect([...body.matchAll(/<title>(.*?)<\/title>/g)].map(([, title]) => title)).toEqual([
    'Quero Poupar: os números que usamos',
    'Prazos simulados: 7 €',
    'Tabela: novos valores',
    'Valor por rever: 9 €',
    'Subsídio: ainda sem valor',
    'Subsídio: 5 €',
    'Salário mínimo: 310 €',
    'Salário mínimo: 300 €',
  ])
  const guids = [...body.matchAll(/<guid isPermaLink="false">(.*?)<\/guid>/g)].map(([, guid]) => guid)
  expect(new Set(guids).size).toBe(7)
  expect(guids[5]).toMatch(/^pay\.minimum 2002-01-01 [0-9a-f]{16}$/)
  const words =
    '310 €. Antes: 300 €. Definido em: Lei de exemplo. Publicado em: Diário da República, https://diariodarepublica.pt/lei.'
  expect(body).toContain(words)
})

it('is JSON for programs of any origin', async () => {
  const answer = await open.get('/api/figures')
  expect(answer.headers['access-control-allow-origin']).toBe('*')
  expect(answer.json().figures.map(({ id, standing }: Record<string, string>) => [id, standing])).toEqual([
    ['pay.minimum', 'fresh'],
    ['pay.ended', 'lapsed'],
    ['pay.none', 'lapsed'],
    ['pay.own', 'fresh'],
    ['pay.forgotten', 'due'],
    ['pay.table', 'fresh'],
  ])
  expect(answer.json().figures[0]).toMatchObject({
    name: 'Salário mínimo',
    deployment: 'mf-test',
    values: [{ value: 300 }, { value: 310, lines: [{ text: '310 €' }] }],
  })
})

describe('a calculator’s page', () => {
  it('lists below the widget what is not covered, and leads to the figures', async () => {
    const { body } = await open.get('/simuladores/ordenado')
    const below = body.slice(body.indexOf('qp-thing'))
    expect(textOf(below)).toMatch(/Origem e limites Retroativos\. Tabelas: só temos desde 2004\./)
    expect(below).toContain('href="/numeros"')
  })

  // Results fold their own.
  it.each(['/simuladores/outro', '/ordenado/resultados'])('is alone in saying so: not %s', async (path) =>
    expect((await open.get(path)).body).not.toContain('Origem e limites'),
  )

  it('lists the same limits for programs', async () => {
    const { calculators: listed } = (await open.get('/api/calculators')).json()
    expect(listed[0].limits).toEqual(limits)
  })
})
