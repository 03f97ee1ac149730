interface QueueLimits {
  /** Longest a call may wait for its turn, in ms. */
  readonly waitMs: number
  /** Longest wait of a caller once its turn has come, in ms. */
  readonly wallMs: number
}

export interface SerialQueue {
  /** Calls that run or wait. */
  readonly length: number
  /** Settles as the work does; rejects with `sentAway` when that takes too long. Work that has begun then goes on alone. */
  run<Answer>(work: () => Promise<Answer>, sentAway: () => Error): Promise<Answer>
}

/** Calls that may wait at once: each keeps its argument, up to 32 KiB. */
const mostWaiting = 500

/**
 * One call at a time, so that a time limit measures a call and not the queue before it. A caller that has waited too
 * long is sent away: before its turn its work is never done; after that the work keeps its turn until it ends.
 */
export function createSerialQueue({ waitMs, wallMs }: QueueLimits): SerialQueue {
  /** In their order. */
  const waiting = new Set<() => Promise<void>>()
  let taken = false
  const next = () => {
    taken = false
    const [first] = waiting
    void first?.()
  }
  return {
    get length() {
      return waiting.size + Number(taken)
    },
    run: (work, sentAway) =>
      new Promise((resolve, reject) => {
        let timer: NodeJS.Timeout
        let late: NodeJS.Immediate
        const stay = () => {
          clearTimeout(timer)
          clearImmediate(late)
        }
        const leaveAfter = (ms: number) => {
          stay()
          // A host that was late itself first handles an answer that has already arrived.
          timer = setTimeout(() => {
            late = setImmediate(leave)
          }, ms)
        }
        const leave = () => {
          waiting.delete(start)
          reject(sentAway())
        }
        const start = async () => {
          waiting.delete(start)
          taken = true
          leaveAfter(wallMs)
          try {
            resolve(await work())
          } catch (error) {
            reject(error)
          }
          stay()
          next()
        }
        if (!taken) return void start()
        if (waiting.size >= mostWaiting) return reject(sentAway())
        waiting.add(start)
        leaveAfter(waitMs)
      }),
  }
}
