import type { LeadKeys } from '../../vault/lead-keys'
import type { LeadDatabase } from './change-lead'
import { encryptAgain } from './encrypt-again'
import { eraseOlderThan } from './erase'

const hourMs = 60 * 60_000
const dayMs = 24 * hourMs

export interface LeadCareOptions {
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

/** What time asks of stored leads: the old ones are erased, and those of older keys sealed again. Every hour. */
export function createLeadCare({ database, keys, keptDays, log, now = () => new Date() }: LeadCareOptions) {
  let running = Promise.resolve()

  async function careOnce() {
    const at = now()
    const erased = await eraseOlderThan(database, new Date(at.getTime() - keptDays * dayMs), at)
    const sealed = await encryptAgain(database, keys, at)
    if (erased + sealed > 0) log.info({ erased, sealed }, 'old leads were erased, or sealed with a newer key')
  }

  /** One round at a time; a failed one is told, and tried again in an hour. */
  const care = () => {
    running = running
      .then(careOnce)
      .catch((err: unknown) => log.warn({ err }, 'leads that are due to be erased or sealed again are not'))
    return running
  }

  let timer: NodeJS.Timeout | undefined
  return {
    care,
    start() {
      timer ??= setInterval(care, hourMs).unref()
      void care()
    },
    /** Waits for the round under way. */
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}
