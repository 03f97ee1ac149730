import type { ReactNode } from 'react'
import { blogPath, feedPath, guidesPath, searchPath } from '../../base/addresses/addresses'
import type { indexLists } from '../../content/blocks/editorial-schemas'
import { textOf } from '../../content/source/story'
import { Opening } from '../../pages/page-parts/opening'
import { homeStep } from '../../pages/page-parts/structured-data'
import { CampaignList } from './campaign.page'
import type { EditorialCall, EditorialPage, MakeEditorialPage } from './editorial-call'
import { GlossaryList } from './glossary.page'
import type { Article, Library } from './library'
import { headOf, pageAddress, paginate } from './paginate'
import { ArticleCards, LinkTiles, Pagination } from './parts'
import { QuestionList } from './questions.page'
import { searchLibrary } from './search'
import { SearchResults, SiteSearch } from './search.page'

const perPage = 12

type IndexList = keyof typeof indexLists

/** Parts that a list adds to the words that an editor wrote for its page. */
interface Listed extends Partial<Pick<EditorialPage, 'noIndex' | 'canonical' | 'feed'>> {
  readonly view: ReactNode
  /** Next to the title: a search field, links. */
  readonly opening?: ReactNode
  readonly page?: number
}

type List = (call: EditorialCall) => Listed | undefined

const BlogNavigation = ({ library: { rubrics } }: { readonly library: Library }) => (
  <>
    <SiteSearch />
    <ul className="e-chips">
      <li>
        <a href={guidesPath}>Guias</a>
      </li>
      <li>
        <a href={`${blogPath}/temas`}>Temas</a>
      </li>
      {rubrics
        .filter(({ slug }) => !slug.includes('/'))
        .map(({ path, title }) => (
          <li key={path}>
            <a href={path}>{title}</a>
          </li>
        ))}
      <li>
        <a href={feedPath}>RSS</a>
      </li>
    </ul>
  </>
)

const articleList =
  (isListed: (article: Article) => boolean): List =>
  ({ path, query, library }) => {
    const list = paginate(library.articles.filter(isListed), query.get('pagina'), perPage)
    return (
      list && {
        page: list.page,
        canonical: pageAddress(path, list.page),
        feed: feedPath,
        opening: path === blogPath && <BlogNavigation library={library} />,
        view: (
          <>
            <ArticleCards articles={list.items} />
            <Pagination of={list} path={path} />
          </>
        ),
      }
    )
  }

const lists: Readonly<Record<IndexList, List>> = {
  articles: articleList(() => true),
  guides: articleList(({ isGuide }) => isGuide),
  topics: ({ library: { topics, articles } }) => ({
    view: <LinkTiles items={topics.filter((topic) => articles.some((one) => one.topic === topic))} />,
  }),
  glossary: ({ library }) => ({ view: <GlossaryList terms={library.terms} /> }),
  questions: ({ library }) => ({ view: <QuestionList questions={library.questions} /> }),
  campaigns: ({ library: { campaigns }, today }) => ({
    view: <CampaignList campaigns={campaigns} today={today} />,
  }),
  search({ query, library }) {
    const asked = (query.get('q') ?? '').trim()
    const hits = searchLibrary(library, asked)
    const list = paginate(hits, query.get('pagina'), perPage)
    return (
      list && {
        noIndex: true,
        opening: <SiteSearch asked={asked} />,
        view: <SearchResults asked={asked} list={list} total={hits.length} library={library} />,
      }
    )
  },
}

const isList = (name: string): name is IndexList => Object.hasOwn(lists, name)

/** A page whose words an editor writes and whose list holds the published stories. */
export const indexPage: MakeEditorialPage = (call) => {
  const { story, path, draw } = call
  const name = textOf(story.content.list)
  const listed = isList(name) ? lists[name](call) : undefined
  if (!listed) return undefined
  const { view, opening, page = 1, ...more } = listed
  const title = textOf(story.content.title) || story.name
  const description = textOf(story.content.description)
  const isInBlog = path.startsWith(`${blogPath}/`)
  const trail = [
    homeStep,
    ...(isInBlog ? [{ name: 'Blog', path: blogPath }] : []),
    { name: story.name, path },
  ]
  return {
    ...headOf(page, title, description),
    trail,
    ...more,
    drawn: draw(() => (
      <div className={path === searchPath ? 'e-page e-page--search' : 'e-page'}>
        <Opening trail={trail} title={title} lead={textOf(story.content.lead) || description}>
          {opening}
        </Opening>
        {view}
      </div>
    )),
  }
}
