import { measuredOn } from '../benchmarks/part'
import { startSite, type TestSite } from '../site/start-site'
import { type Attack, type Claim, claim } from './attack'

export interface Outcome {
  readonly attack: Attack
  readonly claims: readonly Claim[]
  readonly seconds: number
  /** When it began, and how busy the machine was: `2026-11-22 23:12 UTC, load 2.1`. */
  readonly measured: string
}

async function against({ against: tried, settings = {} }: Attack): Promise<readonly Claim[]> {
  let site: TestSite | undefined
  try {
    site = await startSite({ LEADS_PER_MINUTE: '1000', LOG_LEVEL: 'warn', ...settings })
    return await tried(site)
  } catch (problem) {
    const seen = problem instanceof Error ? problem.message : String(problem)
    return [claim('the attack comes to an end', false, seen)]
  } finally {
    await site?.stop()
  }
}

const late = (seconds: number) =>
  new Promise<readonly Claim[]>((resolve) => {
    const claims = [claim(`it ends within ${seconds} s`, false, 'it does not')]
    setTimeout(() => resolve(claims), seconds * 1000).unref()
  })

/** Tries one attack on a site of its own. */
export async function runAttack(attack: Attack): Promise<Outcome> {
  const begun = performance.now()
  const measured = measuredOn()
  const claims = await Promise.race([against(attack), late(attack.seconds)])
  return { attack, claims, measured, seconds: Math.round((performance.now() - begun) / 1000) }
}
