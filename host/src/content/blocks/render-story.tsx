import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { ImageMeta } from '../images/image-sources'
import type { RouteCheck } from '../source/known-links'
import { type Story, textOf } from '../source/story'
import { BlockView } from './block-view'
import { editableAttributes } from './editable'
import { createPageNotes } from './page-notes'
import { type PageQuestion, type PageWidget, type Rendering, RenderingContext } from './rendering'
import { withContents } from './table-of-contents.block'

export interface StoryContext {
  /** Whether a path is answered by a story or a deployed route; links to any other are not shown. */
  readonly routes: RouteCheck
  /** The site's own image files: see pageImages. */
  readonly images?: ReadonlyMap<string, ImageMeta>
  /** Author and date of an article, below its title. */
  readonly byline?: ReactNode
  /** In a preview blocks carry their identity. */
  readonly editable?: boolean
  readonly log?: (message: string) => void
}

export interface DrawnPage {
  /** Static markup with a `<!--qp-slot:w1-->` marker in place of each widget. */
  readonly html: string
  readonly widgets: readonly PageWidget[]
  /** Questions the page answers, for structured data. */
  readonly questions: readonly PageQuestion[]
}

interface RenderedStory extends DrawnPage {
  readonly title: string
  readonly description: string
}

const noImages: ReadonlyMap<string, ImageMeta> = new Map()

/**
 * Draws a view of a story to static markup, never hydrated and without script. Unknown blocks and blocks without a
 * required field are logged and left out; the rest of the page is drawn.
 */
export function renderView(
  story: Story,
  { routes, images = noImages, byline, editable, log = () => {} }: StoryContext,
  view: (draw: Rendering['draw']) => ReactNode,
): DrawnPage {
  const { widgets, headings, questions, ...notes } = createPageNotes()
  const rendering: Rendering = {
    ...notes,
    routes,
    images,
    byline,
    ...(editable && { edit: editableAttributes }),
    log: (message) => log(`${story.full_slug}: ${message}`),
    draw: (blocks) => blocks.map((block, place) => <BlockView key={block._uid ?? place} block={block} />),
  }
  const html = renderToStaticMarkup(
    <RenderingContext value={rendering}>{view(rendering.draw)}</RenderingContext>,
  )
  return { html: withContents(html, headings), widgets, questions }
}

/** Draws a story as the blocks that it is made of. */
export const renderStory = (story: Story, context: StoryContext): RenderedStory => ({
  ...renderView(story, context, (draw) => draw([story.content])),
  title: textOf(story.content.title) || story.name,
  description: textOf(story.content.description),
})
