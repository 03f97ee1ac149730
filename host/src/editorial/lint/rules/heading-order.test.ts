import { heading } from '../../../content/blocks/testing/draw'
import type { Block } from '../../../content/source/story'
import { findingsOfRule, pageOf, rich, storyWith } from '../testing/lint-context'

const section = (title: string, ...body: object[]) => ({
  component: 'section',
  title,
  body: body.length > 0 ? body : [rich('x')],
})
const found = findingsOfRule('heading-order')
const page = (...body: Block[]) => storyWith({ component: 'page', title: 'T', description: 'D', body })
const hero = (title: string) => ({ component: 'hero', title })

const article = { component: 'article', title: 'Guia', description: 'D' }
const term = { component: 'glossary-term', term: 'TAEG', short: 'S' }
const headings = rich(heading(3, 'Três'), heading(4, 'Quatro'), heading(2, 'Outro dois'))
const pasted = { component: 'rich-text', body: '<h4>Fundo</h4>' }
const inSection = 'body[1] section › body[0] rich-text'

describe('takes', () => {
  it.each([
    ['a page that begins well', pageOf(section('Dois', headings))],
    ['an article, whose title is its own', storyWith({ ...article, body: [rich(heading(2, 'Um'))] })],
    ['a story that is not drawn as blocks', storyWith({ ...term, body: rich(heading(4, 'Fundo')).body })],
  ])('%s', (_, story) => expect(found(story)).toEqual([]))
})

describe('reports', () => {
  const skipped = '«Taxa» é de nível 4, logo a seguir a um de nível 2.'
  const late = 'A página começa pelo título de nível 2 «Dois».'
  it.each([
    ['a page without a title', page(section('D')), 'A página não tem título de nível 1.', ''],
    ['a level that is skipped', pageOf(section('Dois', rich(heading(4, 'Taxa')))), skipped, inSection],
    ['one skipped in pasted HTML', pageOf(section('D', pasted)), '«Fundo» é de nível 4', inSection],
    ['a second title', page(hero('Um'), hero('Dois')), '«Dois» é outro título de nível 1.', 'body[1] hero'],
    ['a page that begins below its title', page(section('Dois'), hero('Um')), late, 'body[0] section'],
    ['an empty heading', pageOf({ ...pasted, body: '<h2> </h2>' }), 'Um título de nível 2 está vazio.', ''],
  ])('%s', (_, story, what, block) => {
    expect(found(story)).toMatchObject([{ severity: 'error', what: expect.stringContaining(what), block }])
  })
})
