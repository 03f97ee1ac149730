/** Effort of a change for the users of a micro-frontend, by semantic versioning. */
export type Level = 'patch' | 'minor' | 'major'

export const levels: readonly Level[] = ['patch', 'minor', 'major']

/** One difference between two versions, in words for the team that made it. */
export interface Change {
  readonly level: Level
  /** Its subject: a tag, a route, the leads of a vertical, a calculator. */
  readonly about: string
  readonly words: string
  /** The tag that stories would have to be looked through for. */
  readonly tag?: string
  /** Only stories that set this attribute are concerned; with `unset`, only those that do not. */
  readonly attribute?: string
  readonly unset?: true
}

/** A change of one part; the caller adds the name of the whole. */
export type Diff = Pick<Change, 'level' | 'words'>

export const diff = (level: Level, words: string): Diff => ({ level, words })

/** Entries of two records by name: gone, come, and in both. */
export function compareNames<Value>(
  before: Readonly<Record<string, Value>>,
  after: Readonly<Record<string, Value>>,
) {
  const kept = Object.keys(before).filter((name) => Object.hasOwn(after, name))
  return {
    gone: Object.keys(before).filter((name) => !Object.hasOwn(after, name)),
    come: Object.keys(after).filter((name) => !Object.hasOwn(before, name)),
    kept: kept.map((name) => ({ name, was: before[name] as Value, is: after[name] as Value })),
  }
}

export const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Values removed from and added to a closed list, one change each. */
export function listChanges(
  what: string,
  before: readonly unknown[],
  after: readonly unknown[],
  levelsOf: { readonly gone: Level; readonly come: Level } = { gone: 'major', come: 'minor' },
): Diff[] {
  const missing = (from: readonly unknown[], list: readonly unknown[]) =>
    list.filter((value) => !from.some((one) => same(one, value))).map((value) => String(value))
  const gone = missing(after, before)
  const come = missing(before, after)
  return [
    ...(gone.length > 0 ? [diff(levelsOf.gone, `${what} no longer takes ${gone.join(', ')}`)] : []),
    ...(come.length > 0 ? [diff(levelsOf.come, `${what} also takes ${come.join(', ')}`)] : []),
  ]
}

/** A lower and an upper limit of the same thing; a missing one is none. */
export function limitChanges(
  what: string,
  kind: 'lowest' | 'highest',
  was: number | undefined,
  is: number | undefined,
  levelsOf: { readonly narrower: Level; readonly wider: Level } = { narrower: 'major', wider: 'minor' },
): Diff[] {
  if (was === is) return []
  const none = kind === 'lowest' ? -Infinity : Infinity
  const narrower = kind === 'lowest' ? (is ?? none) > (was ?? none) : (is ?? none) < (was ?? none)
  const level = narrower ? levelsOf.narrower : levelsOf.wider
  return [diff(level, `${what}: ${kind} value ${was ?? 'none'} → ${is ?? 'none'}`)]
}
