import type { WidgetContract } from './define-widget'

/** Pages drop these, and all that begins as a handler does (`once`): an editor's value would never arrive. `theme` and `part` are of every tag. */
const forbidden = /^(on|id$|class$|style$|theme$|part$)/

/** Refuses a contract that could not be a tag. Asked where widgets become a micro-frontend: no browser carries it. */
export function checkContract({ tag, attributes }: WidgetContract) {
  if (!/^qp-[a-z]+(-[a-z]+)*$/.test(tag)) throw new Error(`${tag} is not a tag like qp-name`)
  for (const name of Object.keys(attributes)) {
    if (forbidden.test(name)) throw new Error(`${tag}: an attribute may not be named ${name}`)
    if (!/^[a-z]+(-[a-z0-9]+)*$/.test(name)) throw new Error(`${tag}: ${name} is not kebab-case`)
  }
}
