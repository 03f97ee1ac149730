import type { HostDatabase } from '../../../base/database/host-database'
import type { Actor } from '../audit'
import { erase } from './erase'
import { withdraw } from './withdraw'

const kinds = ['erased', 'withdrawn', 'newsletter'] as const

/** A person's decision that an older copy of the database does not know. It holds random ids and keyed hashes alone. */
interface Erasure {
  readonly kind: (typeof kinds)[number]
  /** Id of a lead, or the hash of an address that left the newsletter. */
  readonly key: string
  readonly at: string
}

/** Everything that was erased, taken back or left in this database. */
export async function erasuresIn(database: HostDatabase): Promise<readonly Erasure[]> {
  const leads = await database
    .selectFrom('leads')
    .select(['id', 'erased_at', 'withdrawn_at'])
    .where((where) => where.or([where('erased_at', 'is not', null), where('withdrawn_at', 'is not', null)]))
    .execute()
  const left = await database
    .selectFrom('newsletter_subscribers')
    .select(['email_hash', 'changed_at'])
    .where('state', '=', 'withdrawn')
    .execute()
  return [
    ...leads.flatMap(({ id: key, erased_at, withdrawn_at }): Erasure[] =>
      erased_at !== null
        ? [{ kind: 'erased', key, at: erased_at }]
        : [{ kind: 'withdrawn', key, at: String(withdrawn_at) }],
    ),
    ...left.map(({ email_hash: key, changed_at: at }): Erasure => ({ kind: 'newsletter', key, at })),
  ]
}

export const erasureLine = ({ kind, key, at }: Erasure) => `${kind} ${key} ${at}`

/** @throws where a line is none of ours: a list that is read in part would leave people in */
export const readErasures = (text: string): readonly Erasure[] =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line, at) => {
      const [, kind, key = '', day = ''] =
        /^(erased|withdrawn|newsletter) (\S+) (\d{4}-\d\d-\d\dT\S+)$/.exec(line) ?? []
      const found = kinds.find((one) => one === kind)
      if (!found) throw new Error(`line ${at + 1} is no erasure`)
      return { kind: found, key, at: day }
    })

/** A person who came back to the newsletter after leaving it stays. */
async function leaveAgain(database: HostDatabase, { key, at }: Erasure): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('newsletter_subscribers')
    .where('email_hash', '=', key)
    .where('state', '<>', 'withdrawn')
    .where('changed_at', '<', at)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Repeats the erasures that an older copy undid. @returns how many people it was needed for */
export async function eraseListed(
  database: HostDatabase,
  erasures: readonly Erasure[],
  actor: Actor,
  now: Date,
): Promise<number> {
  const done = new Set((await erasuresIn(database)).map(({ kind, key }) => `${kind} ${key}`))
  let count = 0
  for (const erasure of erasures) {
    const { kind, key } = erasure
    if (done.has(`${kind} ${key}`) || done.has(`erased ${key}`)) continue
    const named = { id: key }
    const found =
      kind === 'newsletter'
        ? await leaveAgain(database, erasure)
        : await (kind === 'erased'
            ? erase(database, named, actor, now)
            : withdraw(database, named, actor, now))
    count += Number(found)
  }
  return count
}
