import { renderToStaticMarkup } from 'react-dom/server'
import { textOf } from '../source/story'
import type { BlockProps, PageHeading } from './rendering'

const marker = (deepest: number) => `<!--qp-contents:${deepest}-->`

/** Headings below the block are not drawn yet: `withContents` replaces the marker. */
export function TableOfContentsBlock({ block }: BlockProps) {
  const title = textOf(block.title) || 'Nesta página'
  return (
    <nav className="b-contents" aria-label={title}>
      <p className="b-contents__title">{title}</p>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own comment, React prints none itself */}
      <ol dangerouslySetInnerHTML={{ __html: marker(block.depth === '3' ? 3 : 2) }} />
    </nav>
  )
}

function Entries({ headings }: { readonly headings: readonly PageHeading[] }) {
  return headings.map(({ id, text, level }) => (
    <li key={id} className={level > 2 ? 'b-contents__deeper' : undefined}>
      <a href={`#${id}`}>{text}</a>
    </li>
  ))
}

const places = /<nav class="b-contents"(?:(?!<\/nav>).)*?<!--qp-contents:(\d)-->.*?<\/nav>/g

/** Fills a page's tables of contents with its headings; a page with one heading needs no table. */
export const withContents = (html: string, headings: readonly PageHeading[]): string =>
  html.replace(places, (table, deepest: string) => {
    const shown = headings.filter(({ level }) => level <= Number(deepest))
    if (shown.length < 2) return ''
    return table.replace(marker(Number(deepest)), () => renderToStaticMarkup(<Entries headings={shown} />))
  })
