const key = 'qp:reload'
const pause = 10_000

interface Mark {
  readonly path: string
  readonly at: number
}

/** True, and noted, when `path` has not been reloaded by us within the last 10 s. False when notes cannot be kept. */
export function mayReload(
  path: string,
  now = Date.now(),
  storage: Pick<Storage, 'getItem' | 'setItem'> = sessionStorage,
) {
  try {
    const mark: Mark | null = JSON.parse(storage.getItem(key) ?? 'null')
    if (mark?.path === path && now - mark.at < pause) return false
    storage.setItem(key, JSON.stringify({ path, at: now } satisfies Mark))
    return true
  } catch {
    return false
  }
}
