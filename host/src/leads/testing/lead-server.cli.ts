import { parseLeadKeys } from '../../vault/lead-keys'
import { leadServer } from './lead-server'

// A lead server in a process of its own, so that a test can kill it without warning.
const [place = '', keyText = ''] = process.argv.slice(2)
leadServer({ place, keys: parseLeadKeys(keyText) })
  .then(({ app }) => app.listen({ port: 0, host: '127.0.0.1' }))
  .then((address) => process.stdout.write(`${address}\n`))
