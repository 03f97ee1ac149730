import { loadavg } from 'node:os'
import { startSite, type TestSite } from '../site/start-site'
import { type Attack, type Claim, claim } from './attack'
import { prove } from './proofs'

export interface Outcome {
  readonly attack: Attack
  readonly claims: readonly Claim[]
  readonly seconds: number
  /** When it began, and how busy the machine was: `2026-11-22 23:12 UTC, load 2.1`. */
  readonly measured: string
}

async function against({ against: tried, settings = {} }: Attack): Promise<readonly Claim[]> {
  if (!tried) return []
  let site: TestSite | undefined
  try {
    site = await startSite({ LEADS_PER_MINUTE: '1000', LOG_LEVEL: 'warn', ...settings })
    return await tried(site)
  } catch (problem) {
    return [
      claim(
        'the attack comes to an end',
        false,
        problem instanceof Error ? problem.message : String(problem),
      ),
    ]
  } finally {
    await site?.stop()
  }
}

const late = (seconds: number) =>
  new Promise<readonly Claim[]>((resolve) => {
    setTimeout(
      () => resolve([claim(`it ends within ${seconds} s`, false, 'it does not')]),
      seconds * 1000,
    ).unref()
  })

/** Tries one attack on a site of its own. */
export async function runAttack(attack: Attack): Promise<Outcome> {
  const begun = performance.now()
  const measured = `${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC, load ${(loadavg()[0] ?? 0).toFixed(1)}`
  const work = async () => [
    ...(await against(attack)),
    ...(attack.proofs ? [await prove(attack.proofs)] : []),
  ]
  const claims = await Promise.race([work(), late(attack.seconds)])
  return { attack, claims, measured, seconds: Math.round((performance.now() - begun) / 1000) }
}
