import type { GuardConfig } from './guard-config'
import { type GuardedVersions, guardVersions } from './guard-versions'

export interface GuardParts extends GuardedVersions {
  readonly limits: GuardedVersions['limits'] & Pick<GuardConfig, 'guardEveryMs'>
}

/**
 * Takes bad versions out of service: a canary worse than the stable version, a current version that fails, and an
 * unreadable one. Every host does; the registry's compare-and-swap lets one of them switch.
 */
export function createGuard(parts: GuardParts) {
  const { registry, limits, log } = parts
  const { guardServed, guardCanary, guardCurrent } = guardVersions(parts)
  let away = false

  /** One look at every version that is served; one that cannot be judged now is judged at the next look. */
  async function look() {
    try {
      for (const [name, entry] of Object.entries(registry().entries)) await guardServed(name, entry)
      for (const [name, entry] of Object.entries(registry().entries)) {
        await guardCanary(name, entry)
        await guardCurrent(name, entry)
      }
      away = false
    } catch (err) {
      if (!away) log.warn({ err }, 'versions cannot be judged now')
      away = true
    }
  }

  let timer: NodeJS.Timeout | undefined
  let looking: Promise<void> = Promise.resolve()
  const lookAgain = () => {
    timer = setTimeout(() => {
      looking = look().then(() => {
        if (timer) lookAgain()
      })
    }, limits.guardEveryMs).unref()
  }

  return {
    look,
    start: lookAgain,
    async stop() {
      clearTimeout(timer)
      timer = undefined
      await looking
    },
  }
}
