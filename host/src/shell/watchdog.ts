/** Versions being woken, and versions that froze a page of this tab: the end of the visit forgets both. */
const keys = { waking: 'qp:waking', frozen: 'qp:frozen' } as const

/** How long a widget is watched after it is live, in ms: its first effects belong to its waking. */
const afterwards = 1000

function read(key: string): readonly string[] {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '[]')
  } catch {
    return []
  }
}

function write(key: string, versions: readonly string[]) {
  try {
    sessionStorage.setItem(key, JSON.stringify(versions))
  } catch {
    // a browser that keeps nothing is not watched
  }
}

// A page that is left in order takes its notes back: what is still noted here was being woken when the page stopped answering.
const suspects = [...new Set(read(keys.waking))]
if (suspects.length === 1) write(keys.frozen, [...read(keys.frozen), ...suspects])
write(keys.waking, [])
const takeBack = () => write(keys.waking, [])
addEventListener('pagehide', takeBack)
// A phone ends a page that nobody looks at without telling it.
document.addEventListener('visibilitychange', () => document.hidden && takeBack())

let waking: readonly string[] = []
let turn: Promise<unknown> = Promise.resolve()

/** It froze this page before: it is not woken again in this tab. */
export const hasFrozen = (version: string) => read(keys.frozen).includes(version)

async function watched(version: string, wake: () => Promise<boolean>): Promise<boolean> {
  waking = [...waking, version]
  write(keys.waking, waking)
  try {
    return await wake()
  } finally {
    setTimeout(() => {
      const at = waking.indexOf(version)
      waking = waking.filter((_, index) => index !== at)
      write(keys.waking, waking)
    }, afterwards)
  }
}

const pause = () => new Promise((done) => setTimeout(done, afterwards))

/**
 * Wakes a slot with its version noted first: a loop without end lets nothing run that could note it later. Of several that
 * were being woken at once nobody knows which one it was: those are woken one after the other, so that the next note
 * names one alone.
 */
export function watchWaking(version: string, wake: () => Promise<boolean>): Promise<boolean> {
  if (suspects.length < 2 || !suspects.includes(version)) return watched(version, wake)
  const mine = turn.then(() => watched(version, wake))
  turn = mine.then(pause, pause)
  return mine
}
