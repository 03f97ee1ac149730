import type { Block, Story } from '../../../content/source/story'
import { written as comparison, storyLink, variation } from '../../../pages/views/experiments/testing/written'
import { findingsOf, lintable } from '../lint-story'
import { contextOf, storyWith } from '../testing/lint-context'

const link = (slug: string) => ({ fieldtype: 'multilink', ...storyLink(slug) })
const widget = (tag: string) => ({ component: 'widget', _uid: 'w', tag, attributes: [] })
const page = (title: string): Block => ({ component: 'page', title, body: [] })
const stories: Readonly<Record<string, Block>> = {
  '/energia': page('A'),
  [`/${variation}`]: page('B'),
  '/config/experiencias/copia': page('A'),
}
const storyAt = (path: string) => stories[path] && ({ content: stories[path] } as Story)
const context = contextOf({ storyAt })
const own = { _uid: 'e1', name: 'titulo-energia', page: link('energia'), story: link(variation) }
const written = (change: object = {}) => comparison({ ...own, ...change })
const lint = (experiments: readonly object[], full_slug = 'config/experiencias') =>
  findingsOf(lintable(storyWith({ component: 'experiments', experiments }, { full_slug }), context)).filter(
    ({ rule }) => rule === 'experiment' || rule === 'link',
  )

it('takes the comparison of the guide, whose story has no address of its own', () =>
  expect(lint([written()])).toEqual([]))

it.each([
  ['name', { name: 'Título Energia' }, '«Título Energia» não serve de nome'],
  ['page', { page: link('') }, 'não diz que página'],
  ['page', { page: link('nao-existe') }, 'Ninguém responde em /nao-existe.'],
  ['page', { page: link('seguros') }, '/seguros não é uma história'],
  ['story', { story: link('config/experiencias/nada') }, 'config/experiencias/nada, não existe'],
  ['story', { story: link('energia') }, 'energia, não está abaixo de config/experiencias/'],
  ['story', { story: undefined }, 'nem história nem widgets'],
  ['story', { story: link('config/experiencias/copia') }, 'mostra o mesmo que /energia'],
  ['widgets', { story: undefined, widgets: [widget('qp-imi')] }, 'mostra o mesmo que /energia'],
  ['percentage', { percentage: '100' }, '«100» não é uma percentagem'],
  ['start', { start: '1 de dezembro' }, 'O início «1 de dezembro» não é uma data'],
  ['end', { start: '2027-02-01', end: '2027-01-01' }, 'acaba (2027-01-01) antes de começar (2027-02-01)'],
])('says what is wrong with the %s, where, and how to mend it', (field, change, what) =>
  expect(lint([written(change)])).toEqual([
    {
      rule: 'experiment',
      severity: 'error',
      story: '/config/experiencias',
      block: 'experiments[0] experiment',
      field,
      uid: 'e1',
      what: expect.stringContaining(what),
      how: expect.stringMatching(/\p{L}{3}/u),
    },
  ]),
)

it('says which of two that meet is left out', () => {
  const place = { uid: 'e2', block: 'experiments[1] experiment' }
  expect(lint([written(), written({ name: 'outra', _uid: 'e2' })])).toMatchObject([
    { ...place, what: expect.stringContaining('«titulo-energia»') },
  ])
})

it('says that the site reads comparisons from one story alone', () => {
  const what = expect.stringContaining('só lê experiências da história config/experiencias')
  expect(lint([written()], 'config/experiencias/experiencias')).toMatchObject([{ what }])
})
