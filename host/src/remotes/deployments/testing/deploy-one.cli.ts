import { readFileSync } from 'node:fs'
import path from 'node:path'
import { openStore } from 'shared-lib/deployments/open-store'
import { deploy } from 'shared-lib/deployments/switches'

// Deploys the build in a folder on its parent's message, and reports the result to it.
const [folder = ''] = process.argv.slice(2)
const store = openStore()
process.once('message', async () => {
  const deployment = JSON.parse(readFileSync(path.join(folder, 'deployment.json'), 'utf8'))
  const outcome = await deploy(store, deployment, folder).then(
    () => 'deployed',
    (error: Error) => error.message,
  )
  process.send?.(outcome, () => process.disconnect())
})
process.send?.('ready')
