import path from 'node:path'
import { LRUCache } from 'lru-cache'
import { Piscina } from 'piscina'
import type { PartnerOffers } from 'shared-lib/contract/partner-offers'
import type { RenderCall, RenderResult, ServerBundle } from 'shared-lib/contract/server-bundle'
import type { LeadProblem } from 'shared-lib/rules/validation/problem'
import type { Remote } from '../deployments/snapshot'
import { limitCall } from './call-limit'
import { createSerialQueue, type SerialQueue } from './serial-queue'

export interface RemoteCallLimits {
  /** Longest a call may run, without the time it waits for a core. */
  readonly timeoutMs: number
  /** Longest wait of a caller in any case. A worker without a core is not to blame, and goes on with the next calls. */
  readonly wallMs: number
  /** Longest it may go on so. */
  readonly endMs: number
  /** Longest a call may wait for its turn: many visitors at once are no fault of the bundle. */
  readonly waitMs: number
  /**
   * The first call of a version also reads and evaluates the bundle. It gets this time once: a second hang is the
   * bundle's fault.
   */
  readonly firstTimeoutMs: number
  readonly memoryMb: number
  /** A bundle that hung or ran out of memory twice in a row is not called again for this long. */
  readonly quarantineMs: number
}

export const defaultLimits: RemoteCallLimits = {
  timeoutMs: 2000,
  wallMs: 6000,
  endMs: 60_000,
  waitMs: 2000,
  firstTimeoutMs: 4000,
  memoryMb: 96,
  quarantineMs: 15_000,
}

export class Quarantined extends Error {
  constructor(remote: Remote) {
    super(`${remote.name} ${remote.version} is left alone after it hung or ran out of memory twice`)
  }
}

/** The machine is overloaded: no bundle is to blame. */
export class Busy extends Error {
  constructor(remote: Remote) {
    super(`${remote.name} ${remote.version} has more to do than it can`)
  }
}

type LeadAnswer = { lead: Record<string, unknown> } | { problems: LeadProblem[] }

type Method = Exclude<keyof ServerBundle, 'describe'>
type CallOf<Name extends Method> = Parameters<ServerBundle[Name]>[0]

/**
 * Programs of other sites may send any number of calls, and pages are public: a lead waits behind neither, and a page
 * behind no program.
 */
type Purpose = 'pages' | 'programs' | 'leads'

export interface RemoteCalls {
  render(remote: Remote, call: RenderCall): Promise<RenderResult>
  validateLead(remote: Remote, call: { vertical: string; body: unknown; today: string }): Promise<LeadAnswer>
  calculate(remote: Remote, call: CallOf<'calculate'>): Promise<ReturnType<ServerBundle['calculate']>>
  tagData(remote: Remote, call: CallOf<'tagData'>): Promise<unknown>
  /** Another text whenever its calls bring other offers along: part of the key of whatever is kept of their answers. */
  edition(remote: Remote): string
  close(): Promise<void>
}

/** Called for a worker that died between two calls; the next call gets a new one. */
type WorkerReport = (line: { remote: string; cause: unknown }) => void

/** Sees each call from when its turn in the worker comes until its answer. */
type AroundCall = <Answer>(remote: Remote, method: string, run: () => Promise<Answer>) => Promise<Answer>

/** Brought along by every call to a micro-frontend: the offers that editors keep for it. */
export interface BroughtAlong {
  readonly offers?: PartnerOffers
  readonly edition: string
}

/** The interface that calls need of a pool of threads. */
export interface WorkerPool {
  readonly threads: readonly object[]
  run(call: object, options: { readonly signal: AbortSignal }): Promise<unknown>
  on(event: 'error', listener: (cause: unknown) => void): unknown
  destroy(): Promise<void>
}

/** One worker for one version of a micro-frontend, and the thread of it that has evaluated the bundle. */
interface BundleWorker {
  readonly pool: WorkerPool
  readonly sha256: string
  /** The worker writes its thread id here. */
  readonly thread: Int32Array
  warm: object | undefined
}

/** So many calls at another worker are a crowd. */
const crowd = 4

/** In ms: an idle worker ends, and begins again with the next call. Pages keep theirs. */
const idleMs = 60_000

/**
 * Where a thread has a priority of its own, drawing gives way to the main thread, which answers every request, and to
 * leads. Elsewhere the whole process would become slower.
 */
const behind = 10

type PoolOptions = NonNullable<ConstructorParameters<typeof Piscina>[0]>
const openThreads = (options: PoolOptions): WorkerPool => new Piscina(options)

/** Bundles whose bad calls are remembered: versions come and go as long as a host lives. */
const remembered = 200

const placeOf = (purpose: Purpose, { name, trial, compared }: Remote) =>
  `${purpose} ${name}${compared ? ' compared' : trial ? ' canary' : ''}`

/**
 * Calls into deployments' server bundles. Each micro-frontend has a worker for pages, one for programs and one for leads,
 * and its canary has its own, so that one that hangs takes nothing from the others; remote code never runs on the host's
 * main thread.
 */
