import { areAll, type CrowdAnswers, percentile, statusesOf } from '../benchmarks/crowd-load'
import { type HostileCrowd, startHostileCrowd } from '../benchmarks/hostile-crowd'
import type { TestSite } from '../site/start-site'
import { pause } from './ask'
import { atMost, type Claim, claim } from './attack'
import { pointersStay } from './pointers'
import { startVisitor, visitOnce } from './visitors'

export interface Storm extends Pick<HostileCrowd, 'kind' | 'connections'> {
  /** Ms within which 99 of 100 leads are taken. */
  readonly leadMs: number
  /** Ms within which 95 of 100 kept pages are sent. */
  readonly pageMs: number
}

/** A storm is one that was answered, by whatever. */
export const answered = ({ statuses }: CrowdAnswers): Claim =>
  claim(
    'the attack was answered',
    Object.keys(statuses).some((status) => status !== 'lost'),
    statusesOf({ statuses }),
  )

/** What leads and kept pages of other clients take while one client storms for 33 s. */
export async function underStorm(
  { url, ...site }: TestSite,
  { leadMs, pageMs, ...crowd }: Storm,
): Promise<readonly Claim[]> {
  await Promise.all([visitOnce(url, 'lead'), visitOnce(url, 'cached')])
  const { result, stayed } = await pointersStay(site, async () => {
    const storm = startHostileCrowd({ ...crowd, site: url, from: '127.0.0.1' })
    await pause(3)
    const [lead, cached] = [startVisitor(url, 'lead', 50), startVisitor(url, 'cached', 50)]
    await pause(30)
    const [leads, pages] = await Promise.all([lead.stop(), cached.stop()])
    return { leads, pages, storm: await storm.stop() }
  })
  const { leads, pages, storm } = result
  return [
    answered(storm),
    claim('every lead is taken', areAll(leads, 201), statusesOf(leads)),
    atMost('lead, p99', percentile(leads, 0.99), leadMs, 'ms'),
    claim('every kept page is a page', areAll(pages, 200), statusesOf(pages)),
    atMost('kept page, p95', percentile(pages, 0.95), pageMs, 'ms'),
    stayed,
  ]
}
