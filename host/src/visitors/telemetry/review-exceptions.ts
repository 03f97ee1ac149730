import { LRUCache } from 'lru-cache'
import type { FailedSlot } from '../../pages/page-parts/page'
import type { FailsToo } from '../../remotes/deployments/guard/compare-versions'
import type { SlotException, SoundReport } from '../../remotes/slots/render-slot'
import type { Culprit, HostKind } from './telemetry.types'

/** In ms: an address or a pattern counts once within this time, and a pattern is sound for as long after a render. */
const rememberedMs = 15 * 60_000

/** Exceptions that wait for their comparison; more at once are dropped, since a few show as much. */
const mostWaiting = 20

interface ReviewParts {
  readonly failsToo: FailsToo
  /** `tag` is the pattern. */
  readonly add: (counted: Culprit & { readonly kind: HostKind }, network: number) => void
  readonly now?: () => number
}

/**
 * Counts exceptions by distinct addresses, without those at which the other version fails too, and the patterns that
 * the version renders all the same.
 */
export function reviewExceptions({ failsToo, add, now = Date.now }: ReviewParts) {
  /** Sized, because room for a number of entries would be taken at once. */
  const remembering = { sizeCalculation: () => 1, ttl: rememberedMs, perf: { now } }
  const counted = new LRUCache<string, true>({ ...remembering, maxSize: 20_000 })
  /** By version: when each pattern was rendered last. There are as many patterns as it declares. */
  const rendered = new LRUCache<string, Map<string, number>>({ max: 200 })
  /** By version and address: one comparison answers for every network. */
  const compared = new LRUCache<string, Promise<boolean>>({ ...remembering, maxSize: 5_000 })
  let waiting = 0

  /** Undefined where too many comparisons wait already. */
  function compare({ remote, version }: FailedSlot, { address, call }: SlotException) {
    const key = `${remote}@${version} ${address}`
    const known = compared.get(key)
    if (known || waiting >= mostWaiting) return known
    waiting += 1
    const comparison = failsToo(remote, version, call).finally(() => {
      waiting -= 1
    })
    compared.set(key, comparison)
    return comparison
  }

  function isFirst(key: string) {
    if (counted.has(key)) return false
    counted.set(key, true)
    return true
  }

  function countSound(remote: string, version: string) {
    for (const [pattern, at] of rendered.get(`${remote}@${version}`) ?? [])
      if (now() - at < rememberedMs && isFirst(`sound ${remote}@${version} ${pattern}`))
        add({ remote, version, tag: pattern, kind: 'host-sound' }, 0)
  }

  return {
    sound(...[{ remote, version, pattern }]: Parameters<SoundReport>) {
      const key = `${remote}@${version}`
      const patterns = rendered.get(key) ?? new Map<string, number>()
      patterns.set(pattern, now())
      rendered.set(key, patterns)
    },
    /** One page view on which a version threw, shown to a client of this network. */
    async threw(slot: FailedSlot, network: number) {
      const { remote, version, exception } = slot
      if (!exception) return
      const { pattern, address } = exception
      const comparison = compare(slot, exception)
      if (!comparison || !isFirst(`${network} ${remote}@${version} ${address}`)) return
      if (await comparison) return
      add({ remote, version, tag: pattern, kind: 'host-failed-address' }, network)
      countSound(remote, version)
    },
  }
}
