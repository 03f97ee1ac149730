/** A page, or a shadow root on it. */
type TagRoot = Document | ShadowRoot

/** Roots registered by a page: its list before this script came, and later pushes. */
interface PageWindow {
  qpRoots?: { push(...roots: TagRoot[]): unknown; readonly [Symbol.iterator]?: () => Iterator<TagRoot> }
}

/** A watcher already runs on this page: the list is no array any more. */
export const isWatched = () => {
  const roots = (window as PageWindow).qpRoots
  return roots !== undefined && !Array.isArray(roots)
}

const isOurs = ({ localName }: Element) => localName.startsWith('qp-')

/**
 * Finds our tags wherever a page puts them, now and later: in the page itself, in open shadow roots of its other
 * elements, and in any root that the page pushes to `qpRoots`. The inside of our own tags is left alone.
 */
export function watchTags(found: (tag: Element) => void) {
  const roots = new Set<TagRoot>()
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const node of addedNodes) look(node)
  })
  function look(node: Node) {
    if (!(node instanceof Element)) return
    for (const element of [node, ...node.querySelectorAll('*')])
      if (isOurs(element)) found(element)
      else if (element.shadowRoot) add(element.shadowRoot)
  }
  function add(root: TagRoot) {
    for (const old of roots) if (!old.isConnected) roots.delete(old)
    if (roots.has(root)) return
    roots.add(root)
    observer.observe(root, { childList: true, subtree: true })
    for (const child of root.children) look(child)
  }
  const pushed = (window as PageWindow).qpRoots
  ;(window as PageWindow).qpRoots = {
    push: (...more) => {
      for (const root of more) add(root)
    },
  }
  add(document)
  for (const root of Array.isArray(pushed) ? pushed : []) add(root)
  return {
    /** Everything that matches in all the roots that are on the page. */
    all: <Found extends HTMLElement>(selector: string): Found[] =>
      [...roots].flatMap((root) => (root.isConnected ? [...root.querySelectorAll<Found>(selector)] : [])),
    stop: () => observer.disconnect(),
  }
}
