import { type RefObject, useEffect } from 'react'

/**
 * On a foreign page the tag is drawn in a shadow root, whose fields its form does not see, so the choice is also a
 * hidden input in the tag itself. On the site's own pages the field is already in the form.
 */
export function useFormInput(inside: RefObject<HTMLElement | null>, name: string, value: string): void {
  useEffect(() => {
    const root = inside.current?.getRootNode()
    if (!(root instanceof ShadowRoot)) return
    const input = document.createElement('input')
    Object.assign(input, { type: 'hidden', name, value })
    root.host.append(input)
    return () => input.remove()
  }, [inside, name, value])
}
