const pause = 10_000

/**
 * True, and noted, when `path` has not been reloaded by us within the last 10 s, whatever happened in between. False
 * when notes cannot be kept.
 */
export function mayReload(path: string) {
  const key = `qp:reload:${path}`
  const now = Date.now()
  try {
    if (now - Number(sessionStorage.getItem(key)) < pause) return false
    sessionStorage.setItem(key, `${now}`)
    return true
  } catch {
    return false
  }
}
