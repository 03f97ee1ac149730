import type { Remote } from '../deployments/snapshot'
import { Busy, createRemoteCalls, Quarantined, type WorkerPool } from './remote-calls'
import { call, hanging, limits, bundle as remote, slow } from './testing/bundle'

const calls = createRemoteCalls(limits)
afterAll(() => calls.close())

/** Throws where it is asked for the tag `throw`, and counts its calls. */
const good = remote(
  'mf-good',
  `let calls = 0
   exports.render = ({ tag }) => {
     calls++
     if (tag === 'throw') throw new Error('no')
     return { html: '<p>' + (tag === 'count' ? calls : tag) + '</p>' }
   }`,
)

it('draws with the bundle of the deployment', async () => {
  await expect(calls.render(good, call)).resolves.toEqual({ html: '<p>qp-x</p>' })
})

it('refuses a file that is not the one the registry names', async () => {
  const tampered = remote('mf-tampered', 'exports.render = () => ({})', 'f'.repeat(64))
  await expect(calls.render(tampered, call)).rejects.toThrow('hash differs')
})

it('offers a bundle the shared libraries and nothing else', async () => {
  const curious = remote('mf-curious', `require('node:fs'); exports.render = () => ({})`)
  await expect(calls.render(curious, call)).rejects.toThrow('node:fs is not offered')
})

it('lets a canary that hangs take nothing from the version next to it', async () => {
  const stable = remote('mf-tried', `exports.render = () => ({ html: 'well' })`)
  const hangs = hanging('mf-tried-2', 'tried')
  const canary: Remote = { ...hangs, name: stable.name, version: '2', trial: true }
  await Promise.all([calls.render(stable, call), calls.render(canary, call)])
  const hung = calls.render(canary, { ...call, tag: 'hang' }).catch(() => 'ended')
  await expect(Promise.race([hung, calls.render(stable, call)])).resolves.toEqual({ html: 'well' })
  await expect(hung).resolves.toBe('ended')
})

it('passes an ordinary exception on and keeps calling the bundle', async () => {
  const count = async () => {
    const answer = await calls.render(good, { ...call, tag: 'count' })
    return Number('html' in answer && answer.html.replace(/\D/g, ''))
  }
  const before = await count()
  await expect(calls.render(good, { ...call, tag: 'throw' })).rejects.toThrow('no')
  expect(await count()).toBe(before + 2)
})

it('ends a bundle that hangs, leaves it alone for a while, then tries again', async () => {
  const wild = hanging('mf-hanging')
  await expect(calls.render(wild, call)).resolves.toEqual({ html: 'well' })
  await expect(calls.render(wild, { ...call, tag: 'hang' })).rejects.toThrow()
  // Once may be a busy machine's fault.
  await expect(calls.render(wild, call)).resolves.toEqual({ html: 'well' })
  for (const tag of ['hang', 'hang'])
    await expect(calls.render(wild, { ...call, tag })).rejects.not.toThrow(Quarantined)
  await expect(calls.render(wild, call)).rejects.toThrow(Quarantined)
  const later = Date.now() + limits.quarantineMs
  const clock = jest.spyOn(Date, 'now').mockReturnValue(later)
  await expect(calls.render(wild, call)).resolves.toEqual({ html: 'well' })
  clock.mockRestore()
})

it('gives a bundle the long first call once: one that hung has no more time than any other', async () => {
  const calls = createRemoteCalls({ ...limits, firstTimeoutMs: 400 })
  const dead = remote('mf-dead', 'for (;;);')
  const started = Date.now()
  await expect(calls.render(dead, call)).rejects.toThrow()
  const between = Date.now()
  await expect(calls.render(dead, call)).rejects.not.toThrow(Quarantined)
  expect(Date.now() - between).toBeLessThan(between - started)
  await expect(calls.render(dead, call)).rejects.toThrow(Quarantined)
  await calls.close()
})

it('leaves the pages of a bundle alone when a program hangs it', async () => {
  const asked = remote(
    'mf-asked',
    `exports.render = () => ({ html: 'ok' });
     exports.calculate = ({ name }) => { while (name === 'hang'); return { result: {} } }`,
  )
  const program = { name: 'well', input: {}, today: '2026-01-01' }
  const hangs = { ...program, name: 'hang' }
  await calls.calculate(asked, program)
  const hung = calls.calculate(asked, hangs).catch(() => 'ended')
  await expect(calls.render(asked, call)).resolves.toEqual({ html: 'ok' })
  await expect(hung).resolves.toBe('ended')
  await calls.calculate(asked, hangs).catch(() => {})
  await expect(calls.calculate(asked, program)).rejects.toThrow(Quarantined)
  await expect(calls.render(asked, call)).resolves.toEqual({ html: 'ok' })
})

