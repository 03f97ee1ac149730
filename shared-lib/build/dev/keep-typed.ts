type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Identifies a field before and after a view is remounted; a radio button's value is part of it. */
const keyOf = (field: Field) =>
  `${field.form?.id} ${field.id} ${field.name} ${field.type === 'radio' ? field.value : ''}`

const isTick = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'radio' || field.type === 'checkbox')

const fields = () =>
  [...document.querySelectorAll<Field>('input,textarea,select')].filter(({ type }) => type !== 'file')

/** Writes as a person would, so that React's events update the state. */
function write(field: Field, value: string) {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}

/** Records the value of every field, the focus and the scroll; the returned function restores what differs. */
export function keepTyped(): () => void {
  const noted = new Map(
    fields().map((field) => [keyOf(field), { value: field.value, ticked: isTick(field) && field.checked }]),
  )
  const focused = document.activeElement
  const focusKey = focused && 'form' in focused ? keyOf(focused as Field) : undefined
  const { scrollX, scrollY } = window
  return () => {
    for (const field of fields()) {
      const before = noted.get(keyOf(field))
      if (!before) continue
      if (isTick(field)) {
        if (field.checked !== before.ticked && (before.ticked || field.type === 'checkbox')) field.click()
      } else if (field.value !== before.value) write(field, before.value)
    }
    fields()
      .find((field) => keyOf(field) === focusKey)
      ?.focus({ preventScroll: true })
    window.scrollTo(scrollX, scrollY)
  }
}
