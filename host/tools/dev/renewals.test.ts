import type { Rebuilt } from './rebuild'
import { renewals } from './renewals'

function bench() {
  const events: string[] = []
  let next: Rebuilt = { version: 'a' }
  let begins = 0
  let fault: string | undefined
  const { renew, stop } = renewals({
    rebuild: async () => next,
    async begin() {
      if (fault) throw new Error(fault)
      const port = ++begins
      return { port, stop: () => void events.push(`stopped ${port}`) }
    },
    built: (version, { port }) => void events.push(`${version} on ${port}`),
    failed: (message) => void events.push(`failed: ${message}`),
  })
  return {
    events,
    stop,
    renew: (rebuilt: Rebuilt, startFault?: string) => {
      next = rebuilt
      fault = startFault
      return renew()
    },
  }
}

it('puts a new host in the place of the one before, which ends only then', async () => {
  const { events, renew } = bench()
  await renew({ version: 'a' })
  await renew({ version: 'b' })
  expect(events).toEqual(['a on 1', 'b on 2', 'stopped 1'])
})

it('begins nothing when what was saved changes nothing', async () => {
  const { events, renew } = bench()
  await renew({ version: 'a' })
  await renew({ version: 'a' })
  expect(events).toEqual(['a on 1'])
})

it('reports what does not compile, and that it does again, and keeps the host', async () => {
  const { events, renew } = bench()
  await renew({ version: 'a' })
  await renew({ failed: 'main.ts:1: a bracket is missing' })
  await renew({ version: 'a' })
  await renew({ version: 'a' })
  expect(events).toEqual(['a on 1', 'failed: main.ts:1: a bracket is missing', 'a on 1'])
})

it('reports the error of a host that did not start, and tries the same sources again', async () => {
  const { events, renew } = bench()
  await renew({ version: 'a' })
  await renew({ version: 'b' }, 'PORT must be a number')
  await renew({ version: 'b' })
  expect(events).toEqual(['a on 1', 'failed: PORT must be a number', 'b on 2', 'stopped 1'])
})

it('tries once more what was saved while it worked, and stops no host twice', async () => {
  const { events, renew, stop } = bench()
  await Promise.all([renew({ version: 'a' }), renew({ version: 'b' }), renew({ version: 'c' })])
  stop()
  expect(events).toEqual(['a on 1', 'c on 2', 'stopped 1', 'stopped 2'])
})
