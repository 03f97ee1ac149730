import { startCanary } from 'shared-lib/deployments/switches'
import { publishCopy } from '../../site/publish-built'
import { lotsOf } from '../../site/versions-shown'
import { type Answered, ask, clients, pause, statusesOf } from '../ask'
import { type Attack, claim } from '../attack'
import { pointersStay } from '../pointers'

const energy = 'mf-energy'
const canary = '0.9.0+canary'
const atOnce = 40

const page = '/energia/simular/morada'
const tag = 'qp-energy-funnel'
const question = `${page}?energyType=gas`

/** Reports of an attacker who wants a version removed: failures, slowness, views of it that never came to life. */
const lies = (version: string): readonly object[] => [
  { remote: energy, version, tag, kind: 'error' },
  { remote: energy, version, tag, kind: 'load-failure' },
  { remote: energy, version, tag, kind: 'INP', value: 9_000 },
  { remote: energy, version, tag, kind: 'LCP', value: 30_000 },
  { remote: energy, version, tag: '', kind: 'view' },
]

const tokenIn = ({ headers }: Answered) =>
  /view;desc="([\w-]+)"/.exec(String(headers['server-timing']))?.[1] ?? ''

export const hostileTelemetry: Attack = {
  name: 'hostile-telemetry',
  tried:
    '10,000 posts report failures that never were, of the current version and of a canary: without a token, with made-up, cut and used ones, and with those of 250 pages that one network asked for',
  settings: { GUARD_SECONDS: '1' },
  seconds: 180,
  async against(site) {
    const current = (await site.store.registry()).entries[energy]?.current ?? ''
    await publishCopy(site.store, energy, canary, () => undefined)
    await startCanary(site.store, energy, canary, 20)
    await lotsOf(site.url + question, energy, canary)
    const from = clients(11)
    const answers: Answered[] = []
    const real: string[] = []
    // Neighbours of one network may well ask for pages: what they are given is good, and used again and again.
    for (let turn = 0; turn < 250; turn += 1) {
      const shown = await ask(site.url + question, {
        from: `127.12.0.${1 + turn}`,
        headers: { cookie: `qp_lot=${turn * 40}` },
      })
      real.push(tokenIn(shown))
    }
    const given = real.filter((token) => token !== '')
    const tokenOf = (turn: number) =>
      ['', 'AAAA', given[0]?.slice(4), given[0], given[turn % given.length]][turn % 5]
    const { stayed } = await pointersStay(site, async () => {
      for (let turn = 0; turn < 10_000; turn += atOnce) {
        const posts = Array.from({ length: atOnce }, (_, at) => {
          const version = at % 2 ? current : canary
          const token = tokenOf(turn + at)
          return ask(`${site.url}/api/telemetry`, {
            method: 'POST',
            headers: { 'content-type': 'text/plain' },
            body: JSON.stringify({ page, reports: lies(version), ...(token && { token }) }),
            // Each lies for itself; the good tokens come from where they were given.
            from: (turn + at) % 5 === 4 ? `127.12.0.${1 + ((turn + at) % 250)}` : from(),
          })
        })
        answers.push(...(await Promise.all(posts)))
      }
      // Verdicts are given every second: two more of them have seen all reports.
      await pause(3)
    })
    const broken = answers.filter(({ status }) => status === 0 || status >= 500)
    return [
      claim('the network was given good tokens', given.length > 200, `${given.length} tokens`),
      claim('each is answered, and none with an error of ours', broken.length === 0, statusesOf(answers)),
      stayed,
    ]
  },
}
