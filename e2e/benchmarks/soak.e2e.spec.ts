import { storedLeads } from '../journeys/stored-leads'
import { expect, test } from '../site/visitor-test'
import { startVisitors, stopAll } from './crowd'
import { residentMemory } from './process-memory'

/** In MiB: what a loaded host is promised to need at most, and how much of it the last third may add to the middle. */
const promised = { most: 300, growth: 12 }

const seconds = Number(process.env.SOAK_SECONDS ?? 300)

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

test.use({
  siteName: 'soaked',
  siteSettings: { LEADS_PER_MINUTE: '1000000', DRAWING_MS_PER_SECOND: '250', MALLOC_ARENA_MAX: '2' },
})

test(`${seconds} s at half load: pages come, leads are stored once, memory is flat @deep`, async ({
  site,
}) => {
  test.setTimeout((seconds + 120) * 1000)
  const visitors = startVisitors(site.url, 0.5)
  const seen: number[] = []
  for (let second = 0; second < seconds; second += 5) {
    await new Promise((resolve) => setTimeout(resolve, 5_000))
    seen.push(Math.round(residentMemory(site.hostPid)))
  }
  const { leads, cached, uncached } = await stopAll(visitors)
  expect(cached.waits.length).toBeGreaterThan(seconds)
  expect(leads.statuses).toEqual({ 201: leads.waits.length })
  expect(cached.statuses).toEqual({ 200: cached.waits.length })
  expect(uncached.statuses).toEqual({ 200: uncached.waits.length })
  expect(storedLeads(site)).toHaveLength(leads.waits.length)
  const third = Math.floor(seen.length / 3)
  const [middle, last] = [mean(seen.slice(third, -third)), mean(seen.slice(-third))]
  console.log(`MiB every 5 s: ${seen.join(' ')}`)
  expect(Math.max(...seen)).toBeLessThanOrEqual(promised.most)
  expect(last - middle).toBeLessThanOrEqual(promised.growth)
})
