/** Which slots stay live, and which have received their new input. */
interface MorphOptions {
  /** True for an element that is left exactly as it is. */
  readonly keeps: (old: Element, next: Element) => boolean
}

/** A part that a visitor opened stays open; attributes set by the shell are not the server's to remove. */
const ownAttributes = new Set(['open', 'data-awake', 'data-failed', 'data-qp-picked', 'data-qp-hovered'])

/** Same thing, perhaps with other contents: a block by its mark, a slot by its id, the rest by its kind. */
function keyOf(node: Node): string {
  if (!(node instanceof Element)) return String(node.nodeType)
  const own = ['data-blok-uid', 'data-slot', 'data-fallback', 'id'].map((name) => node.getAttribute(name))
  return `${node.localName} ${own.find((value) => value !== null) ?? ''}`
}

function morphAttributes(old: Element, next: Element) {
  for (const { name } of [...old.attributes])
    if (!next.hasAttribute(name) && !ownAttributes.has(name)) old.removeAttribute(name)
  for (const { name, value } of next.attributes)
    if (old.getAttribute(name) !== value && !ownAttributes.has(name)) old.setAttribute(name, value)
}

/** A live tag keeps its element and receives its attributes; a sleeping one is replaced. */
function morphTag(old: Element, next: Element) {
  if (!old.hasAttribute('data-awake')) {
    if (old.outerHTML !== next.outerHTML) old.replaceWith(next)
    return
  }
  next.removeAttribute('data-ssr') // gone from a tag that lives
  morphAttributes(old, next)
}

function morphNode(old: Node, next: Node, options: MorphOptions): unknown {
  if (!(old instanceof Element) || !(next instanceof Element)) {
    if (old.nodeValue !== next.nodeValue) old.nodeValue = next.nodeValue
    return
  }
  // Content of a template does not count when nodes are compared.
  if (old instanceof HTMLTemplateElement) return old.innerHTML === next.innerHTML || old.replaceWith(next)
  if (old.isEqualNode(next) || options.keeps(old, next)) return
  if (old.localName.includes('-')) return morphTag(old, next)
  if (old.hasAttribute('data-slot')) return old.replaceWith(next)
  morphAttributes(old, next)
  morphChildren(old, next, options)
}

/**
 * Makes the children of `old` those of `next`, touching only differences, so that focus, scroll, open panels and live
 * slots stay. `next` is used up.
 */
export function morphChildren(old: Element, next: Element, options: MorphOptions): void {
  const waiting = new Map<string, Node[]>()
  for (const child of [...old.childNodes]) {
    const key = keyOf(child)
    waiting.set(key, [...(waiting.get(key) ?? []), child])
  }
  let place: ChildNode | null = old.firstChild
  for (const child of [...next.childNodes]) {
    const same = waiting.get(keyOf(child))?.shift()
    if (!same) {
      old.insertBefore(child, place)
      continue
    }
    if (same === place) place = place.nextSibling
    else old.insertBefore(same, place)
    morphNode(same, child, options)
  }
  for (const left of waiting.values()) for (const child of left) (child as ChildNode).remove()
}
