import { formatDatePt } from 'shared-lib/rules/dates/format-date'
import { Fold } from '../../content/blocks/fold'
import { Drawn } from '../../content/blocks/icons'
import { StoryLink } from '../../content/blocks/story-link'
import { contentLink } from '../../content/source/links'
import { type Block, textOf } from '../../content/source/story'
import { type Article, sourcesOf } from './library'
import { type PageOf, pageAddress } from './paginate'

interface ArticleCardsProps {
  readonly articles: readonly Article[]
  readonly level?: 2 | 3
  /** Below an article that was just read: titles without summaries. */
  readonly short?: boolean
}

/** Articles as cards, under a heading of the level that the page has reached. */
export function ArticleCards({ articles, level = 2, short = false }: ArticleCardsProps) {
  const Heading = `h${level}` as const
  return (
    <ul className="e-cards">
      {articles.map(({ uuid, path, title, description, topicName, published }) => (
        <li className="e-card" key={uuid}>
          {topicName && !short && <p className="e-card__topic">{topicName}</p>}
          <Heading className="e-card__title">
            <a href={path}>{title}</a>
          </Heading>
          {!short && <p className="e-card__text">{description}</p>}
          {!short && published && (
            <p className="e-card__date">
              <time dateTime={published}>{formatDatePt(published)}</time>
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}

interface PaginationProps {
  readonly of: Pick<PageOf<unknown>, 'page' | 'pages'>
  readonly path: string
  readonly query?: Readonly<Record<string, string>>
}

export function Pagination({ of: { page, pages }, path, query }: PaginationProps) {
  if (pages === 1) return null
  const address = (to: number) => pageAddress(path, to, query)
  return (
    <nav className="e-pages" aria-label="Páginas">
      {page > 1 && (
        <a href={address(page - 1)} rel="prev">
          Anterior
        </a>
      )}
      <span>
        Página {page} de {pages}
      </span>
      {page < pages && (
        <a href={address(page + 1)} rel="next">
          Seguinte
        </a>
      )}
    </nav>
  )
}

interface LinkListItem {
  readonly path: string
  readonly title: string
  readonly description: string
}

/** Pages that gather others: topics, rubrics. */
export const LinkTiles = ({ items }: { readonly items: readonly LinkListItem[] }) => (
  <ul className="e-cards">
    {items.map(({ path, title, description }) => (
      <li className="e-card" key={path}>
        <h2 className="e-card__title">
          <a href={path}>{title}</a>
        </h2>
        <p className="e-card__text">{description}</p>
        <Drawn name="arrow" className="e-card__arrow" />
      </li>
    ))}
  </ul>
)

interface SourcesProps {
  readonly content: Block
  /** As the last part of a guide, folded on a phone like the others. */
  readonly folded?: boolean
}

const sourcesTitle = 'Legislação e referências'

/** Where the claims of a page can be checked. */
export function Sources({ content, folded }: SourcesProps) {
  const sources = sourcesOf(content)
  if (sources.length === 0) return null
  const list = (
    <ul>
      {sources.map(({ title, link, date }) => (
        <li key={textOf(title)}>
          <StoryLink to={link} otherwise={textOf(title)}>
            {textOf(title)}
            {/^http/.test(contentLink(link)?.href ?? '') && <Drawn name="away" size={14} />}
          </StoryLink>
          {textOf(date) && <span className="e-sources__date">, {textOf(date)}</span>}
        </li>
      ))}
    </ul>
  )
  if (folded)
    return (
      <section className="e-sources e-sources--folded" aria-label={sourcesTitle}>
        <Fold title={sourcesTitle} id="referencias" minor>
          {list}
        </Fold>
      </section>
    )
  return (
    <section className="e-sources" aria-labelledby="referencias">
      <h2 id="referencias" className="e-minor">
        {sourcesTitle}
      </h2>
      {list}
    </section>
  )
}
