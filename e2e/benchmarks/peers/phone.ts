import type { Browser, Page } from '@playwright/test'
import { observePage } from '../page-observers'
import type { Edge } from './edge'

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** How slow a phone is: so many times its CPU, with 150 ms, 1.6 Mbit/s down and 0.75 up. Undefined: as fast as the machine. */
export type Slowness = { readonly cpu: number } | undefined

/** A phone of 390 px with an empty cache. */
export async function openPhone(browser: Browser, slow: Slowness): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'pt-PT',
  })
  const page = await context.newPage()
  page.setDefaultTimeout(20_000)
  // tsx names functions through a helper that a page does not have.
  await page.addInitScript('globalThis.__name = (named) => named')
  await page.addInitScript(observePage)
  if (!slow) return page
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: slow.cpu })
  return page
}

/** Until the page has loaded and asked for nothing in 1.2 s, so that what comes when it is idle has come too. */
export async function untilAtRest(page: Page, edge: Edge, slow: Slowness) {
  const began = Date.now()
  const least = slow ? 2_500 : 1_500
  await page.waitForLoadState('load')
  while (Date.now() - began < least || !edge.isQuiet(1_200)) {
    if (Date.now() - began > 20_000) throw new Error(`${page.url()} was never at rest`)
    await pause(100)
  }
}
