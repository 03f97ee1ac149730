import { hold } from '../site/hold-scripts'
import { expect, sizesOfRun, test } from '../site/visitor-test'
import { answerFunnel, chooseTile, whenLive } from './answer-funnel'
import { lisbonHome, lisbonQuery } from './homes'
import { countRouting, pageLoads, routed } from './page-signals'

test('a link is followed with the payload; back and forward return to the place', async ({ page }) => {
  await page.goto('/')
  const loads = pageLoads(page)
  const comparison = page.getByRole('main').getByRole('link', { name: 'O que comparamos na energia' })
  await comparison.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => {
    scrollBy({ top: 40, behavior: 'instant' })
    return scrollY
  })
  expect(before).toBeGreaterThan(0)
  const payload = page.waitForResponse((answer) => /\/energia\/_payload\.json\?[\w.%]+$/.test(answer.url()))
  await comparison.click()
  expect((await payload).status()).toBe(200)
  await expect(page).toHaveURL(/\/energia$/)
  await expect(page).toHaveTitle(/^Comparar tarifas de eletricidade e gás/)
  await expect(page.getByRole('main')).toBeFocused()
  const place = () => page.evaluate(() => scrollY)
  await expect.poll(place).toBe(0)
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
  await page.goBack()
  await expect(page).toHaveTitle(/^Quero Poupar/)
  await expect.poll(place).toBe(before)
  await page.goForward()
  await expect(page).toHaveTitle(/^Comparar tarifas/)
  await expect.poll(place).toBe(900)
  expect(loads).toEqual([])
})

test('back and forward return to places on one page, however reached @deep', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/glossario')
  const place = () => page.evaluate(() => scrollY)
  const loaded = page.waitForResponse(/_shell\/.*\/navigation\./)
  const letter = page
    .getByRole('navigation', { name: 'Letras' })
    .getByRole('link', { name: 'I', exact: true })
  await letter.hover()
  await loaded
  await page.evaluate(() => scrollTo(0, 150))
  await letter.click()
  await expect(page).toHaveURL(/#letra-i$/)
  await expect.poll(place).toBeGreaterThan(1000)
  const atLetter = await place()
  // At once: a busy phone reports a scroll only after the visitor went back.
  await page.evaluate(() => {
    scrollBy(0, 220)
    history.back()
  })
  await expect(page).toHaveURL(/\/glossario$/)
  await expect.poll(place).toBe(150)
  await page.goForward()
  await expect(page).toHaveURL(/#letra-i$/)
  await expect.poll(place).toBe(atLetter + 220)

  const term = page.getByRole('link', { name: 'IRS Jovem', exact: true })
  await term.scrollIntoViewIfNeeded()
  const left = await place()
  await term.click()
  await expect(page).toHaveURL(/\/glossario\/irs-jovem$/)
  await expect.poll(place).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL(/#letra-i$/)
  await expect.poll(place).toBe(left)
  await page.goBack()
  await expect.poll(place).toBe(150)
})

test('a place followed before the navigation code came is the browser’s @deep', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const answer = await hold(page, /_shell\/.*\/navigation\./)
  await page.goto('/glossario')
  const place = () => page.evaluate(() => scrollY)
  await page.evaluate(() => scrollTo(0, 150))
  await page.getByRole('navigation', { name: 'Letras' }).getByRole('link', { name: 'I', exact: true }).click()
  await expect.poll(place).toBeGreaterThan(1000)
  const loaded = page.waitForResponse(/_shell\/.*\/navigation\./)
  answer()
  await loaded
  await page.goBack()
  await expect(page).toHaveURL(/\/glossario$/)
  await expect.poll(place).toBe(150)
})

test('steps of a route move one mounted application; leaving unmounts it @deep', async ({ page }) => {
  await countRouting(page)
  await page.goto('/energia/simular')
  await whenLive(page)
  const [energy, home] = Object.entries(lisbonHome)
  if (!energy || !home) throw new Error('the home has too few answers')
  await answerFunnel(page, Object.fromEntries([energy, home]))
  await expect.poll(() => routed(page, 'qp-energy-funnel')).toEqual(['MOUNTED'])
  await page.goto(`/energia/simular/respostas?${lisbonQuery}`)
  await whenLive(page)
  await page.getByRole('button', { name: 'Ver resultados' }).click()
  await expect(page).toHaveURL(/\/energia\/resultados\?/)
  await expect.poll(() => routed(page, 'qp-energy-funnel')).toEqual(['MOUNTED', 'NOT_MOUNTED'])
  await expect.poll(() => routed(page, 'qp-energy-offers')).toEqual(['MOUNTED'])
  await page.goBack()
  await expect.poll(() => routed(page, 'qp-energy-funnel')).toEqual(['MOUNTED', 'NOT_MOUNTED', 'MOUNTED'])
  await expect.poll(() => routed(page, 'qp-energy-offers')).toEqual(['MOUNTED', 'NOT_MOUNTED'])
})

test('a newer build reloads the page at the next navigation, once in ten seconds', async ({ page }) => {
  await page.route('**/builds/latest.json*', (route) => route.fulfill({ json: { id: 'a-newer-build' } }))
  const noticed = page.waitForResponse(/builds\/latest\.json\?\d+$/)
  await page.goto('/')
  await noticed
  const loads = pageLoads(page)
  const comparison = page.getByRole('main').getByRole('link', { name: 'O que comparamos na energia' })
  await comparison.click()
  await expect(page).toHaveURL(/\/energia$/)
  expect(loads).toEqual(['/energia'])

  const again = page.waitForResponse(/builds\/latest\.json\?\d+$/)
  await page.goBack()
  await again
  await comparison.click()
  await expect(page).toHaveURL(/\/energia$/)
  expect(loads.filter((path) => path === '/energia')).toEqual(['/energia'])
})

test.describe('a chunk of the shell that cannot be had', () => {
  test.use({ quiet: false })

  test('reloads nothing, and the browser follows the link by itself', async ({ page }) => {
    await page.route(/_shell\/.*\/navigation\..*js$/, (route) => route.abort())
    await page.goto('/')
    await page.getByRole('main').getByRole('link', { name: 'O que comparamos na energia' }).click()
    await expect(page).toHaveURL(/\/energia$/)
    await expect(page).toHaveTitle(/^Comparar tarifas/)
  })

  for (const [size, viewport] of Object.entries(sizesOfRun))
    test.describe(`on a ${size}`, () => {
      test.use({ viewport })

      test('and that loading again does not bring is reported, with a way on @deep', async ({ page }) => {
        const wake = /_shell\/.*\/wake\..*js$/
        let loads = 0
        page.on('domcontentloaded', () => loads++)
        await page.route(wake, (route) => route.abort())
        await page.goto('/energia/simular/tipo-de-produto')
        const error = page.getByRole('alert')
        await expect(error).toContainText('Uma parte da página não carregou')
        await expect(error).toContainText('Chunk error detected')
        await expect(error.getByRole('link', { name: '210 000 000' })).toBeVisible()
        expect(loads).toBe(2)
        // The server's HTML works without the part that is missing.
        await chooseTile(page, 'Só eletricidade')
        await page.unroute(wake)
        await error.getByRole('button', { name: 'Carregar de novo' }).click()
        await whenLive(page)
        await expect(error).toBeHidden()
      })
    })
})
