import { doc, text as plain } from '../../content/blocks/testing/draw'
import type { Block } from '../../content/source/story'
import { libraryOf } from './library'
import { linkTerms } from './link-terms'
import { termStory } from './testing/stories'

const { terms } = libraryOf([
  termStory('taxa', 'Taxa'),
  termStory('taxa-fixa', 'Taxa fixa'),
  termStory('fin', 'FIN (Ficha de informação)'),
  termStory('fidelizacao', 'Fidelização', { aliases: 'período de fidelização' }),
])

const text = (words: string, ...marks: object[]) => ({ ...plain(words), ...(marks.length > 0 && { marks }) })
const link = { type: 'link', attrs: { href: '/x', linktype: 'url' } }
const paragraph = (...content: object[]) => ({ type: 'paragraph', content })
const article = (...content: object[]): Block => ({ component: 'article', body: doc(...content) })

interface Run {
  text?: string
  marks?: { type: string; attrs?: { href: string } }[]
  content?: Run[]
}

/** `a [b](/glossario/b) c`: the text of a reader. */
function read(content: Block): string {
  const runs = (node: Run): string => {
    const href = node.marks?.find(({ type }) => type === 'link')?.attrs?.href
    const inner = node.text ?? (node.content ?? []).map(runs).join('')
    return href ? `[${inner}](${href})` : inner
  }
  return runs(linkTerms(content, terms).body as Run)
}

it('links each term once, where the text first names it', () => {
  const written = article(paragraph(text('A taxa sobe.')), paragraph(text('Que taxa?')))
  expect(read(written)).toBe('A [taxa](/glossario/taxa) sobe.Que taxa?')
})

it('takes the longer of two terms at one place, and still links the shorter elsewhere', () => {
  const written = article(paragraph(text('Com taxa fixa a taxa não muda.')))
  expect(read(written)).toBe('Com [taxa fixa](/glossario/taxa-fixa) a [taxa](/glossario/taxa) não muda.')
})

it.each([
  ['the FIN, as written', 'Pede a FIN.', 'Pede a [FIN](/glossario/fin).'],
  ['no end of a word', 'O fin de fim.', 'O fin de fim.'],
  ['its long form', 'A ficha de informação.', 'A [ficha de informação](/glossario/fin).'],
  ['letters without accents', 'A fidelizacao acaba.', 'A [fidelizacao](/glossario/fidelizacao) acaba.'],
  ['whole words only', 'Taxas e taxar.', 'Taxas e taxar.'],
])('finds %s', (_, written, read_) => expect(read(article(paragraph(text(written))))).toBe(read_))

it('leaves links and headings as they are, and keeps other marks', () => {
  const heading = { type: 'heading', attrs: { level: 2 }, content: [text('A taxa')] }
  const content = article(heading, paragraph(text('taxa', link), text(' e taxa', { type: 'bold' })))
  expect(read(content)).toBe('A taxa[taxa](/x) e [taxa](/glossario/taxa)')
  expect(JSON.stringify(linkTerms(content, terms))).toContain('{"type":"bold"},{"type":"link"')
})
