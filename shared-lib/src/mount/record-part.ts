import { recordChanges } from './replay'

/** A browser does by itself what it says: open its sheet, or send its plain form of this part to the server. */
const worksAlone = (button: HTMLButtonElement, part: Node) =>
  button.hasAttribute('popovertarget') ||
  (button.type === 'submit' && button.form?.method === 'get' && part.contains(button.form))

/**
 * Keeps what the visitor changes and presses in a part of a living page until React is live in it, too; called then, the
 * answer tells React each change once, then presses each button once. Whoever wakes a whole page keeps its presses himself.
 */
export function recordPart(part: ParentNode & Node): () => void {
  const replayChanges = recordChanges(part)
  const pressed = new Set<HTMLButtonElement>()
  const hold = (event: MouseEvent) => {
    const [target] = event.composedPath() as [Element]
    const button = part.contains(target) && target.closest('button')
    if (!button || worksAlone(button, part)) return
    event.preventDefault()
    event.stopPropagation()
    pressed.add(button)
  }
  document.addEventListener('click', hold, true)
  return () => {
    document.removeEventListener('click', hold, true)
    replayChanges()
    for (const button of pressed) button.click()
    pressed.clear()
  }
}
