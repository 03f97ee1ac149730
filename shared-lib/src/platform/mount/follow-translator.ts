/** What a translator put in the place of a text node, by that node. */
const standIns = new WeakMap<Node, Node>()

/** Lets React move and remove texts that are no longer in this element: it would throw, and its widget be gone. */
function lendPlaces(parent: Node) {
  /** The node, or its replacement, where one is in this element. */
  const here = (node: Node | null) =>
    [node, node && standIns.get(node)].find((one) => one?.parentNode === parent) ?? null
  const { removeChild, insertBefore } = Node.prototype
  parent.removeChild = (child) =>
    (here(child) ? removeChild.call(parent, here(child) as Node) : child) as typeof child
  parent.insertBefore = (child, next) =>
    insertBefore.call(parent, here(child) ?? child, here(next)) as typeof child
  parent.appendChild = (child) => parent.insertBefore(child, null)
}

/** A text that React wrote again takes its place back, and the translator sees a new one. */
const rewritten = new MutationObserver((changes) => {
  for (const { target } of changes) (standIns.get(target) as ChildNode | undefined)?.replaceWith(target)
})

const replaced = new MutationObserver((changes) => {
  for (const { target, addedNodes, removedNodes, previousSibling, nextSibling } of changes) {
    const font = [addedNodes[0], previousSibling, nextSibling].find((one) => one?.nodeName === 'FONT')
    for (const text of removedNodes) {
      if (!font || text.nodeType !== Node.TEXT_NODE) continue
      standIns.set(text, font)
      rewritten.observe(text, { characterData: true })
      lendPlaces(target)
    }
  }
})

/**
 * A browser's translator puts a `<font>` in the place of each text node, and React goes on writing into the old one. Keeps
 * what React writes below `root` on the page: figures, names, errors and live regions alike.
 */
export const followTranslator = (root: Node): void =>
  replaced.observe(root, { childList: true, subtree: true })
