import type { DueMail, MailOutbox } from '../newsletter.types'

interface MailWorkerOptions<Due> {
  readonly outbox: MailOutbox<Due>
  readonly send: (mail: Due) => Promise<void>
  /** Never receives an address: a mail server's answer often repeats it. */
  readonly failed: (failure: {
    readonly mail: string
    readonly attempt: number
    readonly code: string
    readonly givenUp: boolean
  }) => void
  /** Between two looks for mails that are due, in ms. */
  readonly everyMs?: number
}

/** A name or number for the error, without its message. */
function codeOf(cause: unknown): string {
  const { code, responseCode } = Object(cause) as { code?: unknown; responseCode?: unknown }
  return (
    [code, responseCode].filter((part) => /^[A-Z0-9_]+$/i.test(String(part ?? ''))).join(' ') || 'unknown'
  )
}

/** Sends due mails, one after the other. A mail being sent when the process died is due again later. */
export function createMailWorker<Due extends Pick<DueMail, 'id' | 'attempt'>>({
  outbox,
  send,
  failed,
  everyMs = 10_000,
}: MailWorkerOptions<Due>) {
  let stopped = false
  let working: Promise<void> | undefined
  let again = false

  async function deliver(mail: Due) {
    try {
      await send(mail)
    } catch (cause) {
      const givenUp = await outbox.attemptFailed(mail)
      return failed({ mail: mail.id, attempt: mail.attempt, code: codeOf(cause), givenUp })
    }
    await outbox.delivered(mail)
  }

  async function work() {
    do {
      again = false
      for (let mail = await outbox.take(); mail && !stopped; mail = await outbox.take()) await deliver(mail)
    } while (again && !stopped)
  }

  /** Starts a round without waiting for its mails. */
  function wake() {
    again = true
    working ??= work()
      .catch((cause) => failed({ mail: '', attempt: 0, code: codeOf(cause), givenUp: false }))
      .finally(() => {
        working = undefined
      })
  }

  const timer = setInterval(wake, everyMs)
  timer.unref()

  return {
    wake,
    /** Waits for the mail under way, though not for long: a mail cut off is sent again later. */
    async stop(patienceMs = 3_000) {
      stopped = true
      clearInterval(timer)
      await Promise.race([working, new Promise((resolve) => setTimeout(resolve, patienceMs).unref())])
    },
  }
}
