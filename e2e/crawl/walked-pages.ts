import type { Browser } from '@playwright/test'
import { type Fault, faultList, pagesOf } from './document-faults'
import { sharedWalk } from './shared-walk'
import { formOf, type Walk } from './walk-site'

const walks = new Map<string, Promise<Walk>>()

/** Once for each site: the tests of a worker share it. */
export function walkOf(browser: Browser, origin: string): Promise<Walk> {
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
export function leastAndMost(walk: Walk): readonly string[] {
  const addresses = addressesOf(walk)
  const bySize = addresses.toSorted((one, other) => namesIn(one) - namesIn(other))
  const most = new Map(bySize.map((address) => [pathOf(address), address]))
  const least = new Map(bySize.toReversed().map((address) => [pathOf(address), address]))
  return addresses.filter((address) => [least, most].some((kept) => kept.get(pathOf(address)) === address))
}

/** A page waits for a second until it rests: others are checked in that time. */
const atOnce = 3

export async function gather(
  addresses: readonly string[],
  look: (address: string) => Promise<readonly string[]>,
) {
  const faults: Fault[] = []
  const waiting = [...addresses]
  async function visitWaiting() {
    for (let page = waiting.shift(); page !== undefined; page = waiting.shift())
      for (const fault of await look(page)) faults.push({ page, fault })
  }
  await Promise.all(Array.from({ length: atOnce }, visitWaiting))
  return faultList(faults)
}
