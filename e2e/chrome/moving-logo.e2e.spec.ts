import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { deep } from '../site/deep'
import type { TestSite } from '../site/start-site'
import { expect, test } from '../site/visitor-test'

test.use({ siteName: 'moving logo' })

/** A second of a turning square, as the browser itself records it. */
async function recordVideo(browser: Browser): Promise<Buffer> {
  const page = await browser.newPage()
  const text = await page.evaluate(async () => {
    const canvas = document.createElement('canvas')
    canvas.width = 160
    canvas.height = 36
    const pen = canvas.getContext('2d')
    const recorder = new MediaRecorder(canvas.captureStream(20), { mimeType: 'video/webm' })
    const parts: Blob[] = []
    recorder.ondataavailable = ({ data }) => parts.push(data)
    recorder.start()
    for (let frame = 0; frame < 20; frame++) {
      pen?.clearRect(0, 0, 160, 36)
      pen?.fillRect(frame * 6, 4, 28, 28)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    await new Promise((resolve) => {
      recorder.onstop = resolve
      recorder.stop()
    })
    const bytes = new Uint8Array(await new Blob(parts).arrayBuffer())
    return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  })
  await page.close()
  return Buffer.from(text, 'latin1')
}

/** Chooses the video in place of the image, as an editor does. */
function chooseVideo({ contentFolder }: TestSite) {
  const file = path.join(contentFolder, 'stories/config/default-layout.json')
  const story = JSON.parse(readFileSync(file, 'utf8'))
  const [navbar] = story.content.navbar
  navbar.logo.unshift({
    _uid: 'moving-logo',
    component: 'navbar-logo-video',
    video: { filename: '/assets/logo.webm' },
    poster: { filename: '/assets/quero-poupar.svg' },
    alt: 'Quero Poupar, início',
  })
  writeFileSync(file, JSON.stringify(story))
}

let video: Buffer
test.beforeAll(async ({ browser, site }) => {
  chooseVideo(site)
  video = await recordVideo(browser)
  expect(video.length).toBeGreaterThan(500)
})

test.beforeEach(({ page }) =>
  page.route('**/assets/logo.webm', (route) => route.fulfill({ contentType: 'video/webm', body: video })),
)

const logo = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'Quero Poupar, início', exact: true })

async function openWithVideo(page: Page) {
  await expect
    .poll(async () => (await page.request.get('/')).text(), { timeout: 15_000 })
    .toContain('/assets/logo.webm')
  await page.goto('/')
}

test('plays by itself, muted and without controls, and stops after five seconds', deep, async ({ page }) => {
  await openWithVideo(page)
  const player = logo(page).locator('video')
  const state = () =>
    player.evaluate((one: HTMLVideoElement) => [one.paused, one.muted, one.loop, one.controls] as const)
  await expect.poll(state).toEqual([false, true, true, false])
  await expect.poll(state, { timeout: 12_000 }).toEqual([true, true, true, false])
  await logo(page).click()
  await expect(page).toHaveURL(/\/$/)
})

test('is its still picture under reduced motion', deep, async ({ page }) => {
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

  test('it is its still picture: nobody could stop it', deep, async ({ page }) => {
    await openWithVideo(page)
    await expect(logo(page).locator('video')).toBeHidden()
    await expect(logo(page).locator('img')).toBeVisible()
  })
})
