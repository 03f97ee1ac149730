import type { Block, Story } from '../../../content/source/story'
import { judgeExperiments } from './judge-experiments'
import { storyLink as link, written } from './testing/written'

const widget = (tag: string, people: string, _uid: string) => ({
  component: 'widget',
  _uid,
  tag,
  attributes: [{ component: 'attribute', _uid: `${_uid}-a`, name: 'people', value: people }],
})
const page = (title: string, ...body: Block[]): Block => ({ component: 'page', title, body })
const contents: Readonly<Record<string, Block>> = {
  '/energia': page('A', widget('qp-offers', '2', '1')),
  '/seguros': page('Seguros'),
  '/config/experiencias/energia-b': page('B'),
  '/config/experiencias/copia': { ...page('A', widget('qp-offers', '2', '9')), no_index: true },
}
const storyAt = (path: string) => contents[path] && ({ content: contents[path] } as Story)
const at = Date.UTC(2027, 0, 15)
const faultsOf = (...experiments: object[]) =>
  judgeExperiments({ experiments }, { storyAt, at }).map(({ fault }) => fault && [fault.kind, fault.about])
const widgets = (...blocks: Block[]) => ({ story: undefined, widgets: blocks })
const gone = 'config/experiencias/nada'

it.each([
  ['another story', {}, undefined],
  ['another attribute of a widget', widgets(widget('qp-offers', '4', '2')), undefined],
  ['a page that is no story', { page: link('energia/simular') }, ['no-page', '/energia/simular']],
  ['a story that is not there', { story: link(gone) }, ['no-story', gone]],
  ['a widget that the page does not have', widgets(widget('qp-imi', '4', '2')), ['same', '/energia']],
  ['a widget as the page has it', widgets(widget('qp-offers', '2', '2')), ['same', '/energia']],
  ['a copy that nobody changed', { story: link('config/experiencias/copia') }, ['same', '/energia']],
  ['what is over, whose story may be gone', { story: link(gone), end: '2027-01-15' }, undefined],
])('compares with %s only where there are two versions', (_, change, why) =>
  expect(faultsOf(written(change))).toEqual([why]),
)

it.each([
  ['the same name', { page: link('seguros') }, 'clash'],
  ['the same page on the same days', { name: 'outra' }, 'clash'],
  ['the same page, one after the other', { name: 'outra', start: '2027-02-01' }, undefined],
  ['another page', { name: 'outra', page: link('seguros') }, undefined],
])('of two with %s knows whether the second runs', (_, change, kind) => {
  const [first, second] = faultsOf(written({ end: '2027-02-01' }), written(change))
  expect([first, second?.[0]]).toEqual([undefined, kind])
})
