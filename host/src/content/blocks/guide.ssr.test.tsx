import { amountOf } from './chart.block'
import { drawStory, heading, paragraph, rich } from './testing/draw'
import cases from './testing/guide.json'

const title = (text: string) => heading(2, text)
const bar = (label: string, value: string, marked = false) => ({ component: 'bar', label, value, marked })
const chart = (...bars: object[]) => ({
  component: 'chart',
  caption: 'IMI de um ano',
  bars,
  note: 'Exemplo.',
})

const draw = (fields: object) => drawStory({ component: 'article', ...fields })

const body = [
  { component: 'table-of-contents' },
  rich(title('Como se calcula'), paragraph('Assim.'), title('Quem não paga'), paragraph('Estes.')),
  { component: 'widget', tag: 'qp-imi' },
]

describe('a guide', () => {
  const opening = [chart(bar('a', '1 €'))]
  const { html } = draw({ lead: '360 € por ano.', opening, action: 'Calcula', body })

  it('answers before its parts: words, picture, and the way to the calculator', () => {
    const parts = ['360 € por ano.', '<figure', 'href="#calcula-o-teu"', '<details']
    const places = parts.map((part) => html.indexOf(part))
    expect(places).toEqual([...places].sort((a, b) => a - b))
    expect(places).not.toContain(-1)
  })

  it('folds each part under its own heading, and is reached by its address', () => {
    expect(html).toMatch(/<summary[^>]*><h2>Como se calcula<\/h2>/)
    expect(html).toMatch(/<div class="b-fold__body" id="quem-nao-paga"><div class="b-rich"><p>Estes\./)
    expect(html).toContain('<a href="#quem-nao-paga">Quem não paga</a>')
    expect(html).not.toMatch(/<details[^>]* open/)
  })
})

it('an article without an opening is read from top to bottom', () =>
  expect(draw({ body }).html).not.toContain('<details'))

describe('a chart', () => {
  it('has bars as long as their amounts, next to words for everybody', () => {
    const bars = [bar('Taxa de 0,30 %', '360 €'), bar('Taxa de 0,45 %', '1.440,00 €', true)]
    const { html } = draw({ body: [chart(...bars)] })
    expect([...html.matchAll(/<rect width="([\d.]+)"/g)].map(([, width]) => width)).toEqual(['25.0', '100.0'])
    expect(html).toContain('<strong>1.440,00\u00a0€</strong>')
    expect(html.match(/<svg[^>]*aria-hidden="true"/g)).toHaveLength(2)
  })

  it.each(cases.amounts as [string, number][])('reads %j', (written, amount) =>
    expect(amountOf(written)).toBe(amount),
  )

  it('draws no bar where no amount is known', () =>
    expect(draw({ body: [chart(bar('a', 'valor por confirmar'))] }).html).toContain('<rect width="0.0"'))
})

describe('a drawing', () => {
  const words = { label: 'Energia', value: '314,26 €', text: 'Os kWh que gastaste.' }
  const parts = [{ component: 'drawing-part', ...words }]
  const drawing = (kind: string) => ({ component: 'drawing', drawing: kind, caption: 'Uma fatura', parts })

  it.each(['paper', 'mixed-rate', 'accident'])('%s explains in words what it shows', (kind) => {
    const { html } = draw({ body: [drawing(kind)] })
    expect(html).toMatch(/<svg class="b-drawing__picture"[^>]*aria-hidden="true"/)
    expect(html).toContain('<strong>Energia</strong>: 314,26\u00a0€<span>Os kWh que gastaste.</span>')
  })

  it.each(['constructor', 'none'])('%j is left out and named', (kind) => {
    const { html, log } = draw({ body: [drawing(kind)] })
    expect(html).not.toContain('b-drawing')
    expect(log).toEqual([`teste: drawing: "${kind}" is none of ours`])
  })
})
