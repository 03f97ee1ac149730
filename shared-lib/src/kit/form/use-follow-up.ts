import { type RefObject, useEffect, useRef } from 'react'

/** Scrolls to the question that an answer in the same form brought with it, by the names of those that apply. */
export function useFollowUp(form: RefObject<HTMLFormElement | null>, names: readonly string[]) {
  const before = useRef(names)
  useEffect(() => {
    const fresh = names.find((name) => !before.current.includes(name))
    before.current = names
    const control = form.current?.querySelector(`[name="${fresh}"]`)
    const question = control?.closest('fieldset') ?? control
    question?.scrollIntoView({ block: 'nearest' })
  })
}
