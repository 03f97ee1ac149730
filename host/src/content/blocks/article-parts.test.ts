import type { Block } from '../source/story'
import { articleParts } from './article-parts'
import { heading, paragraph, rich } from './testing/draw'

const title = (words: string) => heading(2, words)
const table: Block = { component: 'table', caption: 'Taxas' }
const example: Block = { component: 'qp-energy-offers' }
const own: Block = { component: 'widget', tag: 'qp-imi' }

const outline = (blocks: readonly Block[]) =>
  articleParts(blocks).map(({ title: said, blocks: held, tools }) => [
    said,
    held.map(({ component }) => component),
    tools.map(({ component }) => component),
  ])

describe('the parts of an article', () => {
  it('begin at headings of level 2, also in the middle of a text', () => {
    const deeper = [paragraph('a'), heading(3, 'Mais fundo')]
    const parts = articleParts([
      rich(paragraph('Antes'), title('Um'), ...deeper, title('Dois'), paragraph('b')),
    ])
    expect(parts.map((part) => part.title)).toEqual([undefined, 'Um', 'Dois'])
    expect(parts[1]?.blocks).toEqual([rich(...deeper)])
  })

  it('hold the tables that follow their heading, and calculators apart', () => {
    expect(outline([rich(title('Um'), paragraph('a')), table, example, rich(paragraph('b')), own])).toEqual([
      ['Um', ['rich-text', 'table', 'rich-text'], ['qp-energy-offers', 'widget']],
    ])
  })

  it('keep a calculator of their own below a heading without words', () => {
    expect(outline([rich(title('Calcula')), own])).toEqual([['Calcula', [], ['widget']]])
  })
})
