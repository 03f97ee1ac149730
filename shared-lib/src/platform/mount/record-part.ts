import { recordChanges } from './replay'

/** Buttons that need no script: one that opens its sheet, or sends its plain form of this part to the server. */
const worksAlone = (button: HTMLButtonElement, part: Node) =>
  button.hasAttribute('popovertarget') ||
  (button.type === 'submit' && button.form?.method === 'get' && part.contains(button.form))

/**
 * Records what the visitor changes and presses in a part of a living page until React is live in it, too; the returned
 * function then replays each change once, then presses each button once. Code that wakes a whole page keeps its presses
 * itself. Earlier presses were left to the browser, which has handled them already.
 */
export function recordPart(part: ParentNode & Node, pressedBefore: readonly EventTarget[] = []): () => void {
  const replayChanges = recordChanges(part)
  const buttonOf = (target: EventTarget) => {
    const button = part.contains(target as Node) && (target as Element).closest('button')
    return button && !worksAlone(button, part) ? button : undefined
  }
  const pressed = new Set<HTMLButtonElement>()
  for (const target of pressedBefore) {
    const button = buttonOf(target)
    if (button?.type === 'button') pressed.add(button)
  }
  const hold = (event: MouseEvent) => {
    const button = buttonOf(event.composedPath()[0] as EventTarget)
    if (!button) return
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
