import { type Browser, chromium } from '@playwright/test'
import { chromiumArguments, chromiumPath } from '../browser/chromium'

/** A visit in a browser process of its own: one that has drawn a site before draws it faster. */
export async function inFreshBrowser<Result>(
  visit: (browser: Browser) => Promise<Result>,
  ...args: readonly string[]
): Promise<Result> {
  const browser = await chromium.launch({
    executablePath: await chromiumPath(),
    args: [...chromiumArguments, ...args],
  })
  try {
    return await visit(browser)
  } finally {
    await browser.close()
  }
}
