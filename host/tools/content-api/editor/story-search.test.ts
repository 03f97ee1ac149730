import type { ApiStory } from '../../stories/story-files'
import { searchStories } from './story-search'

const story = (id: number, full_slug: string, name: string, content: object): ApiStory =>
  ({ id, full_slug, name, content: { component: 'page', ...content } }) as ApiStory

const rich = (text: string) => ({ type: 'doc', content: [{ type: 'paragraph', content: [{ text }] }] })
const social = { _uid: 'gasolina', link: { cached_url: 'gasolina' }, body: rich('Quem tem direito.') }
const stories = [
  story(1, 'guias/luz', 'Poupar na luz', {
    body: [{ component: 'rich-text', body: rich('A tarifa é tua.') }],
  }),
  story(2, 'guias/tarifa-social', 'Desconto', social),
  story(3, 'gas', 'Gás', { title: 'Tarifas de gás natural' }),
]
const ids = (words: string) => searchStories(stories, words).stories.map(({ id }) => id)

it('finds words in titles first, then in addresses, then in texts, whatever the accents', () => {
  expect(ids('TARIFA')).toEqual([3, 2, 1])
  expect(ids('gas')).toEqual([3])
  expect(ids('é tua')).toEqual([1])
})

it('wants every word, wherever each of them is', () => {
  expect(ids('tarifa luz')).toEqual([1])
  expect(ids('tarifa luz água')).toEqual([])
  expect(ids('  ')).toEqual([])
})

it('shows what is around a word of the text, and nothing where title or address has it', () => {
  const long = `${'antes '.repeat(30)}o Número certo ${'depois '.repeat(30)}`
  const { stories: found } = searchStories([story(4, 'a', 'A', { body: rich(long) })], 'numero')
  expect(found[0]?.excerpt).toMatch(/^….*o Número certo.*…$/)
  expect(found[0]?.excerpt.length).toBeLessThan(125)
  expect(searchStories(stories, 'poupar').stories).toEqual([{ id: 1, excerpt: '' }])
})

it('reads a story again when it has changed, and shows no more than twenty', () => {
  const many = Array.from({ length: 30 }, (_, id) => story(id, `p/${id}`, 'Página', {}))
  expect(searchStories(many, 'pagina')).toMatchObject({ total: 30, stories: { length: 20 } })
  expect(searchStories([story(1, 'guias/luz', 'Outro nome', {})], 'poupar').total).toBe(0)
})
