import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { freePort } from 'shared-lib/build/dev/free-port'
import { startCanary } from 'shared-lib/deployments/switches'
import { publishCopy } from '../site/publish-built'
import { startSite } from '../site/start-site'
import { lotsOf } from '../site/versions-shown'
import { type Load, type Rate, requestRates } from './request-rate'

const chrome = 'mf-chrome'

/** A site whose process also tells what processor time it has spent. */
async function startMeteredSite() {
  const port = await freePort()
  const site = await startSite({
    NODE_OPTIONS: `--import ${pathToFileURL(path.join(import.meta.dirname, 'sirv-beside.mjs')).href}`,
    BESIDE_FOLDER: import.meta.dirname,
    BESIDE_PORT: String(port),
    LOG_LEVEL: 'warn',
  })
  const cpu = async () => {
    const { user, system } = await (await fetch(`http://127.0.0.1:${port}/cpu`)).json()
    return user + system
  }
  return { ...site, cpu }
}

/** Cost of a canary to a cached page, by visitor: the home page in brotli, of a host with one beside a host without. */
export async function measureCanaryCost(): Promise<ReadonlyMap<string, Rate>> {
  const sites = [await startMeteredSite(), await startMeteredSite()] as const
  const [without, trying] = sites
  try {
    const version = '9.0.0+canary'
    await publishCopy(trying.store, chrome, version, () => undefined)
    await startCanary(trying.store, chrome, version, 50)
    const { inside, outside } = await lotsOf(trying.url, chrome, version)
    const load = (name: string, { url }: { url: string }, cookie: string): Load => ({
      name,
      url: `${url}/`,
      headers: { 'accept-encoding': 'br', cookie },
    })
    const loads = [
      load('no canary runs', without, `qp_lot=${inside}`),
      load('a canary runs, the visitor is in it', trying, `qp_lot=${inside}`),
      load('a canary runs, the visitor is not in it', trying, `qp_lot=${outside}`),
      load('a canary runs, the visitor draws a number and gets a cookie', trying, 'locale=pt'),
    ]
    return await requestRates(loads, ({ url }) => (url.startsWith(trying.url) ? trying.cpu() : without.cpu()))
  } finally {
    for (const site of sites) await site.stop()
  }
}
