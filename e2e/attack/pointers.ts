import type { TestSite } from '../site/start-site'
import { type Claim, claim } from './attack'

/** Which version serves whom, in one text. */
async function pointersOf({ store }: Pick<TestSite, 'store'>): Promise<string> {
  const { entries } = await store.registry()
  const versions = Object.entries(entries).map(([name, { current, canary, demoted = [] }]) => [
    name,
    current,
    canary?.version,
    canary?.percentage,
    demoted.map(({ version }) => version),
  ])
  return JSON.stringify(versions)
}

/** Nothing that this work does may change which version serves whom. */
export async function pointersStay<Result>(site: Pick<TestSite, 'store'>, work: () => Promise<Result>) {
  const before = await pointersOf(site)
  const result = await work()
  const after = await pointersOf(site)
  const stayed: Claim = claim(
    'no version is changed or demoted',
    before === after,
    before === after ? 'as before' : after,
  )
  return { result, stayed }
}
