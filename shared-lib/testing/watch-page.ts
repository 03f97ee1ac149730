interface Listening {
  readonly target: EventTarget
  readonly type: string
  readonly listener: unknown
  readonly capture: boolean
}

const captures = (options: unknown) =>
  typeof options === 'object' && options !== null
    ? Boolean((options as AddEventListenerOptions).capture)
    : Boolean(options)

/** A node that left the page takes its listeners with it. */
const outlives = ({ target }: Listening) => !(target instanceof Node) || target.isConnected

/** Timers that repeat or wait; each pair of start and stop is watched together. */
const timers = [
  ['setTimeout', 'clearTimeout'],
  ['setInterval', 'clearInterval'],
  ['requestAnimationFrame', 'cancelAnimationFrame'],
] as const

type AnyFunction = (...given: unknown[]) => unknown

/** Watches one pair of timer functions. The answer lists those that still wait. */
function watchTimer(start: string, stop: string) {
  const scope = globalThis as unknown as Record<string, AnyFunction>
  const started = scope[start]
  const stopped = scope[stop]
  const waiting = new Set<unknown>()
  if (!started || !stopped) throw new Error(`the test page has no ${start}`)
  scope[start] = (run, ...rest) => {
    const id = started(
      (...given: unknown[]) => {
        if (start !== 'setInterval') waiting.delete(id)
        return (run as AnyFunction)(...given)
      },
      ...rest,
    )
    waiting.add(id)
    return id
  }
  scope[stop] = (id) => {
    waiting.delete(id)
    return stopped(id)
  }
  return {
    left: () => [...waiting].map(() => start),
    restore: () => Object.assign(scope, { [start]: started, [stop]: stopped }),
  }
}

function watchListeners() {
  let listening: Listening[] = []
  // The window of the test page has functions of its own, in front of those it inherits.
  const owners = [EventTarget.prototype, window].filter((owner) => Object.hasOwn(owner, 'addEventListener'))
  const restores = owners.map((owner) => {
    const { addEventListener, removeEventListener } = owner
    owner.addEventListener = function (this: EventTarget, ...given: Parameters<typeof addEventListener>) {
      const [type, listener, options] = given
      if (listener) listening.push({ target: this ?? window, type, listener, capture: captures(options) })
      return addEventListener.apply(this, given)
    }
    owner.removeEventListener = function (
      this: EventTarget,
      ...given: Parameters<typeof removeEventListener>
    ) {
      const [type, listener, options] = given
      const target = this ?? window
      listening = listening.filter(
        (one) =>
          one.target !== target ||
          one.type !== type ||
          one.listener !== listener ||
          one.capture !== captures(options),
      )
      return removeEventListener.apply(this, given)
    }
    return () => Object.assign(owner, { addEventListener, removeEventListener })
  })
  return {
    left: () => listening.filter(outlives).map(({ target, type }) => `${type} on ${target.constructor.name}`),
    restore: () => {
      for (const restore of restores) restore()
    },
  }
}

/** Watches what code leaves on the page from now on: listeners of living targets and timers that still wait. */
export function watchPage() {
  const watched = [watchListeners(), ...timers.map(([start, stop]) => watchTimer(start, stop))]
  return {
    left: () => watched.flatMap(({ left }) => left()),
    stop: () => {
      for (const { restore } of watched) restore()
    },
  }
}
