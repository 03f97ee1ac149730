import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { areAll, percentile, statusesOf } from '../../benchmarks/crowd-load'
import { startHostileCrowd } from '../../benchmarks/hostile-crowd'
import { ask, pause } from '../ask'
import { type Attack, atMost, claim } from '../attack'
import { pointersStay } from '../pointers'
import { answered } from '../under-storm'
import { startVisitor } from '../visitors'

/** Seconds until an edited story is on its page; throws after a minute. */
async function publication(url: string, contentFolder: string): Promise<number> {
  const file = path.join(contentFolder, 'stories/acessibilidade.json')
  const story = readFileSync(file, 'utf8')
  const title: string = JSON.parse(story).content.title
  const mark = `${title} sob ataque`
  const begun = performance.now()
  writeFileSync(file, story.replaceAll(title, mark))
  while (!(await ask(`${url}/acessibilidade`, { from: '127.9.0.1' })).text.includes(mark)) {
    if (performance.now() - begun > 60_000) return Number.POSITIVE_INFINITY
    await pause(0.2)
  }
  writeFileSync(file, story)
  return (performance.now() - begun) / 1000
}

export const randomAddresses: Attack = {
  name: 'random-addresses',
  tried: '20 connections of one client ask for pages that do not exist, for 60 s',
  seconds: 150,
  async against(site) {
    await ask(`${site.url}/acessibilidade`)
    const { result, stayed } = await pointersStay(site, async () => {
      const storm = startHostileCrowd({
        site: site.url,
        kind: 'addresses',
        connections: 20,
        from: '127.0.0.1',
      })
      const real = startVisitor(site.url, 'drawn', 250)
      const begun = performance.now()
      await pause(15)
      const shown = await publication(site.url, site.contentFolder)
      await pause(Math.max(0, 60 - (performance.now() - begun) / 1000))
      return { shown, pages: await real.stop(), storm: await storm.stop() }
    })
    const { shown, pages, storm } = result
    return [
      answered(storm),
      claim('every real page is a page', areAll(pages, 200), statusesOf(pages)),
      atMost('real page that has to be drawn, p95', percentile(pages, 0.95), 1000, 'ms'),
      atMost('a publication is shown', shown, 5, 's'),
      stayed,
    ]
  },
}
