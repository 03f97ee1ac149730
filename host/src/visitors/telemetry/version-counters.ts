import { type Kysely, sql } from 'kysely'
import type { TelemetrySchema } from '../../base/tables/telemetry.schema'
import type { Exceptions } from '../../remotes/deployments/guard/judgement'
import { joined, quieter, split } from './by-network'
import { isHostKind, type Kind, type Measured, type VersionNumbers } from './telemetry.types'
import { bucketOf, p75, type Vital, vitals } from './vitals'

type Row = TelemetrySchema['version_counts']

/** Time is counted in buckets this long: short enough to separate a restarted canary from its first try. */
const bucketMs = 5 * 60_000

/** Different rows that wait to be written; beyond, only rows that wait already still count. */
const mostWaiting = 5_000

/** Rows of one statement: databases limit the values of one. */
const rowsAtOnce = 100

const day = 24 * 60 * 60_000

const bucketStart = (at: Date) => new Date(Math.floor(at.getTime() / bucketMs) * bucketMs).toISOString()

const isVital = (kind: Kind): kind is Vital => vitals.some((vital) => vital === kind)

/** The same order on every host: two that write the same rows must not wait for each other. */
const inOrder = (waiting: ReadonlyMap<string, Row>) =>
  [...waiting].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row)

type Counted = Omit<Row, 'at'>

const sum = (rows: readonly Pick<Counted, 'count'>[]) => rows.reduce((total, { count }) => total + count, 0)

function numbersOf(rows: readonly Counted[]): VersionNumbers {
  const of = (kind: Kind) => rows.filter((row) => row.kind === kind)
  const middle = (vital: Vital) => {
    const counts = new Map<number, number>()
    for (const { bucket, count } of of(vital)) counts.set(bucket, (counts.get(bucket) ?? 0) + count)
    return p75(vital, counts)
  }
  const [loadFailures, fallbacks] = [sum(of('load-failure')), sum(of('fallback'))]
  return {
    views: sum(of('view')),
    errors: sum(of('error')) + loadFailures + fallbacks,
    loadFailures,
    fallbacks,
    inpP75Ms: middle('INP'),
    inpSamples: sum(of('INP')),
    lcpP75Ms: middle('LCP'),
    clsP75: middle('CLS'),
  }
}

const ofVersion = (rows: readonly Counted[], wanted: Kind) =>
  rows.filter(({ kind, tag }) => kind === wanted && tag === '')

const pageViews = (rows: readonly Counted[], wanted: Kind) => sum(ofVersion(rows, wanted))

/** Two tags of a version on one page are one page view, and one failed view at most: those are counted under no tag. */
const numbersOfVersion = (rows: readonly Counted[]): VersionNumbers => ({
  ...numbersOf(rows),
  views: pageViews(rows, 'view'),
  errors: pageViews(rows, 'failed-view'),
})

const numbersOfTags = (rows: readonly Counted[]): VersionReport['tags'] =>
  Object.fromEntries(
    [...new Set(rows.filter(({ kind }) => !isHostKind(kind as Kind)).map(({ tag }) => tag))]
      .filter(Boolean)
      .map((tag) => [tag, numbersOf(rows.filter((row) => row.tag === tag))]),
  )

interface VersionCountersOptions {
  readonly keptDays?: number
  readonly now?: () => Date
}

/** Numbers that a version is judged by: failures and interactions without the networks that report most of each. */
export interface JudgedNumbers extends VersionNumbers {
  /** Page views, shown to people, for which a host's render of it hung or found no file. */
  readonly seenByHosts: number
  readonly exceptions: Exceptions
}

/** The kind that each `INP` is counted as once more, by network. */
const judgedInp = 'judged-INP'

const byNetwork: readonly Kind[] = ['failed-view', 'host-failed-view', 'host-failed-address']

function exceptionsOf(rows: readonly Counted[], leaveOut: number): Exceptions {
  const thrown = rows.filter(({ kind }) => kind === 'host-failed-address')
  const heard = quieter(
    thrown.map((row) => ({ ...row, network: row.bucket })),
    leaveOut,
  )
  const failing = new Set(heard.map(({ tag }) => tag))
  const drawn = new Set(rows.filter(({ kind }) => kind === 'host-sound').map(({ tag }) => tag))
  const sound = [...drawn].filter((pattern) => !failing.has(pattern))
  return { addresses: sum(heard), failing: failing.size, sound: sound.length }
}

