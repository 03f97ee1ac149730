import { lintStory } from '../lint-story'
import { contextOf, pageOf, rich, snapshotOf } from '../testing/lint-context'

const context = contextOf({
  snapshot: snapshotOf([
    {
      tag: 'qp-loan',
      attributes: {
        amount: { type: 'integer', min: 200, max: 75_000, help: 'Valor' },
        kind: { type: 'choice', options: ['home', 'car'], help: 'Para quê' },
        heading: { type: 'text', maxLength: 5, help: 'Título' },
        folded: { type: 'flag', help: 'Fechado' },
        rows: { type: 'json', help: 'Linhas' },
        county: {
          type: 'text',
          listed: [
            { value: '1106', name: 'Lisboa' },
            { value: '0105', name: 'Aveiro' },
          ],
          takesNames: true,
          help: 'Concelho',
        },
        provider: { type: 'text', listed: [{ value: 'EDPC', name: 'EDP Comercial' }], help: 'Fornecedor' },
        since: { type: 'text', dated: 'day', help: 'Desde' },
      },
    },
    { tag: 'qp-header', inStories: false },
  ]),
})

const found = (block: object) =>
  lintStory(pageOf(block), context)
    .filter(({ rule }) => rule === 'tag')
    .map(({ severity, block: at, field, what, how }) => `${severity} ${at} (${field}): ${what} ${how}`)

const tag = (tagName: string, ...attributes: readonly (readonly [string, string])[]) => ({
  component: 'widget',
  tag: tagName,
  attributes: attributes.map(([name, value]) => ({ component: 'widget-attribute', name, value })),
})

describe('takes', () => {
  it.each([
    ['a widget block', tag('qp-loan', ['amount', '5000'], ['kind', 'car'], ['folded', ''])],
    [
      'a block named after its tag, numbers and boxes among its fields',
      { component: 'qp-loan', _uid: 'x', amount: 200, folded: false, kind: '' },
    ],
    ['a value of a closed list', tag('qp-loan', ['county', '1106'], ['provider', 'EDPC'])],
    [
      'a day, as a calendar writes it and as it is typed',
      { component: 'qp-loan', since: '2026-11-27 00:00' },
    ],
    ['a name of a list that takes names', { component: 'qp-loan', county: 'aveiro' }],
    ['a pasted snippet', rich('<qp-loan amount="75000" folded></qp-loan>')],
    ['words about a tag that are none', rich('A etiqueta qp-loan calcula.')],
    [
      'pasted HTML that the page shows',
      { component: 'rich-text', body: '<p>Um <strong>texto</strong> com <a href="/energia">isto</a></p>' },
    ],
  ])('%s', (_, block) => expect(found(block)).toEqual([]))
})

