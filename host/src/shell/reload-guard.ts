const key = 'qp:reload'
const pause = 10_000

/**
 * True, and noted, when `path` has not been reloaded by us within the last 10 s, whatever happened in between. False
 * when notes cannot be kept.
 */
export function mayReload(
  path: string,
  now = Date.now(),
  storage: Pick<Storage, 'getItem' | 'setItem'> = sessionStorage,
) {
  try {
    const marks: [path: string, at: number][] = JSON.parse(storage.getItem(key) ?? '[]')
    const recent = marks.filter(([, at]) => now - at < pause)
    if (recent.some(([one]) => one === path)) return false
    storage.setItem(key, JSON.stringify([...recent, [path, now]]))
    return true
  } catch {
    return false
  }
}
