import { contentOf, isLine, lineOf, linksIn, type RichMark, type RichNode, same } from './rich-text-lines'

// Titles, lists and quotations as they are written everywhere: https://spec.commonmark.org/0.31.2/

const heading = /^(#{1,6}) (.*)$/
const point = /^( *)([-*]|\d{1,9}[.)])(?: (.*)|$)/
const quotation = /^> ?(.*)$/
const rule = /^---$/
const blank = /^[ \t]*$/

/** A paragraph whose line would be taken for something else says so with a `\`. */
const asParagraph = (line: string) =>
  line
    .replace(/^( *)(\d{1,9})(?=[.)](?: |$))/, '$1$2\\')
    .replace(/^( *)(?=#{1,6} |[-*](?: |$)|>|---$)/, '$1\\')

const indented = (text: string, by: string) => text.replace(/\n(?!\n)/g, `\n${by}`)
const isList = ({ type }: RichNode) => type === 'bullet_list' || type === 'ordered_list'

function pointText(item: RichNode, sign: string): string {
  const inner = (item.content ?? []).map((node) => (isList(node) ? listText(node) : lineOf(node)))
  return `${sign} ${indented(inner.join('\n'), '  ')}`
}

function listText({ type, attrs, content = [] }: RichNode): string {
  const first = Number(attrs?.order ?? 1)
  return content
    .map((item, at) => pointText(item, type === 'bullet_list' ? '-' : `${first + at}.`))
    .join('\n')
}

function blockText(node: RichNode): string {
  if (node.type === 'heading') return `${'#'.repeat(Number(node.attrs?.level ?? 2))} ${lineOf(node)}`
  if (node.type === 'horizontal_rule') return '---'
  if (isList(node)) return listText(node)
  if (node.type === 'blockquote')
    return textOf(node.content ?? [])
      .split('\n')
      .map((line) => (line === '' ? '>' : `> ${line}`))
      .join('\n')
  return lineOf(node).split('\n').map(asParagraph).join('\n')
}

/** Rich text as it is written: nodes with an empty line between them. */
export const textOf = (nodes: readonly RichNode[]): string =>
  nodes
    .map(blockText)
    .filter((text) => text !== '')
    .join('\n\n')

interface Reading {
  readonly lines: readonly string[]
  readonly links: readonly RichMark[]
}

/** How many lines from one on go on in the same way. */
function count(lines: readonly string[], from: number, goesOn: (line: string) => boolean): number {
  const end = lines.findIndex((line, at) => at >= from && !goesOn(line))
  return (end < 0 ? lines.length : end) - from
}

const lineNode = (type: string, line: string, links: readonly RichMark[], attrs?: object): RichNode => ({
  type,
  ...(attrs && { attrs: attrs as Record<string, unknown> }),
  content: contentOf(line, links),
})

const kindOf = (sign: string) => (/\d/.test(sign) ? 'ordered_list' : 'bullet_list')

/** The list that begins at a line, and how many lines it takes; deeper points are lists inside their point. */
function readList({ lines, links }: Reading, from: number): readonly [RichNode, number] {
  const [, margin = '', sign = ''] = point.exec(lines[from] ?? '') ?? []
  const items: RichNode[] = []
  let at = from
  const isOurs = (line = '') => {
    const [, indent = '', other = ''] = point.exec(line) ?? []
    const depth = indent.length - margin.length
    return other !== '' && depth >= 0 && depth < 2 && kindOf(other) === kindOf(sign)
  }
  const next = () => at + count(lines, at, (line) => blank.test(line))
  while (isOurs(lines[at])) {
    const own = [point.exec(lines[at] ?? '')?.[3] ?? '']
    const inner: RichNode[] = []
    at += 1
    for (; at < lines.length && /^ {2,}\S/.test(lines[at] ?? '') && !isOurs(lines[at]); ) {
      if (point.test(lines[at] ?? '')) {
        const [list, taken] = readList({ lines, links }, at)
        inner.push(list)
        at += taken
      } else if (inner.length === 0) {
        own.push(lines[at]?.trimStart() ?? '')
        at += 1
      } else break
    }
    items.push({ type: 'list_item', content: [lineNode('paragraph', own.join('\n'), links), ...inner] })
    if (isOurs(lines[next()])) at = next()
  }
  const attrs = kindOf(sign) === 'ordered_list' && { attrs: { order: Number.parseInt(sign, 10) } }
  return [{ type: kindOf(sign), ...attrs, content: items }, at - from]
}

const isParagraph = (line: string) => ![heading, point, quotation, rule, blank].some((one) => one.test(line))

function readNodes({ lines, links }: Reading): readonly RichNode[] {
  const nodes: RichNode[] = []
  for (let at = 0; at < lines.length; ) {
    const line = lines[at] ?? ''
    const [, level, title = ''] = heading.exec(line) ?? []
    let taken = 1
    if (level) nodes.push(lineNode('heading', title, links, { level: level.length }))
    else if (rule.test(line)) nodes.push({ type: 'horizontal_rule' })
    else if (point.test(line)) {
      const [list, lineCount] = readList({ lines, links }, at)
      nodes.push(list)
      taken = lineCount
    } else if (quotation.test(line)) {
      taken = count(lines, at, (one) => quotation.test(one))
      const inner = lines.slice(at, at + taken).map((one) => quotation.exec(one)?.[1] ?? '')
      nodes.push({ type: 'blockquote', content: readNodes({ lines: inner, links }) })
    } else if (!blank.test(line)) {
      taken = count(lines, at, isParagraph)
      nodes.push(lineNode('paragraph', lines.slice(at, at + taken).join('\n'), links))
    }
    at += taken
  }
  return nodes
}

/** The nodes that a text means. `before`: those that stood there; what is written as before stays as it was, to the last attribute. */
export function nodesOf(text: string, before: readonly RichNode[] = []): readonly RichNode[] {
  const known = new Map(before.map((node) => [blockText(node), node]))
  return readNodes({ lines: text.split('\n'), links: linksIn(before) }).map(
    (node) => known.get(blockText(node)) ?? node,
  )
}

/** In one form, without what the editor writes for "nothing special": nodes are compared as JSON. */
function bare({ type, text, marks, attrs = {}, content = [] }: RichNode): object {
  const said = Object.entries(attrs).filter(
    ([name, value]) => value !== null && !(name === 'order' && value === 1),
  )
  return { type, text, marks, attrs: Object.fromEntries(said), content: content.map(bare) }
}

/** Can a node be written as text and come back the same? Otherwise (a table, a block, an underlined word) it stands by itself. */
export function isText(node: RichNode): boolean {
  if (node.type === 'paragraph' && blank.test(lineOf(node))) return isLine(node)
  const read = readNodes({ lines: blockText(node).split('\n'), links: linksIn([node]) })
  return same(read.map(bare), [bare(node)])
}
