/** The placeholder (link and phone line) that the page carries for a slot, '' when it has none. */
export const fallbackOf = (slotId: string) =>
  document.querySelector<HTMLTemplateElement>(`template[data-fallback="${slotId}"]`)?.innerHTML ?? ''

/**
 * A slot whose widget cannot be had. What the server printed stays: its links and plain forms work. An empty one
 * shows the placeholder.
 */
export function fallBack(element: HTMLElement, slotId: string) {
  element.setAttribute('data-failed', 'load')
  if (!element.hasChildNodes()) element.innerHTML = fallbackOf(slotId)
}
