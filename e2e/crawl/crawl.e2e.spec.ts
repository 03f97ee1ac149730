import type { Browser } from '@playwright/test'
import { expect, siteTest, sizes, test } from '../site/visitor-test'
import { documentFaults, faultList, pagesOf } from './document-faults'
import { readWithoutScript } from './visit-page'
import type { Walk } from './walk-site'
import { gather, leastAndMost, walkOf } from './walked-pages'
import { walkOneOfEachKind } from './whole-site'

test.describe.configure({ mode: 'parallel' })

/** Each address as a visitor without script gets it. */
async function readAll(browser: Browser, origin: string, walk: Walk, addresses: readonly string[]) {
  const context = await browser.newContext({ viewport: sizes.phone, javaScriptEnabled: false })
  // Only words are read here.
  await context.route(/\/_img\/|\.(?:avif|jpe?g|png|svg|webp|woff2)(?:\?|$)/, (route) => route.abort())
  const documents = new Map(pagesOf(walk))
  const faults = await gather(addresses, async (at) => {
    const page = await context.newPage()
    const framed = documents.get(at)?.framed === true
    return readWithoutScript(page, origin + at, { framed }).finally(() => page.close())
  })
  await context.close()
  return faults
}

siteTest('nothing is wrong with one page of each kind, without script', async ({ browser, site }) => {
  test.setTimeout(180_000)
  const walk = await walkOneOfEachKind(browser, site.url)
  const addresses = pagesOf(walk).map(([address]) => address)
  expect(addresses.length).toBeGreaterThan(20)
  expect.soft(faultList(documentFaults(walk))).toEqual([])
  // With script the list of states looks at them, and the deep run at all pages.
  expect(await readAll(browser, site.url, walk, addresses)).toEqual([])
})

test('every link, file and place that a page names is there, and every page can be read without script', {
  tag: '@deep',
}, async ({ browser, site }) => {
  test.setTimeout(480_000)
  const walk = await walkOf(browser, site.url)
  expect(pagesOf(walk).length).toBeGreaterThan(90)
  expect(walk.mentions.size).toBeGreaterThan(130)
  expect.soft(faultList(documentFaults(walk))).toEqual([])
  expect(await readAll(browser, site.url, walk, leastAndMost(walk))).toEqual([])
})
