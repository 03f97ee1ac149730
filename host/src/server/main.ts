import { openStore } from 'shared-lib/deployments/open-store'
import { openHostDatabase } from '../base/database/host-database'
import { faultsIn, readAll } from '../base/settings/read-all'
import type { LeadKeys } from '../base/vault/lead-keys'
import { leadKeys } from '../base/vault/lead-keys'
import { startCheck } from '../content/company/start-check'
import { createContentSource } from '../content/source/content-source'
import { sharedContent } from '../content/source/shared-content'
import { createStoryblokReader } from '../content/source/storyblok-reader'
import { leadStoreOn } from '../visitors/leads/leads.store'
import { readConfig } from './config'
import { createSite } from './site'
import { stopGrace, stopOnce } from './stop-once'

/** Opens the records of this environment, sealed with its keys. */
async function openRecords(
  { database: place }: { readonly database: string },
  keys: LeadKeys,
  lost: (cause: Error) => void,
) {
  const database = await openHostDatabase(place, lost)
  return { keys, database, leads: await leadStoreOn(database, { keys }) }
}

const listed = (heading: string, faults: readonly string[]) =>
  [heading, ...faults.map((fault) => `- ${fault}`)].join('\n')

const closedWords = (faults: readonly string[]) => listed('The site cannot open yet:', faults)

/** All settings of the environment, before anything is opened. */
const readSettings = () =>
  readAll({
    config: () => readConfig(process.env),
    keys: () => leadKeys(process.env),
    store: () => openStore(),
  })

async function start() {
  const { config, keys, store } = readSettings()
  const own = createContentSource({
    refreshMs: config.contentEverySeconds * 1000,
    token: config.contentToken,
    endpoint: config.contentEndpoint,
    rateLimit: config.contentRateLimit,
    log: (message: string) => site.app.log.warn(message),
  })
  const drafts =
    config.preview &&
    createStoryblokReader({
      token: config.preview.token,
      endpoint: config.contentEndpoint,
      rateLimit: config.contentRateLimit,
    })
  const records = await openRecords(config, keys, (cause) =>
    site.app.log.warn({ err: cause }, 'a connection to the database was lost'),
  )
  const content = await sharedContent(own, config.database, (cause) =>
    site.app.log.warn({ err: cause }, 'other hosts cannot tell of publications for now'),
  )
  const site = await createSite({ config, store, content, drafts, ...records })
  const faults = await startCheck({
    faults: site.startFaults,
    away: (cause) => site.app.log.warn({ err: cause }, 'what the pages need of the company is not known yet'),
    refuse(found) {
      console.error(closedWords(found))
      setTimeout(() => process.exit(1), stopGrace).unref()
      site.close().finally(() => process.exit(1))
    },
  })
  if (faults.length > 0) throw new Error(closedWords(faults))
  await site.app.listen({ port: config.port, host: config.address })
  process.send?.({ listening: true, getRoutes: site.app.getRoutes })
  // While a balancer still sends requests, the stop has not begun.
  stopOnce(site.close, process, config.shutdownDelayMs + stopGrace)
}

start().catch((error: unknown) => {
  const busy = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
  const faults = faultsIn(error)
  const sentence = faults.length > 1 ? listed('These settings are wrong:', faults) : faults[0]
  console.error(
    busy
      ? `Port ${process.env.PORT ?? 3000} is busy: stop what uses it, or choose another with PORT=3001.`
      : sentence,
  )
  process.exit(1)
})
