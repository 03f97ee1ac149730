import { storedLeads } from '../journeys/stored-leads'
import { deep } from '../site/deep'
import { expect, test } from '../site/visitor-test'
import { startVisitors, stopAll } from './crowd'

test.use({
  siteName: 'crowded',
  siteSettings: { LEADS_PER_MINUTE: '1000000', DRAWING_MS_PER_SECOND: '250' },
})

test('a crowd of fifteen seconds gets every page, and every lead is stored once', deep, async ({ site }) => {
  const visitors = startVisitors(site.url)
  await new Promise((resolve) => setTimeout(resolve, 15_000))
  const { leads, cached, uncached } = await stopAll(visitors)
  const answered = (visits: { readonly waits: readonly number[] }) => visits.waits.length
  expect(answered(leads)).toBeGreaterThan(50)
  expect(leads.statuses).toEqual({ 201: answered(leads) })
  expect(cached.statuses).toEqual({ 200: answered(cached) })
  expect(uncached.statuses).toEqual({ 200: answered(uncached) })
  expect(storedLeads(site)).toHaveLength(answered(leads))
})
