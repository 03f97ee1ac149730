type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** React's own note of the value it last saw on a control; it drops events whose value it knows already. */
type Tracked = Control & { _valueTracker?: { setValue(value: string): void } }

interface Change {
  readonly control: Tracked
  readonly value: string
  /** State of a box or radio button; undefined for other fields. */
  readonly ticked: boolean | undefined
  readonly caret: readonly [number, number] | undefined
}

const isTick = (control: Control): control is HTMLInputElement =>
  control.type === 'radio' || control.type === 'checkbox'

function isChanged(control: Control) {
  if (control instanceof HTMLSelectElement)
    return [...control.options].some((option) => option.selected !== option.defaultSelected)
  if (isTick(control))
    return control.checked !== control.defaultChecked && (control.type === 'checkbox' || control.checked)
  return control.value !== control.defaultValue
}

/** Fields such as e-mail and number have no caret to tell: the browser answers null. */
function caretOf(control: Control): Change['caret'] {
  if (control instanceof HTMLSelectElement || isTick(control) || !control.matches(':focus')) return undefined
  const { selectionStart, selectionEnd } = control
  return selectionStart === null || selectionEnd === null ? undefined : [selectionStart, selectionEnd]
}

const eventOf = ({ control, ticked }: Change) =>
  ticked !== undefined ? 'click' : control instanceof HTMLSelectElement ? 'change' : 'input'

function replayChange(change: Change) {
  const { control, value, ticked, caret } = change
  // An earlier replay may have redrawn this field as the model still had it.
  if (ticked !== undefined) (control as HTMLInputElement).checked = ticked
  else if (control.value !== value) control.value = value
  control._valueTracker?.setValue(ticked === undefined ? '\0' : String(!ticked))
  // A plain Event, not a MouseEvent: it reaches React's handler without toggling the box a second time.
  control.dispatchEvent(new Event(eventOf(change), { bubbles: true }))
  if (caret && !(control instanceof HTMLSelectElement)) control.setSelectionRange(...caret)
}

const changesIn = (container: ParentNode): Change[] =>
  [...container.querySelectorAll<Control>('input,textarea,select')].filter(isChanged).map((control) => ({
    control,
    value: control.value,
    ticked: isTick(control) ? control.checked : undefined,
    caret: caretOf(control),
  }))

/**
 * Notes what the visitor changed in server HTML before React came. Call the answer after hydration: each change is
 * told to React again, so that it is in the model as well as on the screen. React alone keeps only the screen. A slow
 * phone hydrates for a while, and the visitor goes on: what changed meanwhile counts, over what was noted first.
 */
export function recordChanges(container: ParentNode): () => void {
  const first = changesIn(container)
  return () => {
    const latest = changesIn(container)
    const earlier = first.filter(({ control }) => !latest.some((change) => change.control === control))
    for (const change of [...earlier, ...latest]) replayChange(change)
  }
}