it('survives a bundle that eats memory', async () => {
  const eats =
    'exports.render = () => { const all = []; while (true) all.push(new Array(1e5).fill(all.length)) }'
  await expect(calls.render(remote('mf-greedy', eats), call)).rejects.toThrow(/memory|aborted/i)
})

it('sends away who would wait too long, without blaming the bundle', async () => {
  const brief = createRemoteCalls({ ...limits, waitMs: 60 })
  const wanted = slow('mf-crowded')
  const answers = await Promise.allSettled(Array.from({ length: 6 }, () => brief.render(wanted, call)))
  const refused = answers.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
  expect(refused.length).toBeGreaterThan(0)
  for (const reason of refused) expect(reason).toBeInstanceOf(Busy)
  await expect(brief.render(wanted, call)).resolves.toEqual({ html: 'ok' })
  await brief.close()
})

it('takes an answer that came while the host itself was late', async () => {
  await calls.render(good, call)
  const answer = calls.render(good, call)
  await new Promise(setImmediate)
  const late = performance.now() + 2 * limits.timeoutMs
  while (performance.now() < late);
  await expect(answer).resolves.toEqual({ html: '<p>qp-x</p>' })
})

it('outlives a bundle whose leftovers reject', async () => {
  const careless = remote(
    'mf-careless',
    `exports.render = ({ tag }) => {
       if (tag === 'late') Promise.reject(new Error('too late'))
       return { html: 'ok' }
     }`,
  )
  await calls.render(careless, { ...call, tag: 'late' }).catch(() => undefined)
  await calls.render(careless, call).catch(() => undefined)
  await expect(calls.render(careless, call)).resolves.toEqual({ html: 'ok' })
})

const threads = () => (process.report.getReport() as { workers: readonly unknown[] }).workers.length

it('ends the thread of a version with it', async () => {
  const own = createRemoteCalls(limits)
  const before = threads()
  for (const html of ['1', '2']) {
    await own.render(remote('mf-often', `exports.render = () => ({ html: '${html}' })`), call)
    expect(threads() - before).toBe(1)
  }
  await own.close()
  expect(threads()).toBe(before)
})

/** Calls that each thread would get, without any: `open` has the threads of pools that are not closed. */
function withoutThreads(offersOf?: Parameters<typeof createRemoteCalls>[2]) {
  const open = new Map<object, number>()
  const calls = createRemoteCalls(limits, undefined, offersOf, undefined, ({ maxThreads = 0 }) => {
    const pool: WorkerPool = {
      threads: [],
      run: async (sent) => sent,
      on() {},
      async destroy() {
        open.delete(pool)
      },
    }
    open.set(pool, maxThreads)
    return pool
  })
  return { calls, open }
}

it('keeps one thread for each place, however many versions come and go', async () => {
  const { calls: own, open } = withoutThreads()
  for (const html of ['1', '2', '3']) {
    const version = remote('mf-often', `exports.render = () => ({ html: '${html}' })`)
    for (const one of [version, { ...version, trial: true } as const]) {
      await own.render(one, call)
      await own.calculate(one, { name: 'sum', input: {}, today: '2026-01-01' })
      await own.validateLead(one, { vertical: 'energy', body: {}, today: '2026-01-01' })
    }
    expect([...open.values()]).toEqual([1, 1, 1, 1, 1, 1])
  }
  await own.close()
  expect(open.size).toBe(0)
})

it('brings along what editors keep for the remote that is called, and distinguishes editions', async () => {
  const offers = { sample: [] }
  const { calls: bringing } = withoutThreads(({ name }) =>
    name === 'mf-offers' ? { offers, edition: '7' } : { edition: '' },
  )
  const [taker, other] = [remote('mf-offers', ''), remote('mf-plain', '')]
  await expect(bringing.render(taker, call)).resolves.toMatchObject({ call: { ...call, offers } })
  await expect(bringing.render(other, call)).resolves.toMatchObject({ call })
  await expect(bringing.render(other, call)).resolves.not.toHaveProperty('call.offers')
  expect([bringing.edition(taker), bringing.edition(other)]).toEqual(['7', ''])
})
