import { renderToStaticMarkup } from 'react-dom/server'
import { cataloguePath, framePath, tagPath } from '../../base/addresses/addresses'
import { escapeHtml } from '../../base/text/escape-html'
import { Opening } from '../../pages/page-parts/opening'
import type { PublicCall, PublicPage, PublicPart } from '../../pages/page-parts/public-page'
import { type CatalogueEntry, catalogueGroups } from './catalogue'
import { Playground } from './playground'
import { type PlaygroundState, playgroundState } from './playground-state'
import { searchParameter } from './search-parameter'
import { Attributes, Events, Facts, Places } from './tag-facts'
import { catalogueTrail, WidgetList } from './widget-list'

interface CatalogueParts {
  /** Origin of this site, without a trailing slash. */
  readonly site: string
  /** Gzipped bytes of the shell on a page with an awake tag; undefined when the build lacks them. */
  readonly shellBytes: number | undefined
  /** Sheets of the editors' tools. */
  readonly styles: readonly string[]
}

/** Address of a tag's pages: `/programadores/blocos/qp-loan`, `/programadores/blocos/qp-loan/moldura`. */
const entryAt = ({ snapshot, path }: Pick<PublicCall, 'snapshot' | 'path'>): CatalogueEntry | undefined =>
  snapshot.widgets.get(path.slice(cataloguePath.length + 1).split('/')[0] ?? '')

const attributesAt = (call: Pick<PublicCall, 'snapshot' | 'path'>) =>
  Object.keys(entryAt(call)?.widget.attributes ?? {})

const slot = (
  id: string,
  { widget: { tag } }: CatalogueEntry,
  attributes: PlaygroundState['attributes'],
) => ({
  id,
  kind: 'element' as const,
  tag,
  attributes,
})

interface TagPageProps {
  readonly entry: CatalogueEntry
  readonly state: PlaygroundState
  readonly parts: CatalogueParts
}

const TagPage = ({ entry, state, parts: { site, shellBytes } }: TagPageProps) => {
  const { tag, title, description, inStories } = entry.widget
  return (
    <div className="e-page">
      <Opening
        trail={[...catalogueTrail, { name: title, path: tagPath(tag) }]}
        title={title}
        lead={description}
      >
        <p className="w-tag">
          <code>{`<${tag}>`}</code>
        </p>
      </Opening>
      <Facts entry={entry} shellBytes={shellBytes} />
      {inStories !== false && <Playground entry={entry} state={state} site={site} />}
      <Attributes entry={entry} />
      <Events entry={entry} />
      <Places entry={entry} />
    </div>
  )
}

function tagPart(call: PublicCall, parts: CatalogueParts): PublicPart | undefined {
  const entry = entryAt(call)
  if (!entry) return undefined
  const { title, description, inStories, attributes } = entry.widget
  const state = playgroundState(attributes, call.query)
  return {
    title,
    description,
    html: renderToStaticMarkup(<TagPage entry={entry} state={state} parts={parts} />),
    styles: parts.styles,
    // A trial value is reported next to its field and never reaches the tag, which would report it to its team.
    ...(inStories !== false && { plans: [slot('palco', entry, state.attributes)], chunks: ['playground'] }),
  }
}

/** Only tags allowed on other sites are served in a frame. */
function framePart(call: PublicCall): PublicPart | undefined {
  const entry = entryAt(call)
  if (!entry || entry.widget.inStories === false) return undefined
  // A partner's page sends these values: one that does not fit is for its team to know.
  const state = playgroundState(entry.widget.attributes, call.query)
  const { title, description } = entry.widget
  return {
    title,
    description,
    html: `<h1 class="visually-hidden">${escapeHtml(title)}</h1><!--qp-slot:moldura-->`,
    plans: [slot('moldura', entry, state.given)],
    embed: true,
  }
}

/** `/programadores/blocos`, the catalogue of current deployments: for editors and partners, in no index. */
export const cataloguePages = (parts: CatalogueParts): readonly PublicPage[] => [
  {
    path: cataloguePath,
    title: 'Blocos',
    description: 'Tudo o que se pode pôr numa página, com o código.',
    noIndex: true,
    query: () => [searchParameter],
    draw({ snapshot, query }) {
      const asked = new URLSearchParams(query).get(searchParameter)?.trim() ?? ''
      const html = renderToStaticMarkup(
        <WidgetList groups={catalogueGroups(snapshot, asked)} asked={asked} />,
      )
      return { html, styles: parts.styles }
    },
  },
  {
    path: tagPath(':tag'),
    title: 'Bloco',
    description: '',
    noIndex: true,
    query: attributesAt,
    draw: (call) => tagPart(call, parts),
  },
  {
    path: framePath(':tag'),
    title: 'Bloco',
    description: '',
    noIndex: true,
    query: attributesAt,
    draw: framePart,
  },
]
