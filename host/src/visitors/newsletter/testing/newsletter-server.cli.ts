import Fastify from 'fastify'
import { openHostDatabase } from '../../../base/database/host-database'
import { parseLeadKeys } from '../../../base/vault/lead-keys'
import { newsletterRoutes } from '../newsletter.routes'
import { createNewsletterStore } from '../newsletter.store'

// Takes newsletter addresses in a process of its own, so that a test can kill it without warning.
const [place = '', keyText = ''] = process.argv.slice(2)

async function start() {
  const keys = parseLeadKeys(keyText)
  const database = await openHostDatabase(place)
  const app = Fastify()
  await app.register(newsletterRoutes, {
    words: { has: async () => true },
    store: await createNewsletterStore({ database, keys, confirmMs: 3_600_000 }),
    wake: () => {},
    secure: false,
    perMinute: 1_000_000,
    formAgain: async () => {},
  })
  return app.listen({ port: 0, host: '127.0.0.1' })
}

start().then((address) => process.stdout.write(`${address}\n`))
