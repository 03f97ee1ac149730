import type { Browser } from '@playwright/test'
import { expect, siteTest, sizes, test } from '../site/visitor-test'
import { documentFaults, type Fault, faultList, pagesOf } from './document-faults'
import { sharedWalk } from './shared-walk'
import { readWithoutScript, visitPage } from './visit-page'
import { formOf, type Walk } from './walk-site'
import { walkOneOfEachKind } from './whole-site'

const walks = new Map<string, Promise<Walk>>()

/** Once for each site: the tests of a worker share it. */
function walkOf(browser: Browser, origin: string): Promise<Walk> {
  const walk = walks.get(origin) ?? sharedWalk(browser, origin)
  walks.set(origin, walk)
  return walk
}

/** One address of each form, by form: each worker walks in an order of its own, and all must divide one list. */
const addressesOf = (walk: Walk) =>
  [...new Map(pagesOf(walk).map(([address]) => [formOf(address), address]))]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, address]) => address)

const namesIn = (address: string) => new URL(address, 'http://site').searchParams.size
const pathOf = (address: string) => address.split('?', 1)[0]

/** The shortest and the longest address of each path: answers multiply addresses but rarely change a page's look. */
function leastAndMost(addresses: readonly string[]): readonly string[] {
  const bySize = addresses.toSorted((one, other) => namesIn(one) - namesIn(other))
  const most = new Map(bySize.map((address) => [pathOf(address), address]))
  const least = new Map(bySize.toReversed().map((address) => [pathOf(address), address]))
  return addresses.filter((address) => [least, most].some((kept) => kept.get(pathOf(address)) === address))
}

/** A page waits for a second until it rests: others are checked in that time. */
const atOnce = 3

async function gather(addresses: readonly string[], look: (address: string) => Promise<readonly string[]>) {
  const faults: Fault[] = []
  const waiting = [...addresses]
  async function lane() {
    for (let page = waiting.shift(); page !== undefined; page = waiting.shift())
      for (const fault of await look(page)) faults.push({ page, fault })
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
  return faultList(faults)
}

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
  expect(await readAll(browser, site.url, walk, leastAndMost(addressesOf(walk)))).toEqual([])
})

// In parts, so that two workers share them and each has time on a busy machine.
const parts = [0, 1, 2, 3]

for (const part of parts)
  test(`on a phone nothing is wrong with any page (contrast: where a page looks new), part ${part + 1} of ${parts.length}`, {
    tag: '@deep',
  }, async ({ browser, context, site }) => {
    test.setTimeout(480_000)
    const all = leastAndMost(addressesOf(await walkOf(browser, site.url)))
    const own = all.filter((_, at) => at % parts.length === part)
    expect(own.length).toBeGreaterThan(22)
    expect(await gather(own, (at) => visitPage(context, site.url + at))).toEqual([])
  })
