import { type ComponentType, createContext, useContext } from 'react'
import { isTag } from 'shared-lib/contract/stories/written-tag'
import type { Block } from '../source/story'
import { blocksOf } from '../source/story'
import { AccordionBlock, FaqBlock } from './accordion.block'
import { ArticleBlock } from './article.block'
import { ArticleListBlock } from './article-list.block'
import { AuthorBoxBlock } from './author-box.block'
import { CallOutBlock } from './call-out.block'
import { ChartBlock } from './chart.block'
import { DesignTokensBlock } from './design-tokens.block'
import { DrawingBlock } from './drawing.block'
import { marked } from './editable'
import { HeroBlock } from './hero.block'
import { ImageBlock } from './image.block'
import { OfferTeaserBlock } from './offer-teaser.block'
import { PartnerGridBlock } from './partner-grid.block'
import { QuoteBlock } from './quote.block'
import { type BlockProps, useRendering } from './rendering'
import { RichText } from './rich-text'
import { type BlockName, isBlockName, missingFields } from './schemas'
import { SectionBlock } from './section.block'
import { StartFormBlock } from './start-form.block'
import { PointsBlock, StepsBlock } from './steps.block'
import { TableBlock } from './table.block'
import { TableOfContentsBlock } from './table-of-contents.block'
import { TilesBlock } from './tiles.block'
import { VideoBlock } from './video.block'
import { WidgetBlock } from './widget.block'

function PageBlock({ block }: BlockProps) {
  const { draw } = useRendering()
  return <div className="b-page">{draw(blocksOf(block.body))}</div>
}

const RichTextBlock = ({ block }: BlockProps) => <RichText value={block.body} />

// Blocks that only occur inside another one (tile, step…) are drawn by it and have no view of their own.
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
  accordion: AccordionBlock,
  'call-out': CallOutBlock,
  'start-form': StartFormBlock,
  'article-list': ArticleListBlock,
  'author-box': AuthorBoxBlock,
  'table-of-contents': TableOfContentsBlock,
  image: ImageBlock,
  chart: ChartBlock,
  drawing: DrawingBlock,
  video: VideoBlock,
  quote: QuoteBlock,
  table: TableBlock,
  'partner-grid': PartnerGridBlock,
  'offer-teaser': OfferTeaserBlock,
  widget: WidgetBlock,
  'design-tokens': DesignTokensBlock,
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

/** The blocks around the one being drawn, outermost first. */
const Around = createContext<readonly Block[]>([])

const deepest = 12

/** A block in its place. One inside itself, or deeper than any page needs, would never end: it is left out. */
export function BlockView({ block }: BlockProps) {
  const { log, edit } = useRendering()
  const around = useContext(Around)
  if (around.includes(block) || around.length >= deepest) {
    log(`${block.component} skipped: ${around.includes(block) ? 'it contains itself' : 'nested too deeply'}`)
    return null
  }
  const View = viewOf(block, log)
  return (
    View && (
      <Around value={[...around, block]}>
        {edit?.(block) ? <MarkedView view={View} block={block} /> : <View block={block} />}
      </Around>
    )
  )
}

/** A block that an editor can click: the attributes on its view's own element identify it. */
function MarkedView({ view: View, block }: BlockProps & { readonly view: ComponentType<BlockProps> }) {
  const attributes = useRendering().edit?.(block)
  return attributes && marked(<View block={block} />, attributes)
}
