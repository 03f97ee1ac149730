import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** In seconds: from a cached page to the longest wait that a time limit allows. */
const buckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** A scrape may wait this long for the database; then `qp_database_up` is 0, and numbers it could not read are missing. */
const databaseLimitMs = 1_000

const withinLimit = <Value>(work: Promise<Value>) =>
  Promise.race([
    work,
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error('the database is slow')), databaseLimitMs).unref()
    }),
  ])

/** Messages about leads: how many wait, how many never arrived, and when the oldest that waits was written. */
interface OutboxNumbers {
  readonly waiting: number
  readonly dead: number
  /** ISO 8601; null when none waits. */
  readonly oldestWaiting: string | null
}

/** Gauges of the database and what waits in it, set by the function it returns. */
function databaseGauges(
  registers: Registry[],
  readOutbox: () => Promise<OutboxNumbers>,
  checkDatabase: () => Promise<boolean>,
) {
  const outbox = new Gauge({
    name: 'qp_outbox_messages',
    help: 'Messages about leads that wait, and dead letters.',
    labelNames: ['state'],
    registers,
  })
  const oldest = new Gauge({
    name: 'qp_outbox_oldest_seconds',
    help: 'Age of the oldest message that waits; 0 when none does.',
    registers,
  })
  const databaseUp = new Gauge({
    name: 'qp_database_up',
    help: 'Did the database take a write within the time of this scrape?',
    registers,
  })

  return async function read() {
    const takesWrites = withinLimit(checkDatabase()).catch(() => false)
    try {
      const { waiting, dead, oldestWaiting } = await withinLimit(readOutbox())
      outbox.set({ state: 'waiting' }, waiting)
      outbox.set({ state: 'dead' }, dead)
      oldest.set(oldestWaiting === null ? 0 : (Date.now() - Date.parse(oldestWaiting)) / 1000)
      databaseUp.set((await takesWrites) ? 1 : 0)
    } catch {
      databaseUp.set(0)
      for (const gauge of [outbox, oldest]) gauge.reset()
    }
  }
}

/** Numbers of one host for Prometheus. Labels are routes, remotes and codes: never a path with its query or a secret. */
export function createMetrics(
  readOutbox: () => Promise<OutboxNumbers>,
  checkDatabase: () => Promise<boolean> = async () => true,
) {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry, prefix: 'qp_' })

  const requests = new Histogram({
    name: 'qp_http_request_seconds',
    help: 'Requests that reached the router, by route pattern and status. Finished pages are counted apart.',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers,
  })
  const finishedPages = new Counter({
    name: 'qp_finished_pages_total',
    help: 'Pages answered from ready buffers.',
    registers,
  })
  const drawingRefused = new Counter({
    name: 'qp_drawing_refused_total',
    help: 'Pages that were not drawn: the client was over its budget (too-many-requests), or the wait too long (busy).',
    labelNames: ['code'],
    registers,
  })
  const answersMade = new Counter({
    name: 'qp_answers_made_total',
    help: 'Answers that are the same for everybody, by name: made once for each version of the site and each day.',
    labelNames: ['name'],
    registers,
  })
  const mailsPostponed = new Counter({
    name: 'qp_lead_mails_postponed_total',
    help: 'Mails about leads that wait: their address had its share (address), or LEAD_MAILS_PER_HOUR is reached (ceiling).',
    labelNames: ['limit'],
    registers,
  })
  const readDatabase = databaseGauges(registers, readOutbox, checkDatabase)

  return {
    requested: (method: string, route: string, status: number, ms: number) =>
      requests.observe({ method, route, status: String(status) }, ms / 1000),
    finishedPage: () => finishedPages.inc(),
    /** Reports at each scrape how many connections are open. */
    connections: (open: () => number) =>
      void new Gauge({
        name: 'qp_open_connections',
        help: 'Connections that visitors, or a balancer for them, have open.',
        registers,
        collect() {
          this.set(open())
        },
      }),
    /** Counts the figures of the site by state at each scrape: `lapsed` ones are unknown to visitors. */
    figures: (standings: () => readonly string[]) =>
      void new Gauge({
        name: 'qp_figures',
        help: 'Figures of law and market that are deployed, by standing: lapsed, due, soon or fresh.',
        labelNames: ['standing'],
        registers,
        collect() {
          this.reset()
          this.set({ standing: 'lapsed' }, 0)
          for (const standing of standings()) this.inc({ standing })
        },
      }),
    answerMade: (name: string) => answersMade.inc({ name }),
    drawingRefused: (code: string) => drawingRefused.inc({ code }),
    mailPostponed: (limit: 'address' | 'ceiling') => mailsPostponed.inc({ limit }),
    /** For numbers that others count. */
    registry,
    contentType: registry.contentType,
    async text() {
      await readDatabase()
      return registry.metrics()
    },
  }
}

export type Metrics = ReturnType<typeof createMetrics>
