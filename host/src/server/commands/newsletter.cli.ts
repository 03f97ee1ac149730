import { openHostDatabase } from '../../base/database/host-database'
import { leadKeys } from '../../base/vault/lead-keys'
import { readGuide } from '../../visitors/newsletter/guide/new-guide'
import { queueGuide } from '../../visitors/newsletter/guide/queue-guide'
import { readAddress, readDatabase } from '../read-settings'

// npm run newsletter -- /guias/irs-jovem: announces a published guide to every confirmed subscriber, once. The running
// hosts send the mails.
async function run() {
  const [path] = process.argv.slice(2)
  if (!path?.startsWith('/'))
    throw new Error('Say which guide, by its path: npm run newsletter -- /guias/irs-jovem')
  const origin =
    process.env.PUBLIC_ORIGIN?.replace(/\/$/, '') ?? `http://localhost:${readAddress(process.env).port}`
  const guide = await readGuide(origin, path)
  const database = await openHostDatabase(readDatabase(process.env))
  try {
    const queued = await queueGuide({ database, keys: leadKeys(process.env) }, guide)
    console.log(`"${guide.title}" is due to ${queued} subscribers; who was told of it before is left out.`)
  } finally {
    await database.destroy()
  }
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
})
