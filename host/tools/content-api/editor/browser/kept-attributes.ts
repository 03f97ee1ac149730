import type { Attributes } from '@tiptap/core'

const shown = (name: string) => `data-kept-${name.replaceAll('_', '-')}`

/** Attributes carried by an element that was drawn here; undefined of any other. */
export function keptIn(element: Element, name: string): unknown {
  try {
    return JSON.parse(element.getAttribute(shown(name)) ?? '') ?? undefined
  } catch {
    return undefined
  }
}

/** Attributes as the API holds them: one that is not there stays so, and all go along when text is cut and pasted. */
export const keptAttributes = (...names: readonly string[]): Attributes =>
  Object.fromEntries(
    names.map((name) => [
      name,
      {
        default: undefined,
        parseHTML: (element) => keptIn(element, name),
        renderHTML: ({ [name]: value }) =>
          value === undefined ? {} : { [shown(name)]: JSON.stringify(value) },
      },
    ]),
  )
