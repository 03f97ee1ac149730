import { startSite, type TestSite } from '../site/start-site'
import { type Attack, type Claim, claim } from './attack'
import { prove } from './proofs'

export interface Outcome {
  readonly attack: Attack
  readonly claims: readonly Claim[]
  readonly seconds: number
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
  const work = async () => [
    ...(await against(attack)),
    ...(attack.proofs ? [await prove(attack.proofs)] : []),
  ]
  const claims = await Promise.race([work(), late(attack.seconds)])
  return { attack, claims, seconds: Math.round((performance.now() - begun) / 1000) }
}
