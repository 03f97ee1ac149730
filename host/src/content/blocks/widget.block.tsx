import { attributesFrom, isTag, readSnippet, tagOf } from 'shared-lib/contract/stories/written-tag'
import { type BlockProps, useRendering } from './rendering'

interface WidgetTag {
  readonly tag: string
  readonly attributes: Readonly<Record<string, string>>
}

/** The tag of a snippet as the page takes it: without attributes that could carry a handler or a style. */
export function readTag(text: string): WidgetTag | undefined {
  const written = readSnippet(text)
  return written && { tag: written.tag, attributes: attributesFrom(written.pairs) }
}

/** The host replaces this comment with the slot's own HTML. */
const slotMarker = (id: string): string => `<!--qp-slot:${id}-->`

export function Widget({ tag, attributes }: WidgetTag) {
  const { addWidget } = useRendering()
  const __html = slotMarker(addWidget(tag, attributes))
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own comment, React prints none itself
  return <div className="b-widget" dangerouslySetInnerHTML={{ __html }} />
}

/** A `widget` block (tag and attribute list), or a block named after the tag with one field per attribute. */
export function WidgetBlock({ block }: BlockProps) {
  const { log } = useRendering()
  const { tag, pairs } = tagOf(block)
  if (!isTag(tag)) {
    log(`widget: "${tag}" is not a tag`)
    return null
  }
  return <Widget tag={tag} attributes={attributesFrom(pairs)} />
}
