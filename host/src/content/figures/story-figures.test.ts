import { eurosPer } from 'shared-lib/rules/dated/figure-words'
import { figure, publishFigures } from 'shared-lib/rules/dated/published-figure'
import { storyWith } from '../../editorial/lint/testing/lint-context'
import { richTextWords } from '../blocks/rich-text-words'
import { doc, text as plain } from '../blocks/testing/draw'
import { createFigureBook } from './figure-book'
import { resolveFigures, storyReferences } from './story-figures'
import { invented } from './testing/invented'
import cases from './testing/story-figures.json'

// Only the places of the references are under test.
const minimum = invented('pay.minimum', [{ from: '2026-01-01', value: 920 }])
const published = publishFigures('Salários', [figure(minimum, 'Salário mínimo', eurosPer('mês'))])
const book = createFigureBook(published, '2026-11-22')
const text = (words: string, ...marks: string[]) => ({
  ...plain(words),
  ...(marks.length > 0 && { marks: marks.map((type) => ({ type })) }),
})
const paragraph = (...content: object[]) => ({ type: 'paragraph', content })
const block = (fields: object) => ({ type: 'blok', attrs: { body: [{ component: 'figure', ...fields }] } })
const amount = '920\u00a0€ por mês'

it('writes figures in every field, however deep', () => {
  const table = (value: string) => [{ component: 'table', table: { tbody: [{ body: [{ value }] }] } }]
  const page = (description: string, body: object[]) => ({ component: 'article', description, body })
  const story = storyWith(page('São {{figure pay.minimum | value}}.', table('{{figure pay.minimum}}')))
  expect(resolveFigures(story, book).content).toEqual(page('São 920\u00a0€.', table(amount)))
})

it('keeps the marks of a rich text, and states since when a figure holds', () => {
  const mark = { type: 'figure', attrs: { title: 'Salário mínimo, desde 1 de janeiro de 2026' } }
  const told = { ...text(amount), marks: [{ type: 'bold' }, mark] }
  const resolved = resolveFigures(doc(paragraph(text('São {{figure pay.minimum}} hoje.', 'bold'))), book)
  expect(resolved).toEqual(doc(paragraph(text('São ', 'bold'), told, text(' hoje.', 'bold'))))
})

it('writes blocks in a line as words, and between paragraphs as one of their own', () => {
  const inLine = paragraph(text('São '), block({ figure: 'pay.minimum', show: 'value' }), text('.'))
  const resolved = resolveFigures(doc(inLine, block({ figure: 'pay.minimum', show: '' })), book)
  expect(richTextWords(resolved)).toBe('São 920 €. 920 € por mês')
  expect(JSON.stringify(resolved)).not.toContain('blok')
})

it('leaves out a block that names no figure yet', () => {
  const words = paragraph(text('São.'))
  expect(resolveFigures(doc(words, block({ show: 'value' })), book)).toEqual(doc(words))
})

it('leaves what names no figure the same object', () => {
  const story = storyWith({ component: 'page', body: [doc(paragraph(text('{outro}')))] })
  expect(resolveFigures(story, book)).toBe(story)
})

it.each(cases.untouched)('never lets %s through', (words) => {
  const { content } = resolveFigures(storyWith({ component: 'page', title: words }), book)
  expect(content.title).toContain('valor por confirmar')
  expect(content.title).not.toContain('{')
})

it('finds a figure whose letters do not look alike', () => {
  const [open, name] = [text('São {'), text('{fig', 'bold')]
  const split = paragraph(open, name, text('ure pay.minimum | value'), text('}} já.'))
  expect(richTextWords(resolveFigures(doc(split), book))).toBe('São 920 € já.')
})

it('lists what a story names, in texts and blocks', () => {
  const body = doc(block({ figure: 'e.f', show: 'year' }))
  const story = storyWith({ component: 'page', title: '{{figure a.b}} e {{figure c.d}}', body })
  expect(storyReferences(story)).toEqual(['{{figure a.b}}', '{{figure c.d}}', '{{figure e.f | year}}'])
})
