import type { Page } from '@playwright/test'

/** Keeps requests from their answers until the returned function is called, as a slow network does. */
export async function hold(page: Page, requests: string | RegExp): Promise<() => void> {
  let letCome = () => {}
  const released = new Promise<void>((resolve) => {
    letCome = resolve
  })
  await page.route(requests, async (route) => {
    await released
    await route.continue()
  })
  return letCome
}

/** Of scripts those of the micro-frontends alone: the shell's come at once, and wake what is in sight. */
export const holdScripts = (page: Page) => hold(page, '**/deployments/**/*.js')

/** The whole sheets, which a script puts on: a page whose scripts are held looks then as it will, and is as high. */
export const wearSheets = (page: Page) =>
  page.evaluate(async () => {
    const held = document.querySelector('noscript')
    const named = (held?.textContent ?? '').matchAll(/href="([^"]+)/g)
    held?.after(
      ...[...named].map(([, href = '']) =>
        Object.assign(document.createElement('link'), { rel: 'stylesheet', href }),
      ),
    )
    const sheets = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')
    await Promise.all(
      [...sheets].map(
        (link) =>
          link.sheet ??
          new Promise((done) => {
            link.onload = link.onerror = done
          }),
      ),
    )
    // Sections far below are laid out a moment later (`settle` of page-frame.css).
    await Promise.all(
      document
        .getAnimations()
        .filter((one) => (one as CSSAnimation).animationName === 'settle')
        .map(({ finished }) => finished),
    )
  })
