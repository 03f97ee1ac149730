import type { Block } from '../../../content/source/story'
import { lintStory } from '../lint-story'
import { contextOf, pageOf, rich, storyWith } from '../testing/lint-context'

const heading = (level: number, text: string) => ({
  type: 'heading',
  attrs: { level },
  content: [{ type: 'text', text }],
})
const section = (title: string, ...body: object[]) => ({
  component: 'section',
  title,
  body: body.length > 0 ? body : [rich('x')],
})
const found = (story: ReturnType<typeof pageOf>) =>
  lintStory(story, contextOf()).filter(({ rule }) => rule === 'heading-order')
const page = (...body: object[]) =>
  storyWith({ component: 'page', title: 'T', description: 'D', body } as Block)
const hero = (title: string) => ({ component: 'hero', title })

describe('takes', () => {
  it.each([
    [
      'a page that begins well',
      pageOf(section('Dois', rich(heading(3, 'Três'), heading(4, 'Quatro'), heading(2, 'Outro dois')))),
    ],
    [
      'an article, whose title is its own',
      storyWith({
        component: 'article',
        title: 'Guia',
        description: 'D',
        body: [rich(heading(2, 'Um'), heading(3, 'Dois'))],
      }),
    ],
    [
      'a story that is not drawn as blocks',
      storyWith({
        component: 'glossary-term',
        term: 'TAEG',
        short: 'S',
        body: rich(heading(4, 'Fundo')).body,
      }),
    ],
  ])('%s', (_, story) => expect(found(story)).toEqual([]))
})

describe('tells', () => {
  it.each([
    ['a page without a title', page(section('Dois')), 'A página não tem título de nível 1.', ''],
    [
      'a level that is skipped',
      pageOf(section('Dois', rich(heading(4, 'Taxa e prazo')))),
      '«Taxa e prazo» é de nível 4, logo a seguir a um de nível 2.',
      'body[1] section › body[0] rich-text',
    ],
    [
      'one skipped in pasted HTML',
      pageOf(section('Dois', { component: 'rich-text', body: '<h4>Fundo</h4>' })),
      '«Fundo» é de nível 4',
      'body[1] section › body[0] rich-text',
    ],
    ['a second title', page(hero('Um'), hero('Dois')), '«Dois» é outro título de nível 1.', 'body[1] hero'],
    [
      'a page that begins below its title',
      page(section('Dois'), hero('Um')),
      'A página começa pelo título de nível 2 «Dois».',
      'body[0] section',
    ],
  ])('%s', (_, story, what, block) => {
    expect(found(story)).toMatchObject([{ severity: 'error', what: expect.stringContaining(what), block }])
  })

  it('an empty heading', () =>
    expect(found(pageOf({ component: 'rich-text', body: '<h2> </h2><p>x</p>' }))).toMatchObject([
      { what: 'Um título de nível 2 está vazio.' },
    ]))
})
