import { contextOf, findingsOfRule, pageOf, rich, snapshotOf } from '../testing/lint-context'

const counties = [
  { value: '1106', name: 'Lisboa' },
  { value: '0105', name: 'Aveiro' },
]
const attributes = {
  amount: { type: 'integer', min: 200, max: 75_000, help: 'Valor' },
  kind: { type: 'choice', options: ['home', 'car'], help: 'Para quê' },
  heading: { type: 'text', maxLength: 5, help: 'Título' },
  folded: { type: 'flag', help: 'Fechado' },
  rows: { type: 'json', help: 'Linhas' },
  county: { type: 'text', listed: counties, takesNames: true, help: 'Concelho' },
  provider: { type: 'text', listed: [{ value: 'EDPC', name: 'EDP Comercial' }], help: 'Fornecedor' },
  since: { type: 'text', dated: 'day', help: 'Desde' },
} as const
const tags = [{ tag: 'qp-loan', attributes } as const, { tag: 'qp-header', inStories: false } as const]
const context = contextOf({ snapshot: snapshotOf(tags) })
const faults = findingsOfRule('tag')

const found = (block: object) =>
  faults(pageOf(block), context).map(
    ({ severity, block: at, field, what, how }) => `${severity} ${at} (${field}): ${what} ${how}`,
  )

const tag = (tagName: string, ...attributes: readonly (readonly [string, string])[]) => ({
  component: 'widget',
  tag: tagName,
  attributes: attributes.map(([name, value]) => ({ component: 'widget-attribute', name, value })),
})
const block = (fields: object) => ({ component: 'qp-loan', ...fields })
const quote = (text: string) => ({ component: 'quote', text })
const html = (body: string) => ({ component: 'rich-text', body })
const shown = '<p>Um <strong>texto</strong> com <a href="/energia">isto</a></p>'

describe('takes', () => {
  it.each([
    ['a widget block', tag('qp-loan', ['amount', '5000'], ['kind', 'car'], ['folded', ''])],
    ['numbers and boxes of a block of its name', block({ _uid: 'x', amount: 200, folded: false, kind: '' })],
    ['a value of a closed list', tag('qp-loan', ['county', '1106'], ['provider', 'EDPC'])],
    ['a day, as a calendar writes it and as it is typed', block({ since: '2026-11-27 00:00' })],
    ['a name of a list that takes names', block({ county: 'aveiro' })],
    ['a pasted snippet', rich('<qp-loan amount="75000" folded></qp-loan>')],
    ['words about a tag that are none', rich('A etiqueta qp-loan calcula.')],
    ['pasted HTML that the page shows', html(shown)],
  ])('%s', (_, block) => expect(found(block)).toEqual([]))
})

const loan = (name: string, value: string) => tag('qp-loan', [name, value])
const frame = '<iframe src="/v"></iframe>'
type Row = [what: string, how: string, block: object]
const entities = ['&nbsp;', '&euro;', '&#8364;', '&amp;']

it.each<Row>([
  ['body[1] widget (): Ninguém publica <qp-laon>', 'Querias dizer «qp-loan»?', tag('qp-laon')],
  ['Ninguém publica <qp-weather-forecast>', 'em /programadores/blocos.', tag('qp-weather-forecast')],
  ['Ninguém publica <script>', '/programadores/blocos', tag('script')],
  ['<qp-header> não é para usar em histórias.', 'Tira-a', tag('qp-header')],
  ['widget (amuont): <qp-loan> não tem o atributo «amuont»', '«amount»?', loan('amuont', '1000')],
  ['não tem o atributo «constructor»', 'são: amount, kind, heading, folded', loan('constructor', '1')],
  ['parágrafo 1): <qp-loan> não tem o atributo «onclick»', 'amount', rich('<qp-loan onclick="a"></qp-loan>')],
  ['(amount): «amount» não aceita "199"', 'Aceita: número inteiro de 200 até 75000.', loan('amount', '199')],
  ['«amount» não aceita 75001', 'até 75000', { component: 'qp-loan', amount: 75_001 }],
  ['«amount» não aceita "200,5"', 'número inteiro', loan('amount', '200,5')],
  ['«kind» não aceita "boat"', 'Aceita: home, car.', loan('kind', 'boat')],
  ['(county): «county» não aceita "Lisbooa"', 'dizer «Lisboa» (1106)?', loan('county', 'Lisbooa')],
  ['«since» não aceita "31/02/2026"', 'Aceita: dia, AAAA-MM-DD.', loan('since', '31/02/2026')],
  ['não aceita "EDP Comercial"', '«EDP Comercial» (EDPC)?', loan('provider', 'EDP Comercial')],
  ['não aceita "Trás-os-Montes"', 'lista de 2, por exemplo 1106 (Lisboa).', loan('county', 'Trás-os-Montes')],
  ['«heading» não aceita "sessenta"', 'até 5 caracteres', loan('heading', 'sessenta')],
  ['«rows» não aceita "{"', 'JSON', loan('rows', '{')],
  ['«heading» não aceita ["x"]', 'texto', { component: 'qp-loan', heading: ['x'] }],
  ['Parece uma etiqueta, mas não se percebe', 'sozinho num parágrafo', rich('<qp-loan amount="5000>')],
  ['Parece uma etiqueta', 'sozinho num parágrafo', rich('Vê aqui: <qp-loan></qp-loan>')],
  ['Parece uma etiqueta', 'sozinho num parágrafo', rich('Vê aqui: &lt;qp-loan&gt;&lt;/qp-loan&gt;')],
  [`${frame} é código escrito como texto`, 'bloco Vídeo', rich(frame)],
  ['body[1] quote (text): <b> é código escrito como texto', 'Tira-o', quote('Um <b>texto</b>')],
  ['<mark> é código escrito como texto', 'Tira-o', quote('Um <mark>texto</mark>')],
  ...entities.map((sign): Row => [`${sign} aparece ao leitor`, 'o próprio sinal', quote(`São 3${sign}mês`)]),
  ['(body): <qp-loan> em HTML colado não', 'Usa o bloco da etiqueta.', html('<p>x</p><qp-loan></qp-loan>')],
  ['<div> em HTML colado não chega', 'Tira-o', html('<div>x</div>')],
  ['body[1] carousel (): O site não conhece o bloco «carousel»', 'Tira-o', { component: 'carousel' }],
])('refuses with: %s %s', (what, how, block) => {
  const [one, ...others] = found(block)
  expect(others).toEqual([])
  for (const part of ['error ', what, how]) expect(one).toContain(part)
})
