import type { LeadKeys } from '../../../base/vault/lead-keys'
import type { LeadDatabase } from './change-lead'
import { encryptAgain } from './encrypt-again'
import { eraseOlderThan } from './erase'

const hourMs = 60 * 60_000
const dayMs = 24 * hourMs

interface LeadRetentionOptions {
  readonly database: LeadDatabase
  readonly keys: LeadKeys
  /** How long a lead is kept. */
  readonly keptDays: number
  readonly log: {
    info(line: object, message: string): void
    warn(line: object, message: string): void
  }
  readonly now?: () => Date
}

/** Care of stored leads over time: the old ones are erased, and those of older keys encrypted again. Every hour. */
export function createLeadRetention({
  database,
  keys,
  keptDays,
  log,
  now = () => new Date(),
}: LeadRetentionOptions) {
  let running = Promise.resolve()

  async function roundOnce() {
    const at = now()
    const erased = await eraseOlderThan(database, new Date(at.getTime() - keptDays * dayMs), at)
    const sealed = await encryptAgain(database, keys, at)
    if (erased + sealed > 0)
      log.info({ erased, sealed }, 'old leads were erased, or encrypted with a newer key')
  }

  /** One round at a time; a failed one is reported, and retried in an hour. */
  const round = () => {
    running = running
      .then(roundOnce)
      .catch((err: unknown) =>
        log.warn({ err }, 'leads that are due to be erased or encrypted again are not'),
      )
    return running
  }

  let timer: NodeJS.Timeout | undefined
  return {
    round,
    start() {
      timer ??= setInterval(round, hourMs).unref()
      void round()
    },
    /** Waits for the round under way. */
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}
