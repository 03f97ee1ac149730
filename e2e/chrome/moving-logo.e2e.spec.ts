import type { Page } from '@playwright/test'
import { expect, test } from '../site/visitor-test'
import { editLayout } from './edit-layout'

test.use({ siteName: 'moving logo' })

/** The video of the design page. */
const filename = '/assets/estilo/barras.webm'

test.beforeAll(({ site }) =>
  editLayout(site, ({ navbar: [navbar] }) => {
    const video = {
      component: 'navbar-logo-video',
      video: { filename },
      poster: { filename: '/assets/quero-poupar.svg' },
      alt: 'Quero Poupar, início',
    }
    Object.assign(navbar, { logo: [{ _uid: 'moving-logo', ...video }, ...(navbar.logo as object[])] })
  }),
)

const logo = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'Quero Poupar, início', exact: true })

async function openWithVideo(page: Page) {
  await expect.poll(async () => (await page.request.get('/')).text(), { timeout: 15_000 }).toContain(filename)
  await page.goto('/')
}

test('is its still picture under reduced motion @deep', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openWithVideo(page)
  await expect(logo(page).locator('video')).toBeHidden()
  await expect(logo(page).locator('img')).toBeVisible()
  await expect
    .poll(() =>
      logo(page)
        .locator('video')
        .evaluate((one: HTMLVideoElement) => one.paused),
    )
    .toBe(true)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('it is its still picture: nobody could stop it @deep', async ({ page }) => {
    await openWithVideo(page)
    await expect(logo(page).locator('video')).toBeHidden()
    await expect(logo(page).locator('img')).toBeVisible()
  })
})
