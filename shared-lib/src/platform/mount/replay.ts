/** Any control, typed as an input; `_valueTracker` is React's note of the last value: it drops events that do not change it. */
type Control = HTMLInputElement & { _valueTracker?: { setValue(value: string): void } }

interface Change {
  readonly control: Control
  readonly value: string
  /** State of a box or radio button. */
  readonly ticked: boolean
  /** Selection in the text being written; fields such as e-mail and number do not expose it. */
  readonly from: number | null
  readonly to: number | null
}

const controls = 'input,textarea,select'

const isTick = ({ type }: Control) => type === 'radio' || type === 'checkbox'

/** Against the server's HTML. Of radio buttons only the picked one counts, because it implies the one that was left. */
const isChanged = (control: Control) =>
  isTick(control)
    ? control.checked !== control.defaultChecked && (control.checked || control.type === 'checkbox')
    : control instanceof HTMLSelectElement
      ? [...control.options].some((option) => option.selected !== option.defaultSelected)
      : control.value !== control.defaultValue

/** The control as it is now: where a translator had changed the page, React drew all of it once more. */
const nowOf = (container: ParentNode, old: Control) =>
  old.isConnected
    ? old
    : [...container.querySelectorAll<Control>(controls)].find(
        ({ name, id, value }) =>
          name === old.name && (name || id === old.id) && (!isTick(old) || value === old.value),
      )

function replayChange(container: ParentNode, { control: old, value, ticked, from, to }: Change) {
  const control = nowOf(container, old)
  if (!control) return
  const isBox = isTick(control)
  // An earlier replay may have redrawn this field as the model still had it.
  if (isBox) control.checked = ticked
  // A file stays as it was chosen: no program may write its name.
  else if (control.type !== 'file') control.value = value // a text that is the same keeps its caret
  control._valueTracker?.setValue(isBox ? String(!ticked) : '\0')
  // A plain Event, not a MouseEvent: it reaches React's handler without toggling the box a second time.
  control.dispatchEvent(new Event(isBox ? 'click' : 'change', { bubbles: true }))
  if (to && control.matches(':focus')) control.setSelectionRange(from, to)
}

const changesIn = (container: ParentNode): Change[] =>
  [...container.querySelectorAll<Control>(controls)].filter(isChanged).map((control) => ({
    control,
    value: control.value,
    ticked: control.checked,
    from: control.selectionStart,
    to: control.selectionEnd,
  }))

/**
 * Records what the visitor changes in server HTML until React is live in it; the returned function then replays each
 * change to React once. React alone keeps only the screen, and during a slow phone's long hydration it gets some
 * presses and not others: so until the replay it gets none, or a box would toggle twice.
 */
export function recordChanges(container: ParentNode & Node): () => void {
  let changes = changesIn(container)
  const hold = (event: Event) => {
    const [target] = event.composedPath() as [Element]
    if (!container.contains(target) || !target.matches(controls)) return
    event.stopPropagation()
    changes = changesIn(container)
  }
  // On the document, which gets events before React's root: of a part of a living page, that root is further out.
  const listen = (how: 'addEventListener' | 'removeEventListener') => {
    for (const name of ['click', 'input', 'change']) document[how](name, hold, true)
  }
  listen('addEventListener')
  return () => {
    listen('removeEventListener')
    for (const change of changes) replayChange(container, change)
    changes = []
  }
}
