/** The placeholder (link and phone line) that the page carries for a slot; nothing when it has none. */
export const fallbackOf = (slotId: string): Node =>
  document.querySelector<HTMLTemplateElement>(`[data-fallback="${slotId}"]`)?.content.cloneNode(true) ??
  new Text()

/**
 * A slot whose widget cannot be loaded. The server's HTML stays: its links and plain forms work. An empty one shows the
 * placeholder.
 */
export function fallBack(element: HTMLElement, slotId: string) {
  element.setAttribute('data-failed', 'load')
  if (!element.hasChildNodes()) element.append(fallbackOf(slotId))
}
