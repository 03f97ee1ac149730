import { test as base, expect, type Page } from '@playwright/test'
import { isDeepRun } from 'shared-lib/testing/run-depth'
import { chooseCookies } from './cookie-choice'
import { startSite, type TestSite } from './start-site'

export interface VisitorFixtures {
  /** Complaints of the browser: console errors, hydration warnings, uncaught exceptions. */
  readonly complaints: string[]
  /** Fails the test when the browser complained; a test that provokes errors turns it off. */
  readonly quiet: boolean
  /** A visitor who has answered the question about cookies; a test of the question turns it off. */
  readonly asked: boolean
}

export interface SiteFixtures {
  readonly site: TestSite
  /** A file that changes deployments, content or faults names a site of its own; the others share one per worker. */
  readonly siteName: string
  /** Settings of its host. */
  readonly siteSettings: NodeJS.ProcessEnv
}

/** An error page is an error answer to its own address: the browser logs it, and that is no fault of the page. */
const ownStatus = (page: Page, url: string, text: string) =>
  url === page.url() && text.startsWith('Failed to load resource')

/**
 * Waits until the host draws a whole page. The first one takes a busy machine longer than the host waits for a bundle, and
 * would come without header and footer.
 */
export async function drawFirstPage({ url }: TestSite) {
  const latest = Date.now() + 30_000
  while (!(await fetch(url).then((answer) => answer.text())).includes('<footer')) {
    if (Date.now() > latest) throw new Error(`${url} is drawn without its footer`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

/** A site without a visitor: for tests that send requests and open no page. */
export const siteTest = base.extend<object, SiteFixtures>({
  siteName: ['shared', { scope: 'worker', option: true }],
  siteSettings: [{}, { scope: 'worker', option: true }],
  site: [
    async ({ siteSettings }, use) => {
      const site = await startSite(siteSettings)
      await drawFirstPage(site)
      await use(site)
      await site.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: ({ site }, use) => use(site.url),
})

export const test = siteTest.extend<VisitorFixtures>({
  quiet: [true, { option: true }],
  asked: [true, { option: true }],
  context: async ({ context, asked, site }, use) => {
    if (asked) await chooseCookies(context, site.url)
    await use(context)
  },
  complaints: [
    async ({ page, quiet }, use) => {
      const complaints: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error' && !ownStatus(page, message.location().url, message.text()))
          complaints.push(`${message.text()} (${message.location().url})`)
      })
      page.on('pageerror', (error) => complaints.push(String(error)))
      await use(complaints)
      if (quiet) expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** The two sizes every screen is judged at. */
export const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 900 } } as const

/** The sizes at which this run looks at a screen that is laid out by the same rules at both. */
export const sizesOfRun: Readonly<Record<string, { readonly width: number; readonly height: number }>> =
  isDeepRun ? sizes : { phone: sizes.phone }
