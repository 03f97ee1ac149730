import { existsSync, readFileSync } from 'node:fs'

/** A thread of this process and the cores, in ms since it began. */
export interface CoreTime {
  readonly ran: number
  /** Kept waiting for a core, without the stretch that it may be waiting now. */
  readonly waited: number
  /** Runs now, or would if it had a core. */
  readonly runs: boolean
}

const none: CoreTime = { ran: 0, waited: 0, runs: false }

/** Only Linux has it; elsewhere all time is a call's own. */
const hasSchedstat = existsSync('/proc/self/schedstat')

/** Nothing of a thread that is not there: it is gone, or has not begun. */
function coreTimeOf(thread: number): CoreTime | undefined {
  if (!hasSchedstat) return none
  try {
    const read = (file: string) => readFileSync(`/proc/self/task/${thread}/${file}`, 'utf8')
    const [ran, waited] = read('schedstat').split(' ')
    // 42 (its name) R …
    return { ran: Number(ran) / 1e6, waited: Number(waited) / 1e6, runs: / R [^)]*$/.test(read('stat')) }
  } catch {
    return undefined
  }
}

interface CallLimit {
  readonly signal: AbortSignal
  /** Ended by the clock on the wall alone: the machine had no core for it. */
  starved(): boolean
  done(): void
}

/**
 * Ends a call after `ownMs` of its own: time that its thread ran or slept. Waiting for a core is no fault of the bundle and
 * counts only against `wallMs`, and so does the time until a new thread has begun: `thread` names the one that is there.
 */
export function limitCall(
  thread: () => number,
  ownMs: number,
  wallMs: number,
  coreTime: typeof coreTimeOf = coreTimeOf,
): CallLimit {
  const controller = new AbortController()
  const begun = performance.now()
  const first = thread()
  const atFirst = coreTime(first)
  let starved = false
  let timer: NodeJS.Timeout
  let turn: NodeJS.Immediate
  const ownOf = (wall: number) => {
    const now = coreTime(thread())
    if (!now) return 0
    const before = (thread() === first && atFirst) || none
    return now.runs ? now.ran - before.ran : wall - (now.waited - before.waited)
  }
  const look = () => {
    const wall = performance.now() - begun
    const own = ownOf(wall)
    const left = Math.min(ownMs - own, wallMs - wall)
    if (left > 0) return later(left)
    starved = own < ownMs
    controller.abort()
  }
  // A host that was late itself first handles an answer that has already arrived.
  const later = (ms: number) => {
    timer = setTimeout(() => {
      turn = setImmediate(look)
    }, ms)
  }
  later(ownMs)
  return {
    signal: controller.signal,
    starved: () => starved,
    done() {
      clearTimeout(timer)
      clearImmediate(turn)
    },
  }
}
