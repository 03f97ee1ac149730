import path from 'node:path'
import { type AtRule, type ChildNode, type Container, parse, type Rule } from 'postcss'
import { laterMark } from './first-screens'
import { type PageMarks, propertiesIn } from './page-marks'
import { isMet, selectorNeeds } from './selector-needs'

interface Declaration {
  readonly text: string
  /** The custom property that it sets. */
  readonly sets: string | undefined
  readonly reads: readonly string[]
  /** Of those, what it is invalid without. */
  readonly needs: readonly string[]
}

/** A piece of a style sheet whose use depends on what a page has. */
type Piece =
  | {
      readonly kind: 'rule'
      readonly selectors: ReturnType<typeof selectorNeeds>
      readonly body: readonly Declaration[]
    }
  | { readonly kind: 'group'; readonly head: string; readonly pieces: readonly Piece[] }
  /** Keyframes and fonts: wanted where a rule that is wanted names them. */
  | { readonly kind: 'named'; readonly name: string; readonly text: string }

export type SheetRules = readonly Piece[]

const groups = new Set(['media', 'supports', 'container', 'layer', 'scope'])

/** Printing waits for the whole sheet. Forced colours are drawn without our help: outlines refine them. */
const isLater = ({ name, params }: AtRule) => name === 'media' && /^print\b|forced-colors/.test(params)

