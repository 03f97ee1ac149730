import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { freePort } from 'shared-lib/build/dev/free-port'
import { readAddress } from '../../src/server/read-settings'
import { beginContent } from '../start/begin-content'
import { beginHost } from '../start/begin-host'
import { isProduction, log } from '../start/site-settings'
import { followSources } from './follow-sources'
import { openFront } from './front'
import type { Rebuilt } from './rebuild'
import { type RunningHost, renewals } from './renewals'

// npm run dev: the site as npm start has it, with the host's own code as last saved. Open pages are reloaded; an error
// of compilation or start is shown over them, while the previous host goes on.

const register = new URL('../../register.mjs', import.meta.url).href

function ownProcess(file: string) {
  const own = fork(path.join(import.meta.dirname, file), { execArgv: ['--import', register] })
  // One that was heard may end: some wait for it.
  const message = once(own, 'message').then(([answer]) => {
    if (own.connected) own.disconnect()
    return answer
  })
  const ended = once(own, 'exit').then(([code]) => Promise.reject(new Error(`${file} ended (code ${code})`)))
  return Promise.race([message, ended])
}

const now = () => new Date().toLocaleTimeString('pt-PT')

async function dev() {
  if (isProduction(process.env)) throw new Error('npm run dev is no way to serve visitors: npm start is')
  const { port, address } = readAddress(process.env)
  await ownProcess('../start/prepare.ts')
  const front = await openFront(port, address)
  const content = await beginContent(port)
  const hosts = renewals({
    rebuild: () => ownProcess('rebuild.ts') as Promise<Rebuilt>,
    begin,
    built(version, host) {
      front.built(version.replaceAll(/[^\w.-]/g, '-'), host.port)
      console.log(`${now()} the host is up to date with its sources`)
    },
    failed(message) {
      front.failed(message)
      console.error(message)
    },
  })

  async function begin(): Promise<RunningHost> {
    const own = await freePort()
    const settings = {
      PUBLIC_ORIGIN: process.env.PUBLIC_ORIGIN ?? `http://localhost:${port}`,
      PORT: String(own),
      HOST: '127.0.0.1',
    }
    const host = beginHost(undefined, { ...content.env, ...settings }, true)
    let output = ''
    let answers = false
    host.stdout?.pipe(process.stdout)
    host.stderr?.on('data', (text) => {
      output = `${output}${text}`.slice(-20_000)
      // A failure that ends a start is reported once, with it.
      if (answers) process.stderr.write(text)
    })
    const listening = once(host, 'message')
    const ended = once(host, 'exit').then(() => Promise.reject(new Error(output || 'the host ended')))
    await Promise.race([listening, ended])
    answers = true
    process.stderr.write(output)
    ended.catch(() => front.failed(output || 'the host ended; it begins again with the next change'))
    return {
      port: own,
      stop() {
        host.removeAllListeners('exit')
        host.kill()
      },
    }
  }

  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      hosts.stop()
      front.close()
      content.close().finally(() => process.exit())
    })
  await hosts.renew()
  followSources(() => void hosts.renew())
  log('the host follows its sources; a micro-frontend does with npm run dev -w mf-… beside it')
  console.log(`\n  http://localhost:${port}\n`)
}

dev().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
