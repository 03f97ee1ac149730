import type { ComponentType, ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { RouteCheck } from '../content/known-links'
import { type Block, type Story, textOf } from '../content/story'
import { ArticleListBlock } from './article-list.block'
import { CallOutBlock } from './call-out.block'
import { FaqBlock } from './faq.block'
import { HeroBlock } from './hero.block'
import { ImageBlock, QuoteBlock } from './media.block'
import { ArticleBlock, PageBlock } from './page.block'
import { type BlockProps, type PageWidget, type Rendering, RenderingContext } from './rendering'
import { RichText } from './rich-text'
import { type BlockName, isBlockName, missingFields } from './schemas'
import { SectionBlock } from './section.block'
import { PointsBlock, StepsBlock } from './steps.block'
import { TableBlock } from './table.block'
import { TilesBlock } from './tiles.block'
import { isTag, WidgetBlock } from './widget.block'

const RichTextBlock = ({ block }: BlockProps) => <RichText value={block.body} />

// Blocks that only stand inside another one (tile, step…) are drawn by it and have no view of their own.
const views: Readonly<Partial<Record<BlockName, ComponentType<BlockProps>>>> = {
  page: PageBlock,
  article: ArticleBlock,
  hero: HeroBlock,
  section: SectionBlock,
  'rich-text': RichTextBlock,
  tiles: TilesBlock,
  steps: StepsBlock,
  points: PointsBlock,
  faq: FaqBlock,
  'call-out': CallOutBlock,
  'article-list': ArticleListBlock,
  image: ImageBlock,
  quote: QuoteBlock,
  table: TableBlock,
  widget: WidgetBlock,
}

export interface StoryContext {
  /** Whether a path is answered by a story or a deployed route; links to any other are not shown. */
  readonly routes: RouteCheck
  readonly log?: (message: string) => void
}

export interface RenderedStory {
  /** Static markup with a `<!--qp-slot:w1-->` marker where each widget stands. */
  readonly html: string
  readonly title: string
  readonly description: string
  readonly widgets: readonly PageWidget[]
}

function viewOf(block: Block, log: (message: string) => void): ComponentType<BlockProps> | undefined {
  const { component } = block
  // Generated blocks are named after their tag and checked by the tag's own contract.
  if (isTag(component)) return WidgetBlock
  const view = isBlockName(component) ? views[component] : undefined
  if (!isBlockName(component) || !view) {
    log(`unknown block "${component}" skipped`)
    return undefined
  }
  const missing = missingFields(component, block)
  if (missing.length > 0) log(`${component} skipped: ${missing.join(', ')} is empty`)
  return missing.length > 0 ? undefined : view
}

/**
 * Draws a story to static markup, never hydrated and without script. Unknown blocks and blocks without a required
 * field are logged and left out; the rest of the page stands.
 */
export function renderStory(story: Story, { routes, log = () => {} }: StoryContext): RenderedStory {
  const widgets: PageWidget[] = []
  const say = (message: string) => log(`${story.full_slug}: ${message}`)
  const rendering: Rendering = {
    routes,
    log: say,
    draw: (blocks): ReactNode =>
      blocks.map((block, place) => {
        const View = viewOf(block, say)
        return View && <View key={block._uid ?? place} block={block} />
      }),
    addWidget(tag, attributes) {
      const id = `w${widgets.length + 1}`
      widgets.push({ id, tag, attributes })
      return id
    },
  }
  const html = renderToStaticMarkup(
    <RenderingContext value={rendering}>{rendering.draw([story.content])}</RenderingContext>,
  )
  return {
    html,
    title: textOf(story.content.title) || story.name,
    description: textOf(story.content.description),
    widgets,
  }
}
