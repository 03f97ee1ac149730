import { type Browser, chromium } from '@playwright/test'
import { chromiumArguments, chromiumPath } from '../../browser/chromium'
import type { Samples } from './compare'
import type { Edge } from './edge'
import { isEarlyTapKept, timeToSecondQuestion } from './funnel-visits'
import { pageNames, type Target } from './targets'
import { openMenu, visitPage } from './visits'

/** A site behind its edge, and what has been measured of it so far. */
export interface Measured {
  readonly target: Target
  readonly edge: Edge
  readonly samples: Samples
}

type Note = (one: Measured, name: string, value: number) => void

/** All that one visitor does, each thing on every site in turn before the next. */
async function round(browser: Browser, sites: readonly Measured[], slow: boolean, note: Note) {
  for (const name of pageNames)
    for (const one of sites) {
      const visit = await visitPage(browser, one.target, one.edge, name, slow)
      for (const [key, value] of Object.entries(visit)) note(one, `${name} ${key}`, value)
    }
  for (const one of sites) note(one, 'menu', await openMenu(browser, one.target, one.edge, slow))
  for (const one of sites)
    note(one, 'second', await timeToSecondQuestion(browser, one.target, one.edge, slow))
  for (const one of sites)
    note(one, 'kept', Number(await isEarlyTapKept(browser, one.target, one.edge, slow)))
}

/** Fills `samples`: one round at full speed that fills the edges and counts for nothing, then so many on the slow phone. */
export async function measurePeers(
  sites: readonly Measured[],
  visits: number,
  spki: string,
  say: (line: string) => void,
): Promise<void> {
  const browser = await chromium.launch({
    executablePath: await chromiumPath(),
    args: [...chromiumArguments, `--ignore-certificate-errors-spki-list=${spki}`],
  })
  try {
    say('a round to fill the edges')
    await round(browser, sites, false, () => {})
    for (let visit = 1; visit <= visits; visit++) {
      say(`round ${visit} of ${visits}`)
      // Every other round in the other direction.
      await round(browser, visit % 2 === 0 ? sites.toReversed() : sites, true, ({ samples }, name, value) => {
        samples.set(name, [...(samples.get(name) ?? []), value])
      })
    }
  } finally {
    await browser.close()
  }
}
