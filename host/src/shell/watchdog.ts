/** Versions being woken, and versions that froze a page of this tab: the end of the visit forgets both. */
const keys = { waking: 'qp:waking', frozen: 'qp:frozen' } as const

/** How long a widget is watched after it is live, in ms: its first effects belong to its waking. */
const afterwards = 1000

/**
 * Names with spaces between them; a browser without storage is not watched. Nor is a frame: it shares its notes with
 * the page around it and its sibling frames, and would take what they are waking for what froze.
 */
function noted(key: string, names?: readonly string[]): readonly string[] {
  if (parent !== self) return []
  try {
    if (names) sessionStorage.setItem(key, names.join(' '))
    return sessionStorage.getItem(key)?.match(/\S+/g) ?? []
  } catch {
    return []
  }
}

// A page that is left in order takes its notes back: a remaining note was being woken when the page stopped answering.
const suspects = new Set(noted(keys.waking))
if (suspects.size === 1) noted(keys.frozen, [...noted(keys.frozen), ...suspects])
const takeBack = () => noted(keys.waking, [])
takeBack()
addEventListener('pagehide', takeBack)
// A phone ends a hidden page without an event.
document.addEventListener('visibilitychange', () => document.hidden && takeBack())

const waking: string[] = []
let turn: Promise<unknown> = Promise.resolve()

/** It froze this page before: it is not woken again in this tab. */
export const hasFrozen = (version: string) => noted(keys.frozen).includes(version)

function watched(version: string, wake: () => Promise<boolean>): Promise<boolean> {
  waking.push(version)
  noted(keys.waking, waking)
  const takeOne = () => {
    waking.splice(waking.indexOf(version), 1)
    noted(keys.waking, waking)
  }
  return wake().finally(() => void setTimeout(takeOne, afterwards))
}

/**
 * Wakes a slot with its version noted first: a loop without end lets nothing run that could note it later. Of several
 * being woken at once the guilty one is unknown: those are woken one after the other, so that the next note names one
 * alone.
 */
export function watchWaking(version: string, wake: () => Promise<boolean>): Promise<boolean> {
  if (suspects.size < 2 || !suspects.has(version)) return watched(version, wake)
  const mine = turn.then(() => watched(version, wake))
  const later = () => new Promise((done) => setTimeout(done, afterwards))
  turn = mine.then(later, later)
  return mine
}
