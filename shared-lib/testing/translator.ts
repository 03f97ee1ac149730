/**
 * Translates a page as browsers do: a `<font>` takes the place of each text node, now and whenever one comes. Its text stays
 * the same, so that a page can be compared with its twin. Runs inside a page too, so it uses nothing from around it.
 */
export function translatePage(root: Node): () => void {
  const outside = 'script,style,textarea,title,noscript,option,[translate=no]'
  const translate = (node: Node) => {
    if (node.nodeType === Node.ELEMENT_NODE) {
      if (!(node as Element).matches(`${outside},font`))
        for (const child of [...node.childNodes]) translate(child)
      return
    }
    const parent = node.parentElement
    if (
      node.nodeType !== Node.TEXT_NODE ||
      !node.nodeValue?.trim() ||
      !parent ||
      parent.closest(`${outside},font`)
    )
      return
    const font = document.createElement('font')
    const inner = document.createElement('font')
    inner.textContent = node.nodeValue
    font.append(inner)
    parent.replaceChild(font, node)
  }
  translate(root)
  const later = new MutationObserver((changes) => {
    for (const { addedNodes, target, type } of changes)
      for (const node of type === 'childList' ? addedNodes : [target]) if (node.isConnected) translate(node)
  })
  later.observe(root, { childList: true, characterData: true, subtree: true })
  return () => later.disconnect()
}
