import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { Busy, createRemoteCalls } from './remote-calls'
import { call, hanging, limits, bundle as remote, slow } from './testing/bundle'

it('blames no bundle for being late in a crowd, and the one that hangs alone', async () => {
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
const onLinux = process.platform === 'linux' ? it : it.skip

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
