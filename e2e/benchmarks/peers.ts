import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import { freePort } from 'shared-lib/build/dev/free-port'
import { startSite } from '../site/start-site'
import { machine, measuredOn } from './part'
import { comparison } from './peers/compare'
import { openEdge } from './peers/edge'
import { edgeCertificate } from './peers/edge-certificate'
import { type Measured, measurePeers } from './peers/measure-peers'
import { ours } from './peers/ours'
import { readPeers, type Target } from './peers/targets'

export interface PeersAsked {
  readonly peers: readonly Target[]
  /** Rounds that count. */
  readonly visits: number
}

/** Words given to the command. @throws one plain sentence, with a hint when no site is named */
export function readPeersAsked(args: readonly string[]): PeersAsked {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { visits: { type: 'string', default: '5' } },
  })
  const visits = Number(values.visits)
  if (!Number.isInteger(visits) || visits < 1 || visits > 50)
    throw new Error('--visits must be a whole number from 1 to 50')
  return { peers: readPeers(positionals), visits }
}

/** As a visitor gets it: what the build makes, in production, with the edge as its public address. */
const startOurs = (edgePort: number) =>
  startSite({
    LOG_LEVEL: 'warn',
    NODE_ENV: 'production',
    PUBLIC_ORIGIN: `https://localhost:${edgePort}`,
    TRUST_PROXY: '1',
    LEADS_KEYS: `bench:${randomBytes(32).toString('base64')}`,
  })

const line = ({ name, paths }: Pick<Target, 'name' | 'paths'>) =>
  `${name} \`${Object.values(paths).join('`, `')}\``

/** Its part of docs/benchmarks.md, measured now. */
export async function peersPart({ peers, visits }: PeersAsked, log: (line: string) => void): Promise<string> {
  const measured = measuredOn(machine())
  const certificate = edgeCertificate()
  const behindEdge = async (target: Target, port: number): Promise<Measured> => ({
    target,
    edge: await openEdge(target.url, port, certificate),
    samples: new Map(),
  })
  const ownPort = await freePort()
  const site = await startOurs(ownPort)
  const open: Measured[] = []
  try {
    open.push(await behindEdge({ ...ours, url: site.url }, ownPort))
    for (const peer of peers) open.push(await behindEdge(peer, await freePort()))
    await measurePeers(open, visits, certificate.spki, log)
  } finally {
    for (const { edge } of open) edge.close()
    await site.stop()
  }
  const [own, ...others] = open
  if (!own) throw new Error('nothing was measured')
  return `
## Compared with peers
\`npm run bench -- peers name=url …\` measures this part alone. ${measured}.
Median of ${visits} rounds, every site in turn for each thing that is measured, every other round in the other direction: Chromium at 390 px and
2 dots per pixel, a quarter of the CPU, 150 ms, 1.6 Mbit/s down and 0.75 up. Each visit is a first one in a browser process of its own, with the question
about cookies open where a site asks one. Before every site is the same edge (HTTP/2 over TLS,
gzip 6, answers from memory), so that neither servers nor their compression count. Our site runs its production build on its own seeded stories, so that
what is on a page differs from site to site: home, a guide with a calculator in it, the first question of a funnel
(${[ours, ...peers].map(line).join('; ')}).

Style that blocks is what held up the first paint by the browser's own account. Script is everything until the page is at rest, idle extras included. Usable second question: for a visitor
who answers every 50 ms, each time differently. Early tap: one tap on the first answer as soon as it is painted, nothing more until the page is at rest, then on to the next question.
Blocking time: what tasks of the main thread took beyond 50 ms each after the first paint. INP: the longest event of one tap on a page at rest; 16 ms means 16 or
less. CPU is thread time of the main thread from a trace, until 3.5 s after the load event, at the machine's own speed: other work on the machine does not lengthen it.

${comparison(own.samples, new Map(others.map(({ target, samples }) => [target.name, samples])))}
`
}
