import { appendFileSync } from 'node:fs'
import path from 'node:path'
import { pointAt } from 'shared-lib/deployments/switches'
import { publishCopy, untilServed } from '../site/publish-built'
import { startSite, type TestSite } from '../site/start-site'
import { measuredOn, table } from './part'

const remote = 'mf-energy'
const pages = ['/', '/energia', '/energia/simular/morada?energyType=gas', '/simuladores']
const switches = 200
/** After so many of them memory is looked at. */
const looks = [0, 25, 50, 100, 150, 200]

const mib = (bytes: number) => (bytes / 2 ** 20).toFixed(0)

async function memoryOf({ url }: TestSite) {
  const text = await (await fetch(`${url}/metrics`)).text()
  const metric = (name: string) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1])
  return {
    resident: mib(metric('qp_process_resident_memory_bytes')),
    heap: mib(metric('qp_nodejs_heap_size_used_bytes')),
  }
}

/** A new version of one micro-frontend again and again on one host, pages drawn with each. */
async function measureSwitches(env: NodeJS.ProcessEnv, say: (line: string) => void) {
  const site = await startSite({ LOG_LEVEL: 'error', ...env })
  const read = async () => {
    for (const page of pages) await (await fetch(site.url + page)).text()
  }
  try {
    for (let warm = 0; warm < 5; warm++) await read()
    const seen = [await memoryOf(site)]
    for (let turn = 1; turn <= switches; turn++) {
      const version = `0.9.${turn}+switch`
      await publishCopy(site.store, remote, version, (folder, { server }) => {
        appendFileSync(path.join(folder, server), `\n// ${turn}\n`)
        return undefined
      })
      await pointAt(site.store, remote, version)
      await untilServed(site.url, version)
      await read()
      if (!looks.includes(turn)) continue
      seen.push(await memoryOf(site))
      say(`${turn} versions: ${seen.at(-1)?.resident} MiB`)
    }
    return seen
  } finally {
    await site.stop()
  }
}

/** Its part of docs/benchmarks.md, measured now. @param machine on which. */
export async function switchesPart(machine: string, say: (line: string) => void): Promise<string> {
  const measured = measuredOn(machine)
  const rows = []
  for (const [name, env] of [
    ['two pools, as `npm start` has it', { MALLOC_ARENA_MAX: '2' }],
    ['glibc’s own way', {}],
  ] as const) {
    say(name)
    const seen = await measureSwitches(env, say)
    rows.push(
      [`${name}: resident`, ...seen.map(({ resident }) => resident)],
      [`${name}: heap`, ...seen.map(({ heap }) => heap)],
    )
  }
  return `
## Versions come and go
\`npm run bench -- switches\` measures this part alone. ${measured}.

Memory of one host, in MiB, while one micro-frontend gets a new version ${switches} times: each is published, given to everybody and drawn with on ${pages.length} pages.
Every version has threads of its own, which end with it (\`host/src/remotes/slots\`, a test counts them). The heap of the host, with what waits to be collected, ends where it began: it keeps nothing of those that are gone.
What a thread leaves stays with glibc, in one of up to eight pools for each core, so \`npm start\` gives the host two (\`MALLOC_ARENA_MAX\`).

${table(['versions', ...looks.map(String)], rows)}
`
}
