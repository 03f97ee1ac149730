import { blogPath, feedPath } from '../../base/addresses/addresses'
import { textOf } from '../../content/source/story'
import { Opening } from '../../pages/page-parts/opening'
import { homeStep } from '../../pages/page-parts/structured-data'
import type { MakeEditorialPage } from './editorial-call'
import type { Library, Shelf } from './library'
import { headOf, pageAddress, paginate } from './paginate'
import { ArticleCards, Pagination } from './parts'

const perPage = 12

const isBelow = (slug: string, above: string) => slug.startsWith(`${above}/`)

/** A rubric includes the articles of those below it. */
const articlesOf = ({ articles }: Library, shelf: Shelf) =>
  articles.filter(
    ({ topic, rubric }) =>
      topic === shelf || rubric === shelf || (rubric && isBelow(rubric.path, shelf.path)),
  )

/** A topic (`/blog/temas/…`) or a rubric (`/blog/rubricas/…`, as deep as editors like). */
export const shelfPage: MakeEditorialPage = ({ story, path, query, library, draw }) => {
  const shelves = [...library.topics, ...library.rubrics]
  const shelf = shelves.find((one) => one.path === path)
  if (!shelf) return undefined
  const list = paginate(articlesOf(library, shelf), query.get('pagina'), perPage)
  if (!list) return undefined
  const above = shelves.filter((one) => isBelow(path, one.path))
  const below = shelves.filter((one) => isBelow(one.path, path))
  const isTopic = library.topics.includes(shelf)
  const trail = [
    homeStep,
    { name: 'Blog', path: blogPath },
    ...(isTopic ? [{ name: 'Temas', path: `${blogPath}/temas` }] : []),
    ...above.map((one) => ({ name: one.title, path: one.path })),
    { name: shelf.title, path },
  ]
  return {
    ...headOf(list.page, shelf.title, shelf.description),
    trail,
    feed: feedPath,
    image: shelf.image,
    canonical: pageAddress(path, list.page),
    drawn: draw(() => (
      <div className="e-page">
        <Opening
          trail={trail}
          kicker={isTopic ? 'Tema' : 'Rubrica'}
          title={shelf.title}
          lead={textOf(story.content.lead) || shelf.description}
        >
          {below.length > 0 && (
            <ul className="e-chips">
              {below.map((one) => (
                <li key={one.path}>
                  <a href={one.path}>{one.title}</a>
                </li>
              ))}
            </ul>
          )}
        </Opening>
        {list.items.length > 0 ? (
          <ArticleCards articles={list.items} />
        ) : (
          <p className="e-empty">
            Ainda não publicámos nada aqui. Vê o que há de novo no <a href={blogPath}>blog</a>.
          </p>
        )}
        <Pagination of={list} path={path} />
      </div>
    )),
  }
}
