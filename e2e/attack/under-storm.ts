import { type HostileCrowd, startHostileCrowd } from '../benchmarks/hostile-crowd'
import type { TestSite } from '../site/start-site'
import { keepAsking, pause, percentile, statusesOf, waitsOf } from './ask'
import { atMost, type Claim, claim } from './attack'
import { pointersStay } from './pointers'
import { stormed, wasAnswered } from './stormed'
import { visitors } from './visitors'

export interface Storm extends Pick<HostileCrowd, 'kind' | 'connections'> {
  /** Ms within which 99 of 100 leads are taken. */
  readonly leadMs: number
  /** Ms within which 95 of 100 kept pages are sent. */
  readonly pageMs: number
}

/** What leads and kept pages of other clients take while one client storms for 33 s. */
export async function underStorm(
  site: TestSite,
  { leadMs, pageMs, ...crowd }: Storm,
): Promise<readonly Claim[]> {
  const { lead, cached } = visitors(site)
  await Promise.all([lead(), cached()])
  const { result, stayed } = await pointersStay(site, async () => {
    const storm = startHostileCrowd({ ...crowd, site: site.url, from: '127.0.0.1' })
    await pause(3)
    const watched = [keepAsking(lead, 50), keepAsking(cached, 50)]
    await pause(30)
    const [leads = [], pages = []] = await Promise.all(watched.map((one) => one.stop()))
    return { leads, pages, storm: await storm.stop() }
  })
  const { leads, pages, storm } = result
  return [
    claim('the attack was answered', wasAnswered(storm), stormed(storm)),
    claim(
      'every lead is taken',
      leads.every(({ status }) => status === 201),
      statusesOf(leads),
    ),
    atMost('lead, p99', percentile(waitsOf(leads), 0.99), leadMs, 'ms'),
    claim(
      'every kept page is a page',
      pages.every(({ status }) => status === 200),
      statusesOf(pages),
    ),
    atMost('kept page, p95', percentile(waitsOf(pages), 0.95), pageMs, 'ms'),
    stayed,
  ]
}
