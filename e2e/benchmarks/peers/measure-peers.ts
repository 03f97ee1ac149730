import { measureWork } from '../../budgets/main-thread'
import { inFreshBrowser } from '../fresh-browser'
import type { Samples } from './compare'
import type { Edge } from './edge'
import { isEarlyTapKept, timeToSecondQuestion } from './funnel-visits'
import type { Slowness } from './phone'
import { pageNames, type Target } from './targets'
import { openMenu, pickAnswer, visitPage } from './visits'

/** A site behind its edge, and what has been measured of it so far. */
export interface Measured {
  readonly target: Target
  readonly edge: Edge
  readonly samples: Samples
}

type Note = (one: Measured, name: string, value: number) => void

const trusting = (spki: string) => `--ignore-certificate-errors-spki-list=${spki}`

/** All that one visitor does, each thing on every site in turn before the next. */
async function round(sites: readonly Measured[], spki: string, slow: Slowness, note: Note) {
  for (const name of pageNames)
    for (const one of sites) {
      const { target, edge } = one
      const visit = await inFreshBrowser(
        (browser) => visitPage(browser, target, edge, name, slow),
        trusting(spki),
      )
      for (const [key, value] of Object.entries(visit)) note(one, `${name} ${key}`, value)
      if (!slow) continue
      const { restyled, ...work } = await measureWork(edge.origin + target.paths[name], [trusting(spki)])
      for (const [key, value] of Object.entries(work)) note(one, `${name} ${key}`, value)
      note(one, `${name} work`, work.style + work.layout + work.paint + work.parse)
    }
  const visits = {
    menu: openMenu,
    pick: pickAnswer,
    second: timeToSecondQuestion,
    kept: async (...visit: Parameters<typeof isEarlyTapKept>) => Number(await isEarlyTapKept(...visit)),
  }
  for (const [name, visit] of Object.entries(visits))
    for (const one of sites)
      note(
        one,
        name,
        await inFreshBrowser((browser) => visit(browser, one.target, one.edge, slow), trusting(spki)),
      )
}

/** Fills `samples`: one round at full speed that fills the edges and counts for nothing, then so many on the slow phone. */
export async function measurePeers(
  sites: readonly Measured[],
  visits: number,
  spki: string,
  log: (line: string) => void,
): Promise<void> {
  log('a round to fill the edges')
  await round(sites, spki, undefined, () => {})
  for (let visit = 1; visit <= visits; visit++) {
    log(`round ${visit} of ${visits}`)
    const inTurn = visit % 2 === 0 ? sites.toReversed() : sites
    await round(inTurn, spki, { cpu: 4 }, ({ samples }, name, value) => {
      samples.set(name, [...(samples.get(name) ?? []), value])
    })
  }
}
