import { expect, test } from '../site/visitor-test'
import { fitsTheWindow } from './check-screen'

const address = '/estilo'

test('every image has its room before it comes', async ({ page }) => {
  await page.goto(address)
  const media = page.getByRole('main').locator('img, video')
  await expect(media.first()).toBeVisible()
  for (const one of await media.all()) {
    expect(Number(await one.getAttribute('width'))).toBeGreaterThan(0)
    expect(Number(await one.getAttribute('height'))).toBeGreaterThan(0)
  }
})

for (const width of [320, 768, 1440])
  test(`nothing is wider than a window of ${width} px`, { tag: width === 320 ? [] : '@deep' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(address)
    await fitsTheWindow(page)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

test('search engines are kept away, and no menu leads there', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator(`a[href="${address}"]`)).toHaveCount(0)
  await page.goto(address)
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
})

test('images come as WebP in the size of their place, and the first alone is fetched at once', async ({
  page,
}) => {
  const answers: string[] = []
  page.on('response', (response) => {
    if (response.url().includes('/_img/'))
      answers.push(`${response.status()} ${response.headers()['content-type']}`)
  })
  await page.goto(address)
  const pictures = page.getByRole('main').locator('img')
  await expect(pictures.first()).toHaveAttribute('loading', 'eager')
  await expect(pictures.first()).toHaveAttribute('fetchpriority', 'high')
  for (const later of (await pictures.all()).slice(1)) await expect(later).toHaveAttribute('loading', 'lazy')
  const last = page.getByRole('main').locator('.b-person__photo img')
  await last.scrollIntoViewIfNeeded()
  await expect.poll(() => last.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(72)
  expect(answers.length).toBeGreaterThan(1)
  expect(new Set(answers)).toEqual(new Set(['200 image/webp']))
})

test('a video shows its captions and plays only when asked', async ({ page }) => {
  await page.goto(address)
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

test('the table of contents leads to every heading of the page', async ({ page }) => {
  await page.goto(address)
  const entries = page.getByRole('navigation', { name: 'Nesta página' }).getByRole('link')
  expect(await entries.count()).toBeGreaterThan(10)
  for (const entry of await entries.all())
    await expect(page.locator(`[id="${(await entry.getAttribute('href'))?.slice(1)}"]`)).toHaveCount(1)
})

test('on paper there are words without chrome, folded answers included', async ({ page }) => {
  await page.goto(address)
  const folded = page.locator('.b-panel').getByText('O que estava escondido.')
  await expect(folded).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.locator('.b-widget').first()).toBeHidden()
  await expect(folded).toBeVisible()
})

test('the components of funnels work there, windows and masked fields included', async ({ page }) => {
  await page.goto(address)
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
