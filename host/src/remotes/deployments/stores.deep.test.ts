import { type ChildProcess, fork } from 'node:child_process'
import path from 'node:path'
import { bundleScript } from 'shared-lib/build/bundle-script'
import { until } from '../../base/testing/until'
import { temporary } from '../../server/testing/temporary'
import { builtVersion } from './testing/built-version'
import { type StoreUnderTest, storeKinds, storeUnderTest } from './testing/store-kinds'

const energy = 'mf-energy'
let script = ''
beforeAll(async () => {
  script = await bundleScript(path.join(__dirname, 'testing/deploy-one.cli.ts'))
})

/** Its next message. A busy parent may get a child's exit first; `close` comes when all messages are read. */
const message = (from: ChildProcess) =>
  new Promise<string>((resolve, reject) => {
    from.once('message', (text) => resolve(String(text)))
    from.once('close', (code) => reject(new Error(`stopped with ${code}`)))
  })

/** A team's machine of its own, ready to deploy this build. */
async function team(env: NodeJS.ProcessEnv, built: ReturnType<typeof builtVersion>) {
  const own = { NODE_OPTIONS: '', DEPLOYMENTS_CACHE: temporary('c'), ...env }
  const child = fork(script, [built.folder], { env: { ...process.env, ...own } })
  await message(child)
  return {
    child,
    deploy() {
      const outcome = message(child)
      child.send('go')
      return outcome
    },
  }
}

describe.each(storeKinds)('processes over a %s of deployments', (kind) => {
  let place: StoreUnderTest
  beforeEach(async () => {
    place = await storeUnderTest(kind)
  })
  afterEach(() => place.stop())

  it('that deploy at the same moment lose nothing', async () => {
    const names = ['mf-a', 'mf-b', energy, energy] as const
    const teams = await Promise.all(
      names.map((name, index) => team(place.env, builtVersion(name, `1.0.${index}`))),
    )
    expect(await Promise.all(teams.map((one) => one.deploy()))).toEqual(names.map(() => 'deployed'))
    const { revision, entries, flips } = await place.open().registry()
    expect(revision).toBe(names.length)
    const shipped = names.map((name, index) => `${name} 1.0.${index}`)
    expect(flips?.map(({ name, version }) => `${name} ${version}`).sort()).toEqual(shipped.sort())
    expect(Object.keys(entries).sort()).toEqual(['mf-a', 'mf-b', energy])
    expect(flips?.find(({ name }) => name === energy)?.version).toBe(entries[energy]?.current)
    for (const [name, { current }] of Object.entries(entries)) await place.open().open(name, current)
  })

  it('that publish the same version at the same moment: one does, the other is refused', async () => {
    const teams = await Promise.all([1, 2].map(() => team(place.env, builtVersion(energy, '1.0.0'))))
    const outcome = await Promise.all(teams.map((one) => one.deploy()))
    expect(outcome.sort()).toEqual([
      'deployed',
      'mf-energy 1.0.0 is already published, and a published version never changes',
    ])
    await place.open().open(energy, '1.0.0')
  })

  it('that die halfway leave nothing to be seen, and what they left is swept up', async () => {
    const files = Array.from({ length: kind === 'folder' ? 400 : 40 }, (_, index) => `browser/${index}.js`)
    const texts = Object.fromEntries(files.map((file) => [file, 'x'.repeat(20_000)]))
    const store = place.open()
    await store.registry()
    /** A team that was done before this process came to kill it proves nothing: the next one is killed. */
    async function diesHalfway(patch = 0): Promise<ReturnType<typeof builtVersion>> {
      if (patch === 10) throw new Error('nothing of any of ten was left halfway')
      const built = builtVersion(energy, `1.0.${patch}`, texts)
      const { child, deploy } = await team(place.env, built)
      let ended = false
      const outcome = deploy()
        .catch(() => 'died')
        .finally(() => {
          ended = true
        })
      await until(async () => ended || (await place.begun()))
      child.kill('SIGKILL')
      return (await outcome) === 'died' && (await place.begun()) ? built : diesHalfway(patch + 1)
    }
    const built = await diesHalfway()
    const { version } = built.deployment
    expect(await store.versions(energy)).not.toContain(version)
    expect(await store.has(energy, version)).toBe(false)
    expect(await store.tidy()).toBe(0) // it could still be on its way
    await place.age()
    expect(await store.tidy()).toBe(1)
    expect(await place.begun()).toBe(false)
    await store.publish(built.deployment, built.folder)
    await store.open(energy, version)
  }, 60_000)
})
