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
  const key = `qp:reload:${path}`
  try {
    if (now - Number(storage.getItem(key)) < pause) return false
    storage.setItem(key, `${now}`)
    return true
  } catch {
    return false
  }
}
