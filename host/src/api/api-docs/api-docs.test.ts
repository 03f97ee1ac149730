import { either, flag, integer, number, object, oneOf, text } from 'shared-lib/contract/schema'
import { figure, publishFigures } from 'shared-lib/rules/dated/published-figure'
import { invented } from '../../content/figures/testing/invented'
import type { PublicCall } from '../../pages/page-parts/public-page'
import { echo } from '../../server/testing/test-deployments'
import { sharedTestSite } from '../../server/testing/test-site'
import { apiDocsPage } from './api-docs.page'
import { type ApiDocument, type Carrier, fieldsOf, operationsOf, type SchemaView } from './api-document'
import { answerText, curlText } from './example-text'
import { limitWords, typeWords } from './schema-words'

const calculators = {
  'house-tax': {
    title: 'House tax',
    description: 'A year of it.',
    input: object(
      { value: number('Euros.', { minimum: 1, maximum: 5000 }) },
      {
        kind: { ...oneOf(['urban', 'rural'], 'Which.'), default: 'urban' },
        home: object({ own: flag('Lives there.') }),
      },
    ),
    output: either(
      'One of two.',
      object({ tax: integer('Cents: the tax.') }),
      object({ unknown: text('Why.') }),
    ),
    examples: [{ title: "An owner's flat", input: { value: 1 } }],
    limits: ['Casas de férias.'],
  },
}
const code = `${echo}
exports.calculate = ({ input }) => ({ result: { tax: input.value * 3 }, parameters: [{ id: 'x', from: '2026-01-01', version: 'v1' }] })`
const figures = publishFigures('Exemplos', [figure(invented('x', []), 'Uma taxa', String)])

const deployed = { code, tags: ['qp-thing'], leads: ['energy'], calculators, figures } as const
const open = sharedTestSite({}, { origin: 'https://queropoupar.example' }, { deployed })

const page = async () =>
  (await open.get('/programadores')).body.replaceAll('&quot;', '"').replaceAll('&#x27;', "'")

it('has a guide for partners with code of this very site', async () => {
  const { statusCode, body } = await open.get('/programadores/parceiros')
  const text = body.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>')
  expect(statusCode).toBe(200)
  expect(text).toContain('<script type="module" src="https://queropoupar.example/elements.js"></script>')
  expect(text).toContain('connect-src https://queropoupar.example')
  expect(await page()).toContain('href="/programadores/parceiros"')
})

it('follows the document: every operation with all that it takes and answers, and every status', async () => {
  const document: ApiDocument = (await open.get('/api/openapi.json')).json()
  const html = await page()
  const operations = operationsOf(document)
  expect(operations.map(({ method, path }) => `${method} ${path}`)).toEqual(
    expect.arrayContaining(['POST /api/calculators/house-tax', 'GET /api/figures', 'POST /api/leads']),
  )
  for (const { method, path, operation } of operations) {
    const at = html.indexOf(`id="${operation.operationId}"`)
    const fold = 'class="n-fold"'
    const section = html.slice(html.lastIndexOf(fold, at), html.indexOf(fold, at))
    expect([path, section]).toEqual([
      path,
      expect.stringContaining(`<strong>${method}</strong> <code>${path}</code>`),
    ])
    for (const status of Object.keys(operation.responses))
      expect([path, section]).toEqual([path, expect.stringContaining(`<code>${status}</code>`)])
    const parts: (Carrier | undefined)[] = [operation.requestBody, ...Object.values(operation.responses)]
    const schemas = parts
      .map((part): SchemaView | undefined => part?.content?.['application/json']?.schema)
      .filter((schema) => schema !== undefined)
    for (const schema of schemas)
      for (const { name } of fieldsOf(document, schema))
        expect([path, section]).toEqual([path, expect.stringContaining(`<code>${name}</code>`)])
  }
})

it('shows a request that can be sent, and what is answered to it now', async () => {
  const html = await page()
  expect(html).toContain(
    `curl https://queropoupar.example/api/calculators/house-tax -H 'content-type: application/json' -d '{"value":1}'`,
  )
  expect(html).toContain('"tax": 3')
  expect(html).toContain('"version": "v1"')
})

it('is soon drawn again without an answer that should be there', async () => {
  const { paths, ...rest }: ApiDocument = (await open.get('/api/openapi.json')).json()
  const [[path, one] = ['', {}]] = Object.entries(paths).filter(([each]) => each.endsWith('house-tax'))
  const document = { ...rest, paths: { [path]: one, [`${path}-2`]: one, [`${path}-3`]: one } }
  let asked = 0
  const calculate = async () => {
    if (++asked === 2) throw new Error('busy')
    return { result: { tax: 3 } }
  }
  const page = apiDocsPage({ document: () => document, origin: '', calculate, perMinute: 1, bodyLimit: 1 })
  const html = expect.stringContaining('&quot;tax&quot;: 3')
  expect(await page.draw({} as PublicCall)).toMatchObject({ stale: true, html })
  expect(asked).toBe(3)
})

it('states the limits of clients, and lists in Portuguese what is not covered', async () => {
  const html = await page()
  expect(html).toContain('100 contas por minuto')
  expect(html).toContain('<li>Casas de férias.</li>')
  expect(html).toContain('<link rel="canonical" href="https://queropoupar.example/programadores">')
})

it.each([
  ['número; no mínimo 1; no máximo 5.000', { type: 'number', minimum: 1, maximum: 5000 }],
  ['"a" · 2; por omissão "a"', { enum: ['a', 2], default: 'a' }],
  ['"result"', { const: 'result' }],
  ['data, AAAA-MM-DD', { type: 'string', format: 'date' }],
  ['lista de 1 · 2; até 2 elementos', { type: 'array', items: { enum: [1, 2] }, maxItems: 2 }],
  ['texto; até 3 caracteres; formato ^x$', { type: 'string', pattern: '^x$', maxLength: 3 }],
  ['uma de várias formas', { oneOf: [] }],
  ['qualquer valor', {}],
  ['um de 308 valores, de 0 a 307', { enum: Array.from({ length: 308 }, (_, at) => at) }],
])('describes a schema: %s', (words, schema) =>
  expect([typeWords(schema), ...limitWords(schema)].join('; ')).toBe(words),
)

it('cuts long lists of an example and states how much is left', () => {
  const text = answerText({ rows: [1, 2, 3, 4], deep: { a: { b: { c: { d: { e: { f: 1 } } } } } } })
  const deep = { a: { b: { c: { d: { e: '…' } } } } }
  expect(JSON.parse(text)).toEqual({ rows: [1, 2, '… mais 2'], deep })
})

it('writes an example with an apostrophe for a shell', () =>
  expect(curlText('https://q.example', '/x', { name: "d'Arc" })).toContain(`'{"name":"d'\\''Arc"}'`))
