// npm run doctor: what keeps the site from running on this machine, and what to do about it. Exit code 1 if anything does.
import { fileURLToPath } from 'node:url'
import '../../../shared-lib/build/usage.mjs'
import { notReady } from '../../../shared-lib/build/ready.mjs'

const why = notReady(fileURLToPath(new URL('../../..', import.meta.url)))
if (why) {
  console.log(`WRONG  ${why}`)
  process.exit(1)
}
await import('../../register.mjs')
await import('./doctor.ts')
