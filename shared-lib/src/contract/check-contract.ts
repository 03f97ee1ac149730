import type { WidgetContract } from './define-widget'

const forbiddenNames = new Set(['id', 'class', 'style'])

/** Refuses a contract that could not be a tag. Asked where widgets become a micro-frontend: no browser carries it. */
export function checkContract({ tag, attributes }: WidgetContract) {
  if (!/^qp-[a-z]+(-[a-z]+)*$/.test(tag)) throw new Error(`${tag} is not a tag like qp-name`)
  for (const name of Object.keys(attributes)) {
    if (forbiddenNames.has(name)) throw new Error(`${tag}: an attribute may not be named ${name}`)
    if (!/^[a-z]+(-[a-z0-9]+)*$/.test(name)) throw new Error(`${tag}: ${name} is not kebab-case`)
  }
}