/** @param leaveOut how many of the networks that report most are ignored */
function judged(rows: readonly Counted[], leaveOut: number) {
  const failures = (kind: Kind) =>
    sum(
      quieter(
        ofVersion(rows, kind).map((row) => ({ ...row, network: row.bucket })),
        leaveOut,
      ),
    )
  const inp = quieter(rows.filter(({ kind }) => kind === judgedInp).map(split), leaveOut)
  const counts = new Map<number, number>()
  for (const { bucket, count } of inp) counts.set(bucket, (counts.get(bucket) ?? 0) + count)
  return {
    errors: failures('failed-view'),
    seenByHosts: failures('host-failed-view'),
    exceptions: exceptionsOf(rows, leaveOut),
    inpP75Ms: p75('INP', counts),
    inpSamples: sum(inp),
  }
}

export interface VersionReport extends VersionNumbers {
  readonly remote: string
  readonly version: string
  /** The same of each tag, its views being those of the slot. */
  readonly tags: Readonly<Record<string, VersionNumbers>>
}

/**
 * Counts of each version, in the database that all hosts share. Counting never waits: `flush` writes the counts
 * together, and they stay in memory (bounded) while the database is away.
 */
export function versionCounters<Schema extends TelemetrySchema>(
  given: Kysely<Schema>,
  { keptDays = 14, now = () => new Date() }: VersionCountersOptions = {},
) {
  const database = given as unknown as Kysely<TelemetrySchema>
  let waiting = new Map<string, Row>()
  let writing: Promise<void> = Promise.resolve()

  function keep(row: Row) {
    const { count, ...place } = row
    const key = JSON.stringify(place)
    const known = waiting.get(key)
    if (known) waiting.set(key, { ...known, count: known.count + count })
    else if (waiting.size < mostWaiting) waiting.set(key, row)
  }

  async function write() {
    const rows = inOrder(waiting)
    waiting = new Map()
    for (let from = 0; from < rows.length; from += rowsAtOnce)
      try {
        await database
          .insertInto('version_counts')
          .values(rows.slice(from, from + rowsAtOnce))
          .onConflict((conflict) =>
            conflict
              .columns(['remote', 'version', 'at', 'tag', 'kind', 'bucket'])
              .doUpdateSet({ count: sql<number>`version_counts.count + excluded.count` }),
          )
          .execute()
      } catch (error) {
        rows.slice(from).forEach(keep)
        throw error
      }
  }

  /** One after the other. @throws when the database is away; the counts are kept for the next time */
  function flush(): Promise<void> {
    writing = writing.then(write, write)
    return writing
  }

  async function counted(since: Date, only: Partial<Pick<Row, 'remote' | 'version'>> = {}) {
    await flush()
    const names = ['remote', 'version', 'tag', 'kind', 'bucket'] as const
    const rows = await database
      .selectFrom('version_counts')
      .where('at', '>=', bucketStart(since))
      .where((row) => row.and(only))
      .select([...names, sql<string>`sum(count)`.as('count')])
      .groupBy(names)
      .orderBy('remote')
      .orderBy('version')
      .execute()
    return rows.map((row): Counted => ({ ...row, count: Number(row.count) }))
  }

  return {
    /**
     * A `view` or `failed-view` under no tag is a page view of the version; a `view` under a tag is one of the slot.
     * @param times how many page views this one represents
     * @param network that reported it, or was shown it
     */
    add(measured: Measured, times = 1, network = 0) {
      const { remote, version, tag, kind } = measured
      const row = { at: bucketStart(now()), remote, version, tag, kind, count: times }
      const bucket = isVital(kind) && 'value' in measured ? bucketOf(kind, measured.value) : 0
      keep({ ...row, bucket: byNetwork.includes(kind) ? network : bucket })
      if (kind === 'INP') keep({ ...row, tag: '', kind: judgedInp, bucket: joined(network, bucket) })
    },
    flush,
    /**
     * Numbers of one version on all hosts, from the five minutes that `since` falls in. Other hosts write what they
     * count every few seconds. @throws when the database is away
     * @param leaveOut for each kind, ignores so many of the networks that report most of it
     */
    async of(remote: string, version: string, since: Date, leaveOut = 0): Promise<JudgedNumbers> {
      const rows = await counted(since, { remote, version })
      return { ...numbersOfVersion(rows), ...judged(rows, leaveOut) }
    },
    /** Numbers of every version that counted anything. @throws when the database is away */
    async all(since: Date): Promise<readonly VersionReport[]> {
      const versions = new Map<string, Counted[]>()
      for (const row of await counted(since)) {
        const key = JSON.stringify([row.remote, row.version])
        versions.set(key, [...(versions.get(key) ?? []), row])
      }
      return [...versions.values()].map((rows) => {
        const { remote = '', version = '' } = rows[0] ?? {}
        return { remote, version, ...numbersOfVersion(rows), tags: numbersOfTags(rows) }
      })
    },
    /** Removes rows past their retention. */
    async sweep() {
      const before = new Date(now().getTime() - keptDays * day).toISOString()
      await database.deleteFrom('version_counts').where('at', '<', before).execute()
    },
  }
}

export type VersionCounters = ReturnType<typeof versionCounters>
