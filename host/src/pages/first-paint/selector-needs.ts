import parse, { type Attribute, type Node, type Selector } from 'postcss-selector-parser'
import { isMatchedByValue } from './page-marks'

/** Marks that a page must all have, and lists of which one alternative must hold each, for a selector to match. */
interface Needs {
  readonly marks: readonly string[]
  readonly either: readonly (readonly Needs[])[]
}

/** States that cannot occur before the whole sheet is there, or for which the ground has a ring of its own. */
const later =
  /^:{1,2}(?:hover|active|visited|focus-visible|focus-within|selection|-webkit-scrollbar.*|backdrop)$/

/** The ring of whatever has the focus, whichever widget it is of. */
const ground = new Set([':focus-visible', ':where(:focus-visible)'])

/** Attributes that a browser itself sets before the whole sheets are there. */
const early = new Set(['open'])

/** Pseudo-classes around selectors of which one must match something on the page. */
const alternatives = new Set([':is', ':where', ':has', ':-webkit-any', ':matches', ':host', '::slotted'])

/**
 * Marks that each of a rule's selectors needs in a page's markup. Undefined for one that nothing can match at first
 * paint. Combinators are ignored, so that it may find too much and never too little.
 */
export function selectorNeeds(rule: string): readonly { readonly text: string; readonly needs: Needs }[] {
  return parse()
    .astSync(rule)
    .nodes.flatMap((selector) => {
      const needs = ground.has(String(selector).trim()) ? { marks: [], either: [] } : needsOf(selector)
      return needs ? [{ text: String(selector).trim(), needs }] : []
    })
}

function needsOf(selector: Selector): Needs | undefined {
  const marks: string[] = []
  const either: (readonly Needs[])[] = []
  for (const node of selector.nodes) {
    if (node.type === 'pseudo' && alternatives.has(node.value) && node.nodes.length > 0) {
      const some = node.nodes.flatMap((one) => needsOf(one) ?? [])
      if (some.length === 0) return undefined
      either.push(some)
    } else if (node.type === 'pseudo' && later.test(node.value)) return undefined
    else marks.push(...markOf(node))
  }
  return { marks, either }
}

function markOf(node: Node): readonly string[] {
  if (node.type === 'tag') return [node.value.toLowerCase()]
  if (node.type === 'class') return [`.${node.value}`]
  if (node.type === 'id') return [`#${node.value}`]
  // Unlike a choice, which a visitor makes as soon as it is painted.
  if (node.type === 'pseudo' && node.value === ':disabled') return ['[disabled']
  return node.type === 'attribute' ? attributeMark(node) : []
}

function attributeMark({ attribute, operator, value, insensitive }: Attribute): readonly string[] {
  const name = attribute.toLowerCase()
  if (early.has(name)) return []
  const whole = operator === '=' && !insensitive && isMatchedByValue(name)
  return [whole ? `[${name}=${value}` : `[${name}`]
}

export const isMet = ({ marks, either }: Needs, page: ReadonlySet<string>): boolean =>
  marks.every((mark) => page.has(mark)) && either.every((some) => some.some((needs) => isMet(needs, page)))
