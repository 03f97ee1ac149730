// The front door: plain JavaScript, so that an old Node can still say what is wrong, and small, since it stays as long as the
// site does. What builds and publishes needs much memory and gives it back by ending.
import { fork } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import '../shared-lib/build/usage.mjs'
import { notReady } from '../shared-lib/build/ready.mjs'

const why = notReady(fileURLToPath(new URL('..', import.meta.url)))
if (why) {
  console.error(why)
  process.exit(1)
}

/** Lets Node run TypeScript. */
const register = path.join(import.meta.dirname, 'register.mjs')
const sources = path.join(import.meta.dirname, 'tools/start')
const preparing = fork(path.join(sources, 'prepare.ts'), {
  execArgv: ['--import', pathToFileURL(register).href],
})
let stopped = false
const stop = () => {
  stopped = true
  preparing.kill('SIGTERM')
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop)
const compiled = await new Promise((resolve) => {
  preparing.once('message', resolve)
  // The child has printed the reason.
  preparing.once('exit', (code) => process.exit(stopped ? 0 : code || 1))
})
preparing.removeAllListeners('exit')
preparing.disconnect()
for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, stop)
if (!compiled.folder) await import(pathToFileURL(register).href)
const file = compiled.folder ? path.join(compiled.folder, 'run.mjs') : path.join(sources, 'run.ts')
const { run } = await import(pathToFileURL(file).href)
await run(compiled.folder).catch((error) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
