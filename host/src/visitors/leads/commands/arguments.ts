import { parseArgs } from 'node:util'
import { isPostgresUrl } from '../../../base/database/host-database'
import type { DeliveryState, LeadFilter } from '../lead-records'

/** Its message is shown to the operator as it is. */
export class UsageProblem extends Error {}

export const usage = `usage: leads, from the database of this environment (DATABASE_URL or LEADS_DATABASE) with its keys (LEADS_KEYS).

  npm run leads -- list   [--vertical energy] [--since 2026-11-01] [--delivery waiting|delivered|dead] [--limit 50]
  npm run leads -- show   QP-XXXX-XXXX            the whole lead; that you opened it is written down
  npm run leads -- export [--vertical …] [--since …] [--delivery …] --to leads.ndjson
  npm run leads -- resend QP-XXXX-XXXX            tries what was given up again; --dead: all of it
  npm run leads -- erase  QP-XXXX-XXXX --yes      takes the person out of it, for good
  npm run leads -- erase  --listed FILE --yes     does again what an older copy brought back
  npm run leads -- erasures --to FILE             adds who was erased, without names: keep it with the backups
  npm run leads -- stats
  npm run leads -- backup  FILE                   embedded database only; hosts may go on
  npm run leads -- restore FILE --yes             embedded database only; hosts must be stopped
  npm run leads -- move --to postgres://…         all of the embedded database; hosts must be stopped; may run again`

const deliveryStates: readonly string[] = ['waiting', 'delivered', 'dead'] satisfies DeliveryState[]

const commands = [
  'list',
  'show',
  'export',
  'resend',
  'erase',
  'stats',
  'backup',
  'restore',
  'move',
  'erasures',
] as const

export interface LeadsArguments {
  readonly command: (typeof commands)[number]
  readonly filter: LeadFilter
  /** Reference of a lead, or a file. */
  readonly subject: string
  readonly to: string
  /** List of erasures. */
  readonly listed: string
  readonly dead: boolean
  readonly yes: boolean
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        vertical: { type: 'string' },
        since: { type: 'string' },
        delivery: { type: 'string' },
        limit: { type: 'string', default: '50' },
        to: { type: 'string', default: '' },
        listed: { type: 'string', default: '' },
        dead: { type: 'boolean', default: false },
        yes: { type: 'boolean', default: false },
      },
    })
  } catch (cause) {
    throw new UsageProblem((cause as Error).message)
  }
}

const refuse = (sentence: string): never => {
  throw new UsageProblem(sentence)
}

/** @throws UsageProblem with one sentence that names the mistake */
export function readArguments(args: readonly string[]): LeadsArguments {
  const { values, positionals } = parsed(args)
  const [given, subject = ''] = positionals
  const command =
    commands.find((name) => name === given) ?? refuse(given ? `There is no "${given}".` : 'Say what to do.')
  const { vertical, since, delivery, to, listed, dead, yes } = values
  const limit = Number(values.limit)
  if (since && Number.isNaN(Date.parse(since))) refuse('--since must be a day like 2026-11-01.')
  if (delivery && !deliveryStates.includes(delivery)) refuse('--delivery must be waiting, delivered or dead.')
  if (!Number.isInteger(limit) || limit < 1) refuse('--limit must be a whole number from 1.')
  const isLead = /^QP-[A-Z0-9]{4}-[A-Z0-9]{4}$/.test(subject)
  if ((command === 'show' || (command === 'erase' && !listed)) && !isLead)
    refuse(`Say which lead: ${command} QP-XXXX-XXXX.`)
  if (command === 'resend' && !dead && !isLead)
    refuse('Say which lead, or --dead for all that were given up.')
  if (command === 'export' && !to) refuse('Say where: --to leads.ndjson.')
  if (command === 'erasures' && !to) refuse('Say where: --to erasures.txt.')
  if (command === 'move' && !isPostgresUrl(to)) refuse('Say where: --to postgres://user@host/database.')
  if ((command === 'backup' || command === 'restore') && !subject) refuse(`Say which file: ${command} FILE.`)
  if ((command === 'erase' || command === 'restore') && !yes)
    refuse(`This cannot be taken back. Add --yes to ${command} ${subject || listed}.`)
  const filter = { vertical, since, delivery: delivery as DeliveryState | undefined, limit }
  return { command, filter, subject, to, listed, dead, yes }
}
