import { openStore } from 'shared-lib/deployments/open-store'
import { readAddress } from '../../src/server/read-settings'
import { compileForStart } from '../compiled/compile-for-start'
import { isFree } from './free-port'
import { publishLocal } from './publish-local'
import { hasLocalContent, isProduction, log } from './site-settings'

// Makes all that a site needs to run, in a process that ends and sends its parent the folder of the compiled host.
const { env } = process
const production = isProduction(env)

/** Undefined on a disk that takes no file: the host then runs from its sources, with more memory. */
const compiled = () =>
  compileForStart().catch((cause: NodeJS.ErrnoException) => {
    if (cause.code === undefined) throw cause
    log(`the host runs from its sources: ${cause.message}`)
    return undefined
  })

async function prepare() {
  console.log('Quero Poupar')
  const { port, address } = readAddress(env)
  if (!(await isFree(port, address)))
    throw new Error(`Port ${port} is busy: stop what uses it, or choose another with PORT=3001.`)
  const follow = production || !!env.DEPLOYMENTS_URL?.startsWith('s3:')
  await publishLocal(openStore(), log, { follow, editor: hasLocalContent(env) })
  return production ? compiled() : undefined
}

// It has read the answer, or is gone itself.
process.on('disconnect', () => process.exit())
prepare().then(
  (folder) => process.send?.({ folder }),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  },
)
