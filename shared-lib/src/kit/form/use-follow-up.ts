import { type RefObject, useEffect, useRef } from 'react'

/**
 * Scrolls to the question that an answer in the same form brought with it, by the names of those that apply. An answer that
 * comes from elsewhere, such as a link of the result, leaves the page where it is.
 */
export function useFollowUp(form: RefObject<HTMLFormElement | null>, names: readonly string[]) {
  const before = useRef(names)
  const isOurs = useRef(false)
  useEffect(() => {
    const note = (event: Event) => {
      isOurs.current = event.composedPath().includes(form.current as EventTarget)
    }
    for (const event of ['input', 'click']) document.addEventListener(event, note, true)
    return () => {
      for (const event of ['input', 'click']) document.removeEventListener(event, note, true)
    }
  }, [form])
  useEffect(() => {
    const fresh = names.find((name) => !before.current.includes(name))
    before.current = names
    const control = isOurs.current && fresh && form.current?.querySelector(`[name="${fresh}"]`)
    if (!control || control.closest('details:not([open])')) return
    ;(control.closest('fieldset') ?? control).scrollIntoView({ block: 'nearest' })
  })
}
