import { blogPath, feedPath } from '../../base/addresses/addresses'
import { rssXml } from '../../pages/page-parts/feed'
import { libraryOf } from './library'
import { articleStory, questionStory, rubricStory, storyOf, termStory, topicStory } from './testing/stories'

const author = storyOf('blog/autores/ana', { component: 'author', name: 'Ana', role: 'Redatora' })
const stories = [
  author,
  topicStory('credito', 'Crédito'),
  rubricStory('direitos/energia', 'Direitos na energia'),
  articleStory('guias/velho', 'Velho', { publishedOn: '2025-01-31', topic: 'Crédito' }),
  articleStory('blog/novo', 'Novo <&>', {
    publishedOn: '2026-11-20',
    updatedOn: '2026-11-21',
    rubric: 'Direitos/Energia',
    author: author.uuid,
    reviewer: 'ninguém',
  }),
  articleStory('termos', 'Termos legais'),
  termStory('indice', 'Índice'),
  termStory('taeg', 'TAEG'),
  termStory('iva', 'IVA'),
  questionStory('uma', 'Uma?', 'Sim.', 'credito'),
]
const library = libraryOf(stories)

it('knows topic, rubric and author of an article however an editor wrote them', () => {
  const [newest, oldest] = library.articles
  expect(newest?.rubric?.path).toBe('/blog/rubricas/direitos/energia')
  expect(newest?.author?.name).toBe('Ana')
  expect(newest?.reviewer).toBeUndefined()
  expect(oldest?.topic?.path).toBe('/blog/temas/credito')
})

it('feeds readers the newest articles, whole addresses and escaped words', () => {
  const feed = { origin: 'https://q.example', title: 'Blog', description: 'Contas', path: blogPath, feedPath }
  const xml = rssXml(feed, library.articles)
  expect(xml.match(/<item>/g)).toHaveLength(2)
  expect(xml).toContain('<title>Novo &lt;&amp;&gt;</title>')
  expect(xml).toContain('<link>https://q.example/blog/novo</link>')
  expect(xml).toContain('<pubDate>Fri, 20 Nov 2026 09:00:00 GMT</pubDate>')
  expect(xml).toContain('<dc:creator>Ana</dc:creator>')
})
