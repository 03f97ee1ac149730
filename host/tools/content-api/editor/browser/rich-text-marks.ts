import { Mark, type MarkConfig, markInputRule } from '@tiptap/core'
import { keptAttributes, keptIn } from './kept-attributes'
import { newLink } from './rich-link'

interface PlainMark {
  readonly tag: string
  readonly attributes?: readonly string[]
  /** Elements of other programs that mean the same. */
  readonly also?: readonly string[]
  readonly key?: string
  /** Signs around words that are typed. */
  readonly typed?: RegExp
}

/** Google Docs puts everything into a `<b>` that is not bold. */
const isPlain = ({ style }: HTMLElement) => style.fontWeight === 'normal' || style.fontStyle === 'normal'

/** Marks of Storyblok's rich text: https://www.storyblok.com/docs/guide/essentials/rich-text (read 2026-11-22) */
const plainMarks: Readonly<Record<string, PlainMark>> = {
  bold: { tag: 'strong', also: ['b'], key: 'b', typed: /(?:^|\s)(\*\*([^*\s](?:[^*]*[^*\s])?)\*\*)$/ },
  italic: { tag: 'em', also: ['i'], key: 'i', typed: /(?:^|\s)(_([^_\s](?:[^_]*[^_\s])?)_)$/ },
  code: { tag: 'code', typed: /(?:^|\s)(`([^`]+)`)$/ },
  strike: { tag: 's', also: ['del', 'strike'] },
  underline: { tag: 'u', key: 'u' },
  superscript: { tag: 'sup' },
  subscript: { tag: 'sub' },
  highlight: { tag: 'mark', attributes: ['color'] },
  styled: { tag: 'span', attributes: ['class'] },
  textStyle: { tag: 'span', attributes: ['color'] },
  anchor: { tag: 'span', attributes: ['id'] },
}

function plainMark(name: string, { tag, attributes = [], also = [], key, typed }: PlainMark) {
  const config: MarkConfig = {
    name,
    addAttributes: () => keptAttributes(...attributes),
    // A bare span carries no information: only one of ours is read again.
    parseHTML: () =>
      tag === 'span'
        ? attributes.map((one) => ({ tag: `span[data-kept-${one}]` }))
        : [tag, ...also].map((one) => ({
            tag: one,
            getAttrs: (element) => (isPlain(element) ? false : null),
          })),
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
    addKeyboardShortcuts() {
      return key ? { [`Mod-${key}`]: () => this.editor.commands.toggleMark(name) } : {}
    },
    addInputRules() {
      return typed ? [markInputRule({ find: typed, type: this.type })] : []
    },
  }
  return Mark.create(config)
}

const isSafe = (href: string) =>
  /^(https?:|mailto:|tel:|\/|#|\?)/.test(href) || /^[^\s:]+@[^\s:]+$/.test(href)

/** Shown without an address of its own: a press puts the cursor into it and leads nowhere. */
const link = Mark.create({
  name: 'link',
  inclusive: false,
  addAttributes: () => keptAttributes('href', 'uuid', 'anchor', 'target', 'linktype', 'custom'),
  parseHTML: () => [
    {
      tag: 'a',
      getAttrs(element) {
        const own = keptIn(element, 'href')
        const href = String(own ?? element.getAttribute('href') ?? '')
        if (!isSafe(href)) return false
        return own === undefined ? newLink(href) : null
      },
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['a', HTMLAttributes, 0],
})

export const richTextMarks = [
  link,
  ...Object.entries(plainMarks).map(([name, mark]) => plainMark(name, mark)),
]
