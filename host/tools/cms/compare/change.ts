/**
 * How much a change can hurt. `added`, `reworded` and `widened` leave every story as it is; `removed`, `retyped` and
 * `narrowed` may leave a story with what the editor no longer shows, so they wait for `--force`.
 */
export type ChangeKind = 'added' | 'reworded' | 'widened' | 'removed' | 'retyped' | 'narrowed'

/** One difference between what a space should hold and what it holds. */
export interface Change {
  readonly kind: ChangeKind
  readonly what: 'folder' | 'block' | 'field' | 'preset' | 'datasource' | 'value'
  /** Name of the folder, block or datasource. */
  readonly name: string
  /** Field of the block, name of the preset, value of the datasource. */
  readonly part?: string
  /** Property of the field, or of the block where there is no field. */
  readonly property?: string
  /** Value of the space and the wanted one; undefined where there is none. */
  readonly from?: unknown
  readonly to?: unknown
}

const breaking: ReadonlySet<ChangeKind> = new Set<ChangeKind>(['removed', 'retyped', 'narrowed'])

/** Needs `--force`. */
export const isBreaking = ({ kind }: Change) => breaking.has(kind)

const short = (value: unknown): string => {
  if (value === undefined || value === null || value === '') return 'nothing'
  const text = typeof value === 'string' ? `"${value}"` : JSON.stringify(value)
  return text.length > 60 ? `${text.slice(0, 57)}…` : text
}

const typeOf = (field: unknown) => String((field as { type?: unknown } | undefined)?.type)

function sentenceOf({ kind, what, part, property, from, to }: Change): string {
  const named = part === undefined ? what : `${what} ${part}`
  if (kind === 'added') return what === 'field' ? `${named} is new (${typeOf(to)})` : `${named} is new`
  if (kind === 'removed') return `${named} is only in the space`
  if (kind === 'retyped' && what === 'field' && property === 'type')
    return `${named} changes its type from ${short(from)} to ${short(to)}`
  if (property === 'pos') return `${named} moves from place ${from ?? 'none'} to ${to ?? 'none'}`
  const verb = { reworded: 'changes', widened: 'allows more', narrowed: 'allows less', retyped: 'changes' }[
    kind
  ]
  return `${named} ${verb}: ${property ?? 'name'} from ${short(from)} to ${short(to)}`
}

const sign: Readonly<Record<ChangeKind, string>> = {
  added: '+',
  reworded: '~',
  widened: '~',
  removed: '-',
  retyped: '!',
  narrowed: '!',
}

const titleOf = ({ what, name }: Change) =>
  what === 'folder'
    ? `folder ${name}`
    : what === 'datasource' || what === 'value'
      ? `datasource ${name}`
      : name

/** Lines for a person: one per block, then one per change. */
export function changeLines(changes: readonly Change[]): string[] {
  const titles = [...new Set(changes.map(titleOf))]
  return titles.flatMap((title) => [
    title,
    ...changes
      .filter((change) => titleOf(change) === title)
      .map((change) => `  ${sign[change.kind]} ${sentenceOf(change)}`),
  ])
}
