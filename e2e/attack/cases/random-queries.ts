import { startHostileCrowd } from '../../benchmarks/hostile-crowd'
import { keepAsking, pause, percentile, statusesOf, waitsOf } from '../ask'
import { type Attack, atMost, claim } from '../attack'
import { pointersStay } from '../pointers'
import { stormed, wasAnswered } from '../stormed'
import { visitors } from '../visitors'

const under = (name: string, tried: string, kind: 'unknownNames' | 'homes'): Attack => ({
  name,
  tried,
  seconds: 120,
  async against(site) {
    const { lead, cached } = visitors(site)
    await Promise.all([lead(), cached()])
    const { result, stayed } = await pointersStay(site, async () => {
      const storm = startHostileCrowd({ site: site.url, kind, connections: 60, from: '127.0.0.1' })
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
      atMost('lead, p99', percentile(waitsOf(leads), 0.99), 500, 'ms'),
      claim(
        'every cached page is a page',
        pages.every(({ status }) => status === 200),
        statusesOf(pages),
      ),
      atMost('cached page, p95', percentile(waitsOf(pages), 0.95), 100, 'ms'),
      stayed,
    ]
  },
})

export const randomQueries = under(
  'random-queries',
  '60 connections of one client ask for real pages under made-up queries, for 33 s',
  'unknownNames',
)
export const crowd = under(
  'crowd',
  '60 connections of one client ask for pages that nobody has asked for, for 33 s',
  'homes',
)
