import { expect, test } from '../site/visitor-test'
import { fitsTheWindow } from './check-screen'

const address = '/estilo'

test('the design page: pictures, a video, places, paper, windows and masks', async ({ page }) => {
  const answers: string[] = []
  page.on('response', (response) => {
    if (response.url().includes('/_img/'))
      answers.push(`${response.status()} ${response.headers()['content-type']}`)
  })
  await page.setViewportSize({ width: 320, height: 844 })
  await page.goto(address)
  await fitsTheWindow(page)
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  await expect(page.locator(`:is(header, footer) a[href="${address}"]`)).toHaveCount(0)
  const main = page.getByRole('main')

  await test.step('every image has its room before it comes, as WebP, and the first alone is fetched at once', async () => {
    for (const one of await main.locator('img, video').all())
      for (const side of ['width', 'height'])
        expect(Number(await one.getAttribute(side)), side).toBeGreaterThan(0)
    const pictures = main.locator('img')
    await expect(pictures.first()).toHaveAttribute('loading', 'eager')
    await expect(pictures.first()).toHaveAttribute('fetchpriority', 'high')
    for (const later of (await pictures.all()).slice(1))
      await expect(later).toHaveAttribute('loading', 'lazy')
    const last = main.locator('.b-person__photo img')
    await last.scrollIntoViewIfNeeded()
    await expect.poll(() => last.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(72)
    expect(answers.length).toBeGreaterThan(1)
    expect(new Set(answers)).toEqual(new Set(['200 image/webp']))
  })

  await test.step('a video shows its captions and plays only when asked', async () => {
    const video = page.getByLabel('Três barras que crescem até alturas diferentes')
    await video.scrollIntoViewIfNeeded()
    const paused = () => video.evaluate((element: HTMLVideoElement) => element.paused)
    expect(await paused()).toBe(true)
    await video.evaluate((element: HTMLVideoElement) => element.play())
    await expect
      .poll(() => video.evaluate((element: HTMLVideoElement) => element.textTracks[0]?.cues?.length))
      .toBe(2)
    expect(await paused()).toBe(false)
  })

  await test.step('the table of contents leads to every heading of the page', async () => {
    const entries = page.getByRole('navigation', { name: 'Nesta página' }).getByRole('link')
    expect(await entries.count()).toBeGreaterThan(10)
    for (const entry of await entries.all())
      await expect(page.locator(`[id="${(await entry.getAttribute('href'))?.slice(1)}"]`)).toHaveCount(1)
  })

  await test.step('components work, windows and masked fields included', async () => {
    const components = page.locator('qp-components')
    await components.getByLabel('Texto com erro').fill('Maria')
    await components.getByRole('button', { name: 'Abrir janela' }).click()
    const modal = page.getByRole('dialog', { name: 'Janela' })
    await modal.getByLabel('Código postal').fill('1000001')
    await expect(modal.getByLabel('Código postal')).toHaveValue('1000-001')
    await page.keyboard.press('Escape')
    await expect(modal).toBeHidden()
    await expect(components.getByLabel('Texto com erro')).toHaveValue('Maria')
  })

  await test.step('on paper there are words without chrome, folded answers included', async () => {
    const folded = page.locator('.b-panel').getByText('O que estava escondido.')
    await expect(folded).toBeHidden()
    await page.emulateMedia({ media: 'print' })
    for (const role of ['banner', 'contentinfo'] as const) await expect(page.getByRole(role)).toBeHidden()
    await expect(page.locator('.b-widget').first()).toBeHidden()
    await expect(folded).toBeVisible()
  })
})
