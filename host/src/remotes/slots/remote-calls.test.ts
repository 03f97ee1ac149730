import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { itDeep } from 'shared-lib/testing/run-depth'
import type { Remote } from '../deployments/snapshot'
import { Busy, createRemoteCalls, Quarantined, type WorkerPool } from './remote-calls'
import { call, bundle as remote } from './testing/bundle'

/** Long enough for a healthy bundle, and one that hangs has used them up before long on a busy machine too. */
const limits = {
  timeoutMs: 120,
  wallMs: 20_000,
  endMs: 60_000,
  waitMs: 20_000,
  firstTimeoutMs: 3000,
  memoryMb: 48,
  quarantineMs: 60_000,
}
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

/** Hangs where it is asked for the tag `hang`. */
const hanging = (name: string, html = 'well') =>
  remote(name, `exports.render = ({ tag }) => { while (tag === 'hang'); return { html: '${html}' } }`)

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

const isSlow = `const end = Date.now() + 40; while (Date.now() < end); return { html: 'ok' }`
const slow = (name: string) => remote(name, `exports.render = () => { ${isSlow} }`)

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

itDeep('blames no bundle for being late in a crowd, and the one that hangs alone', async () => {
  const brief = createRemoteCalls({ ...limits, timeoutMs: 200, waitMs: 60_000 })
  const late = hanging('mf-late')
  const crowded = slow('mf-beside')
  await Promise.all([brief.render(late, call), brief.render(crowded, call)])
  let isCrowded = true
  async function visitor() {
    while (isCrowded) await brief.render(crowded, call)
  }
  const crowd = Promise.all(Array.from({ length: 12 }, visitor))
  const hang = () => brief.render(late, { ...call, tag: 'hang' })
  await expect(hang()).rejects.toBeInstanceOf(Busy)
  isCrowded = false
  await crowd
  await expect(hang()).rejects.not.toBeInstanceOf(Busy)
  await brief.close()
})

/** Keeps every core busy, ahead of the drawing workers, until stopped. */
function starve() {
  const length = 3 * availableParallelism()
  const hogs = Array.from({ length }, () => new Worker('for (;;);', { eval: true }))
  return () => Promise.all(hogs.map((hog) => hog.terminate()))
}

// Only Linux measures how long a thread waited. The gate judges the rule with its own clock, in call-limit.test.ts.
const onLinux = process.platform === 'linux' ? itDeep : it.skip

const sums = 'let sum = 0; for (let n = 0; n < 1e7; n++) sum += n; return { html: String(sum) }'
const blamesNoBundle = async () => {
  const brief = createRemoteCalls({ ...limits, timeoutMs: 150, wallMs: 60_000 })
  const starved = remote('mf-starved', `exports.render = () => { ${sums} }`)
  await brief.render(starved, call)
  const feed = starve()
  try {
    await expect(brief.render(starved, call)).resolves.toEqual({ html: '49999995000000' })
  } finally {
    await feed()
    await brief.close()
  }
}
onLinux('blames no bundle for a machine that has no core for it', blamesNoBundle, 120_000)

onLinux(
  'sends away who waits while the machine has no core, and lets the thread go on',
  async () => {
    const brief = createRemoteCalls({ ...limits, timeoutMs: 60_000, wallMs: 1000, waitMs: 500 })
    const counting = remote(
      'mf-going-on',
      `let begun = 0
       exports.render = ({ tag }) => {
         begun++
         for (let n = 0; tag === 'long' && n < 1e9; n++);
         return { html: String(begun) }
       }`,
    )
    const render = (tag: string) => brief.render(counting, { ...call, tag })
    const once = async (): Promise<number> => {
      const answer = await render('short').catch(() => undefined)
      return answer && 'html' in answer ? Number(answer.html) : once()
    }
    const before = await once()
    const feed = starve()
    try {
      await expect(render('long')).rejects.toBeInstanceOf(Busy)
      await expect(render('behind it')).rejects.toBeInstanceOf(Busy)
    } finally {
      await feed()
    }
    // The same thread: it has finished its call, and abandoned calls were skipped.
    expect(await once()).toBe(before + 2)
    await brief.close()
  },
  120_000,
)

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
