import { searchPath } from '../../base/addresses/addresses'
import { SearchForm } from '../../pages/page-parts/search-form'
import type { Library } from './library'
import type { PageOf } from './paginate'
import { Pagination } from './parts'
import type { Hit, TextPart } from './search'

export const SiteSearch = ({ asked }: { readonly asked?: string }) => (
  <SearchForm
    path={searchPath}
    parameter="q"
    id="pesquisa"
    label="Pesquisar nos guias, no glossário e nas perguntas"
    button="Pesquisar"
    {...(asked !== undefined && { asked })}
  />
)

const Marked = ({ parts }: { readonly parts: readonly TextPart[] }) =>
  parts.map(({ text, found }, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: drawn once, never updated
    found ? <mark key={at}>{text}</mark> : text,
  )

interface SearchResultsProps {
  readonly asked: string
  readonly list: PageOf<Hit>
  readonly total: number
  readonly library: Library
}

/** Results, or where to look when there are none. */
export function SearchResults({ asked, list, total, library }: SearchResultsProps) {
  if (asked === '') return <Elsewhere library={library} title="Ou começa por um tema" />
  if (total === 0)
    return (
      <>
        <p className="e-empty">
          Não encontrámos nada sobre “{asked}”. Experimenta outras palavras ou só uma delas.
        </p>
        <Elsewhere library={library} title="Talvez esteja num destes temas" />
      </>
    )
  return (
    <section aria-labelledby="resultados">
      <h2 id="resultados" className="e-heading">
        {total === 1 ? '1 resultado' : `${total} resultados`} para “{asked}”
      </h2>
      <ol className="e-hits">
        {list.items.map(({ path, kind, title, excerpt }) => (
          <li key={path}>
            <p className="e-card__topic">{kind}</p>
            <h3>
              <a href={path}>
                <Marked parts={title} />
              </a>
            </h3>
            <p>
              <Marked parts={excerpt} />
            </p>
          </li>
        ))}
      </ol>
      <Pagination of={list} path={searchPath} query={{ q: asked }} />
    </section>
  )
}

const Elsewhere = ({ library: { topics }, title }: { readonly library: Library; readonly title: string }) =>
  topics.length === 0 ? null : (
    <section aria-labelledby="temas">
      <h2 id="temas" className="e-heading">
        {title}
      </h2>
      <ul className="e-chips">
        {topics.map(({ path, title: name }) => (
          <li key={path}>
            <a href={path}>{name}</a>
          </li>
        ))}
      </ul>
    </section>
  )