describe('refuses', () => {
  it.each([
    [
      'a tag that nobody deploys',
      tag('qp-laon'),
      'body[1] widget (): Ninguém publica <qp-laon>',
      'Querias dizer «qp-loan»?',
    ],
    [
      'one far from all others',
      tag('qp-weather-forecast'),
      'Ninguém publica <qp-weather-forecast>',
      'Escolhe uma etiqueta em /programadores/blocos.',
    ],
    ['what is no tag at all', tag('script'), 'Ninguém publica <script>', '/programadores/blocos'],
    ['a tag of the site alone', tag('qp-header'), '<qp-header> não é para usar em histórias.', 'Tira-a'],
    [
      'an attribute it does not have',
      tag('qp-loan', ['amuont', '1000']),
      'body[1] widget (amuont): <qp-loan> não tem o atributo «amuont»',
      'Querias dizer «amount»?',
    ],
    [
      'an attribute of the language',
      tag('qp-loan', ['constructor', '1']),
      'não tem o atributo «constructor»',
      'Os atributos de <qp-loan> são: amount, kind, heading, folded, rows, county, provider, since.',
    ],
    [
      'a handler',
      rich('<qp-loan onclick="alert"></qp-loan>'),
      'body[1] rich-text (body, parágrafo 1): <qp-loan> não tem o atributo «onclick»',
      'são: amount',
    ],
    [
      'a number below its limit',
      tag('qp-loan', ['amount', '199']),
      '(amount): «amount» não aceita "199"',
      'Aceita: número inteiro de 200 até 75000.',
    ],
    [
      'a number above its limit',
      { component: 'qp-loan', amount: 75_001 },
      '«amount» não aceita 75001',
      'até 75000',
    ],
    [
      'half a euro where whole ones are wanted',
      tag('qp-loan', ['amount', '200,5']),
      '«amount» não aceita "200,5"',
      'número inteiro',
    ],
    [
      'a choice that is none',
      tag('qp-loan', ['kind', 'boat']),
      '«kind» não aceita "boat"',
      'Aceita: home, car.',
    ],
    [
      'a name that is in no list',
      { component: 'qp-loan', county: 'Lisbooa' },
      '(county): «county» não aceita "Lisbooa"',
      'Querias dizer «Lisboa» (1106)?',
    ],
    [
      'a day that no calendar has',
      tag('qp-loan', ['since', '31/02/2026']),
      '«since» não aceita "31/02/2026"',
      'Aceita: dia, AAAA-MM-DD.',
    ],
    [
      'a name where only codes are taken',
      tag('qp-loan', ['provider', 'EDP Comercial']),
      '«provider» não aceita "EDP Comercial"',
      'Querias dizer «EDP Comercial» (EDPC)?',
    ],
    [
      'what is like nothing of a list',
      tag('qp-loan', ['county', 'Trás-os-Montes']),
      '«county» não aceita "Trás-os-Montes"',
      'Aceita: código ou nome de uma lista de 2, por exemplo 1106 (Lisboa).',
    ],
    [
      'a text too long',
      tag('qp-loan', ['heading', 'sessenta']),
      '«heading» não aceita "sessenta"',
      'até 5 caracteres',
    ],
    ['JSON that is none', tag('qp-loan', ['rows', '{']), '«rows» não aceita "{"', 'JSON'],
    [
      'a list where text belongs',
      { component: 'qp-loan', heading: ['x'] },
      '«heading» não aceita ["x"]',
      'texto',
    ],
    [
      'a snippet that is not quite one',
      rich('<qp-loan amount="5000>'),
      'Parece uma etiqueta, mas não se percebe: não aparece na página.',
      'sozinho num parágrafo',
    ],
    [
      'a snippet amid words',
      rich('Vê aqui: <qp-loan></qp-loan>'),
      'Parece uma etiqueta',
      'sozinho num parágrafo',
    ],
    [
      'a snippet with its signs as entities amid words',
      rich('Vê aqui: &lt;qp-loan&gt;&lt;/qp-loan&gt;'),
      'Parece uma etiqueta',
      'sozinho num parágrafo',
    ],
    [
      'a frame typed as words',
      rich('<iframe src="https://exemplo.pt/video"></iframe>'),
      '<iframe src="https://exemplo.pt/video"></iframe> é código escrito como texto',
      'bloco Vídeo',
    ],
    [
      'HTML in a field of words',
      { component: 'quote', text: 'Um <b>texto</b>' },
      'body[1] quote (text): <b> é código escrito como texto',
      'Tira-o',
    ],
    [
      'an element of a page in a field of words',
      { component: 'quote', text: 'Um <mark>texto</mark>' },
      '<mark> é código escrito como texto',
      'Tira-o',
    ],
    ...['&nbsp;', '&euro;', '&#8364;', '&amp;'].map((entity): [string, object, string, string] => [
      `${entity} in a field of words`,
      { component: 'quote', text: `São 3${entity}por mês` },
      `body[1] quote (text): ${entity} aparece ao leitor`,
      'Escreve o próprio sinal',
    ]),
    [
      'a tag in pasted HTML',
      { component: 'rich-text', body: '<p>x</p><qp-loan></qp-loan>' },
      '(body): <qp-loan> em HTML colado não chega à página.',
      'Usa o bloco da etiqueta.',
    ],
    [
      'HTML that no page shows',
      { component: 'rich-text', body: '<div>x</div>' },
      '<div> em HTML colado não chega',
      'Tira-o',
    ],
    [
      'a block that the site does not know',
      { component: 'carousel' },
      'body[1] carousel (): O site não conhece o bloco «carousel»',
      'Tira-o',
    ],
  ])('%s', (_, block, what, how) => {
    const all = found(block)
    expect(all).toHaveLength(1)
    expect(all[0]).toContain('error ')
    expect(all[0]).toContain(what)
    expect(all[0]).toContain(how)
  })
})

it('tells each attribute of a tag on its own, however deep the block', () => {
  const block = {
    component: 'section',
    title: 'S',
    body: [
      {
        component: 'call-out',
        body: {
          type: 'doc',
          content: [{ type: 'blok', attrs: { body: [tag('qp-loan', ['a', '1'], ['kind', 'x'])] } }],
        },
      },
    ],
  }
  expect(found(block)).toEqual([
    expect.stringContaining('body[1] section › body[0] call-out › body[0] widget (a)'),
    expect.stringContaining('body[1] section › body[0] call-out › body[0] widget (kind)'),
  ])
})