export function createRemoteCalls(
  limits: RemoteCallLimits = defaultLimits,
  report: WorkerReport = () => {},
  offersOf: (remote: Remote) => BroughtAlong = () => ({ edition: '' }),
  around: AroundCall = (_, __, run) => run(),
  openPool: (options: PoolOptions) => WorkerPool = openThreads,
): RemoteCalls {
  const workers = new Map<string, BundleWorker>()
  const quarantine = new LRUCache<string, number>({ max: remembered })
  /** Bundles that failed so in their last call: once may be the machine's fault, twice is theirs. */
  const strikes = new LRUCache<string, true>({ max: remembered })
  const queues = new Map<string, SerialQueue>()
  const longestOther = (place: string) =>
    Math.max(0, ...[...queues].map(([one, { length }]) => (one === place ? 0 : length)))
  function queueOf(place: string): SerialQueue {
    const known = queues.get(place) ?? createSerialQueue(limits)
    queues.set(place, known)
    return known
  }
  const open = (place: string, { name, trial, compared }: Remote, sha256: string): BundleWorker => {
    const stays = place.startsWith('pages') && !trial && !compared
    const thread = new Int32Array(new SharedArrayBuffer(4))
    const pool = openPool({
      filename: path.join(import.meta.dirname, 'worker/slot-worker.cjs'),
      ...(stays ? { minThreads: 1 } : { minThreads: 0, idleTimeout: idleMs }),
      maxThreads: 1,
      execArgv: [],
      ...(place.startsWith('leads') || process.platform !== 'linux' ? {} : { niceIncrement: behind }),
      env: { NODE_ENV: 'production' },
      workerData: thread,
      resourceLimits: { maxOldGenerationSizeMb: limits.memoryMb, maxYoungGenerationSizeMb: 16 },
    })
    // Unhandled, an error thrown later by a bundle's leftovers would end the host.
    pool.on('error', (cause) => report({ remote: name, cause }))
    const worker: BundleWorker = { pool, sha256, thread, warm: undefined }
    workers.set(place, worker)
    return worker
  }
  /** One version, one thread: what a version patched or kept goes with it when another one takes its place. */
  async function workerOf(place: string, remote: Remote, sha256: string) {
    const current = workers.get(place)
    if (current?.sha256 === sha256) return current
    workers.delete(place)
    await current?.pool.destroy()
    return open(place, remote, sha256)
  }
  async function run<Answer>(
    place: string,
    remote: Remote,
    method: Method,
    argument: object,
  ): Promise<Answer> {
    const sha256 = remote.deployment.files.find(({ path: file }) => file === remote.deployment.server)?.sha256
    if (!sha256) throw new Error(`${remote.name} ${remote.version} lists no server bundle`)
    // A call that hangs one worker must not take the bundle from the other.
    const fenced = `${place} ${sha256}`
    if ((quarantine.get(fenced) ?? 0) > Date.now()) throw new Quarantined(remote)
    const bundle = { file: path.join(remote.folder, remote.deployment.server), sha256 }
    const worker = await workerOf(place, remote, sha256)
    const { pool, thread } = worker
    const isWarm = worker.warm !== undefined && worker.warm === pool.threads[0]
    const isLong = !isWarm && !strikes.has(fenced)
    const ownMs = isLong ? limits.firstTimeoutMs : limits.timeoutMs
    const limit = limitCall(() => thread[0] ?? 0, ownMs, limits.endMs)
    try {
      const answer = (await pool.run({ bundle, method, call: argument }, { signal: limit.signal })) as Answer
      worker.warm = pool.threads[0]
      strikes.delete(fenced)
      return answer
    } catch (error) {
      // A crowd makes any bundle late. One that hangs by itself has a queue of its own, and the others have none.
      if (isLate(error) && (limit.starved() || longestOther(place) >= crowd)) throw new Busy(remote)
      if (isFatal(error)) {
        if (strikes.has(fenced)) quarantine.set(fenced, Date.now() + limits.quarantineMs)
        strikes.set(fenced, true)
      }
      throw error
    } finally {
      limit.done()
    }
  }
  const into =
    (purpose: Purpose, method: Method) =>
    <Answer>(remote: Remote, argument: object) => {
      const { offers } = offersOf(remote)
      const call = offers ? { ...argument, offers } : argument
      const place = placeOf(purpose, remote)
      const work = () => around(remote, method, () => run<Answer>(place, remote, method, call))
      return queueOf(place).run(work, () => new Busy(remote))
    }
  return {
    render: into('pages', 'render'),
    validateLead: into('leads', 'validateLead'),
    calculate: into('programs', 'calculate'),
    tagData: into('programs', 'tagData'),
    edition: (remote) => offersOf(remote).edition,
    close: async () => void (await Promise.all([...workers.values()].map(({ pool }) => pool.destroy()))),
  }
}

const isLate = (error: unknown) => error instanceof Error && error.name === 'AbortError'

/** Files of the version are missing on this host: Node's codes, which no exception of a bundle carries out of its sandbox. */
const isMissing = (error: unknown) =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  (error.code === 'ENOENT' || error.code === 'MODULE_NOT_FOUND')

/** True where the bundle itself threw: it neither hung nor ran out of memory, had its turn, and its files are there. */
export const isException = (error: unknown) =>
  !isFatal(error) && !(error instanceof Busy || error instanceof Quarantined) && !isMissing(error)

/** Hung past its time or out of memory: the worker was ended. An ordinary exception leaves it alive. */
const isFatal = (error: unknown) =>
  isLate(error) || (error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY')
