import type { RichMark, RichNode } from './rich-text-lines'
import { textOf } from './rich-text-markdown'

const marks: Readonly<Record<string, string>> = {
  B: 'bold',
  STRONG: 'bold',
  I: 'italic',
  EM: 'italic',
  CODE: 'code',
}

const blocks = 'P,H1,H2,H3,H4,H5,H6,UL,OL,BLOCKQUOTE,HR,DIV,SECTION,ARTICLE,TABLE,TR,LI'.split(',')
const isElement = (node: Node): node is HTMLElement => node.nodeType === 1
const isBlock = (node: Node) => isElement(node) && blocks.includes(node.tagName)

/** Google Docs puts everything into a `<b>` that is not bold. */
const markOf = (element: HTMLElement): RichMark | undefined => {
  const href = element.tagName === 'A' ? element.getAttribute('href') : null
  if (href && /^(https?:|mailto:|tel:|\/)/.test(href)) return { type: 'link', attrs: { href } }
  const type = marks[element.tagName]
  const isPlain = element.style.fontWeight === 'normal' || element.style.fontStyle === 'normal'
  return type && !isPlain ? { type } : undefined
}

function inline(node: Node, around: readonly RichMark[] = []): readonly RichNode[] {
  if (isElement(node) && node.tagName === 'BR') return [{ type: 'hard_break' }]
  if (isElement(node)) {
    const mark = markOf(node)
    return [...node.childNodes].flatMap((child) => inline(child, mark ? [mark, ...around] : around))
  }
  const text = (node.textContent ?? '').replace(/[\t\n\r ]+/g, ' ')
  if (text === '') return []
  return [{ type: 'text', text, ...(around.length > 0 && text.trim() !== '' && { marks: around }) }]
}

function line(type: string, nodes: readonly Node[], attrs?: RichNode['attrs']): readonly RichNode[] {
  const content = nodes.flatMap((node) => inline(node))
  const isEmpty = content.every(({ text = '' }) => text.trim() === '')
  return isEmpty ? [] : [{ type, ...(attrs && { attrs }), content }]
}

function itemOf(item: Element): RichNode {
  const isList = (node: Node) => isElement(node) && /^[OU]L$/.test(node.tagName)
  const children = [...item.childNodes]
  const words = line(
    'paragraph',
    children.filter((node) => !isList(node)),
  )
  return { type: 'list_item', content: [...words, ...children.filter(isList).flatMap(nodeOf)] }
}

function nodeOf(node: Node): readonly RichNode[] {
  if (!isElement(node)) return line('paragraph', [node])
  const [, level] = /^H([1-6])$/.exec(node.tagName) ?? []
  // The title of what is pasted stands below the page's own.
  if (level) return line('heading', [...node.childNodes], { level: Math.max(2, Number(level)) })
  if (/^[OU]L$/.test(node.tagName)) {
    const type = node.tagName === 'OL' ? 'ordered_list' : 'bullet_list'
    return [{ type, content: [...node.children].filter(({ tagName }) => tagName === 'LI').map(itemOf) }]
  }
  if (node.tagName === 'BLOCKQUOTE') return [{ type: 'blockquote', content: nodesIn(node) }]
  if (node.tagName === 'HR') return [{ type: 'horizontal_rule' }]
  return nodesIn(node)
}

/** Blocks of an element; what stands between them loose is a paragraph. */
function nodesIn(element: Element): readonly RichNode[] {
  const nodes: RichNode[] = []
  let loose: Node[] = []
  const flush = () => {
    nodes.push(...line('paragraph', loose))
    loose = []
  }
  for (const child of element.childNodes) {
    const holdsBlocks = isElement(child) && child.querySelector(blocks.join(',')) !== null
    if (!isBlock(child) && !holdsBlocks) {
      loose.push(child)
      continue
    }
    flush()
    nodes.push(...nodeOf(child))
  }
  flush()
  return nodes
}

/** What was copied from a page or a word processor, as it is written here; undefined when it has no form to keep. */
export function pastedText(html: string): string | undefined {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const one of body.querySelectorAll('style,script,meta,title')) one.remove()
  if (!body.querySelector(`${blocks.join(',')},A,B,STRONG,I,EM`)) return undefined
  return textOf(nodesIn(body)) || undefined
}
