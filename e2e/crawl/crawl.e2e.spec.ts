import { expect, sizes, test } from '../site/visitor-test'
import { documentFaults, type Fault, faultList, pagesOf } from './document-faults'
import { readWithoutScript } from './visit-page'
import { formOf, type Walk } from './walk-site'
import { walkWholeSite } from './whole-site'

/** One address of each form, sorted. */
const addressesOf = (walk: Walk) =>
  [...new Map(pagesOf(walk).map(([address]) => [formOf(address), address]))]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, address]) => address)

async function gather(addresses: readonly string[], look: (address: string) => Promise<readonly string[]>) {
  const faults: Fault[] = []
  for (const page of addresses) for (const fault of await look(page)) faults.push({ page, fault })
  return faultList(faults)
}

test('every link, file and place that a page names is there, and every page stands without script', async ({
  browser,
  site,
}) => {
  test.setTimeout(300_000)
  const walk = await walkWholeSite(browser, site.url)
  expect(pagesOf(walk).length).toBeGreaterThan(90)
  expect(walk.mentions.size).toBeGreaterThan(130)
  expect.soft(faultList(documentFaults(walk))).toEqual([])
  const context = await browser.newContext({ viewport: sizes.phone, javaScriptEnabled: false })
  const page = await context.newPage()
  const documents = new Map(pagesOf(walk))
  const read = (at: string) =>
    readWithoutScript(page, site.url + at, { framed: documents.get(at)?.framed === true })
  expect(await gather(addressesOf(walk), read)).toEqual([])
  await context.close()
})