const unquoted = (text: string) => text.replace(/^['"]|['"]$/g, '')

function nameOf(rule: AtRule): string {
  if (rule.name !== 'font-face') return rule.params.trim()
  const family = rule.nodes?.find((node) => node.type === 'decl' && node.prop === 'font-family')
  return family?.type === 'decl' ? unquoted(family.value) : ''
}

/** Properties of transitions and of the pointer, without effect on the first paint. */
const isOfChange = /^(?:transition|cursor|will-change|interpolate-size|-webkit-tap-highlight-color)/

const isOf = (properties: RegExp) => (node: ChildNode) => node.type === 'decl' && properties.test(node.prop)

function bodyOf({ nodes }: Rule): readonly Declaration[] {
  // What follows the scrolling begins where a page does.
  const follows = nodes.some(isOf(/^animation-timeline$/))
  const isLater = follows ? isOf(/^animation/) : () => false
  return nodes
    .filter((node) => node.type !== 'comment' && !isOf(isOfChange)(node) && !isLater(node))
    .map((node) => {
      const text = String(node)
      const sets = node.type === 'decl' && node.prop.startsWith('--') ? node.prop : undefined
      const reads = propertiesIn(text)
      return { text, sets, reads, needs: /var\([^()]*,/.test(text) ? [] : reads }
    })
}

function pieceOf(node: ChildNode): readonly Piece[] {
  if (node.type === 'rule') {
    if (node.selector.includes(laterMark)) return []
    const body = bodyOf(node)
    const selectors = body.length > 0 ? selectorNeeds(node.selector) : []
    return selectors.length > 0 ? [{ kind: 'rule', selectors, body }] : []
  }
  if (node.type !== 'atrule' || isLater(node)) return []
  if (groups.has(node.name) && node.nodes)
    return [{ kind: 'group', head: `@${node.name} ${node.params}`, pieces: piecesOf(node) }]
  return [{ kind: 'named', name: nameOf(node), text: String(node) }]
}

const piecesOf = (container: Container): readonly Piece[] =>
  (container.nodes ?? []).flatMap((node) => pieceOf(node as ChildNode))

/** Inline, a relative address would start from the page instead of the sheet. */
const withWholeAddresses = (text: string, href: string) =>
  text.replace(
    /url\((["']?)(?![a-z]+:|[/#])([^)"']*)/gi,
    (_, quote: string, file: string) => `url(${quote}${path.posix.join(path.posix.dirname(href), file)}`,
  )

/**
 * A style sheet in pieces. Throws where it cannot be inlined in a document: what would end the style element there, or
 * what imports another sheet.
 */
export function sheetRules(css: string, href: string): SheetRules {
  if (/<\/|<!--|@import\b/i.test(css)) throw new Error(`${href} cannot stand inside a document`)
  return piecesOf(parse(withWholeAddresses(css, href)))
}

/** A sheet's rules without those that match nothing on a page. */
function wornOf(rules: SheetRules, page: PageMarks): SheetRules {
  return rules.flatMap((piece): SheetRules => {
    if (piece.kind === 'named') return []
    if (piece.kind === 'group') {
      const pieces = wornOf(piece.pieces, page)
      return pieces.length > 0 ? [{ ...piece, pieces }] : []
    }
    const selectors = piece.selectors.filter(({ needs }) => isMet(needs, page))
    return selectors.length > 0 ? [{ ...piece, selectors }] : []
  })
}

const declarationsIn = (rules: SheetRules): readonly Declaration[] =>
  rules.flatMap((piece) =>
    piece.kind === 'group' ? declarationsIn(piece.pieces) : piece.kind === 'rule' ? piece.body : [],
  )

/** Custom properties: the first, and what declarations add to those known so far, until they add none. */
function propertiesFrom(
  first: readonly string[],
  rules: SheetRules,
  added: (declaration: Declaration, known: ReadonlySet<string>) => readonly string[],
): ReadonlySet<string> {
  const known = new Set(first)
  const declarations = declarationsIn(rules)
  for (let before = -1; before < known.size; ) {
    before = known.size
    for (const declaration of declarations) for (const name of added(declaration, known)) known.add(name)
  }
  return known
}

/** What something reads: on the page, or in a declaration that is itself read. */
const readProperties = (rules: SheetRules, first: readonly string[]) =>
  propertiesFrom(first, rules, ({ sets, reads }, read) => (sets === undefined || read.has(sets) ? reads : []))

/** What has a value somewhere: none that is made of one which nothing sets. */
const validProperties = (rules: SheetRules, given: readonly string[]) =>
  propertiesFrom(given, rules, ({ sets, needs }, valid) =>
    sets && needs.every((name) => valid.has(name)) ? [sets] : [],
  )

type Keep = (declaration: Declaration) => boolean

function textOf(piece: Piece, keep: Keep): string {
  if (piece.kind === 'named') return ''
  if (piece.kind === 'group') {
    const inner = piece.pieces.map((one) => textOf(one, keep)).join('')
    return inner && `${piece.head}{${inner}}`
  }
  const body = piece.body.filter(keep).map(({ text }) => text)
  return body.length === 0 ? '' : `${piece.selectors.map(({ text }) => text).join(',')}{${body.join(';')}}`
}

const named = (rules: SheetRules): readonly Extract<Piece, { kind: 'named' }>[] =>
  rules.flatMap((piece) =>
    piece.kind === 'group' ? named(piece.pieces) : piece.kind === 'named' ? [piece] : [],
  )

/** Widgets share parts, and each brings the rules of its own copy: the last repetition wins there anyway. */
function lastOnes(texts: readonly string[]): string {
  const last = new Map(texts.map((text, at) => [text, at]))
  return texts.filter((text, at) => last.get(text) === at).join('')
}

/**
 * The rules of several sheets, in their order, that match something on a page, without properties that nothing reads or that have no value.
 * @param given custom properties that something else than a sheet sets
 */
export function usedCss(
  sheets: readonly SheetRules[],
  page: PageMarks,
  given: readonly string[] = [],
): string {
  const worn = sheets.flatMap((rules) => wornOf(rules, page))
  const print = (keep: Keep) => lastOnes(worn.map((piece) => textOf(piece, keep)))
  const all = print(() => true)
  const wanted = sheets.flatMap(named).filter(({ name }) => all.includes(name))
  const first = [...page, ...wanted.flatMap(({ text }) => propertiesIn(text))]
  const read = readProperties(worn, first)
  const registered = sheets.flatMap(named).map(({ name }) => name)
  const valid = validProperties(worn, [...given, ...registered])
  const isKept: Keep = ({ sets }) => sets === undefined || (read.has(sets) && valid.has(sets))
  return lastOnes(wanted.map(({ text }) => text)) + print(isKept)
}
