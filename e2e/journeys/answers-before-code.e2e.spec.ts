import { holdScripts } from '../site/hold-scripts'
import { expect, test } from '../site/visitor-test'
import { answerFunnel, chooseTile, goOn, heading, tile, whenLive } from './answer-funnel'
import { pageLoads } from './page-signals'

// A slow phone: the page is painted and the shell has come; no widget has, and no framework.
test.use({ viewport: { width: 390, height: 844 } })

test('three questions are answered before any widget has come, and the widget goes on from there', async ({
  page,
}) => {
  const letCome = await holdScripts(page)
  await page.goto('/energia/simular')
  await expect(page).toHaveURL(/\/energia\/simular\/tipo-de-produto$/) // without a redirect
  const loads = pageLoads(page)
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/_payload.json')) asked.push(request.url())
  })
  await answerFunnel(page, {
    'Que energia queres comparar?': 'Só eletricidade',
    'Para que casa é?': ['Casa onde vivo', '1000'],
    'Quantas pessoas vivem na casa?': '3 pessoas',
  })
  const usage = 'Quanto tempo está alguém em casa?'
  await expect(heading(page, usage)).toBeFocused()
  expect(asked, 'one request for each answer').toHaveLength(3)
  await expect(page).toHaveTitle(new RegExp(usage.replace('?', '\\?')))

  await page.goBack()
  await expect(tile(page, '3 pessoas')).toBeChecked()
  await page.goForward()
  await expect(heading(page, usage)).toBeVisible()
  expect(loads).toEqual([])

  letCome()
  await whenLive(page)
  await expect(heading(page, usage)).toBeVisible()
  await page.getByRole('link', { name: 'Anterior' }).click()
  await expect(tile(page, '3 pessoas')).toBeChecked()
  expect(loads).toEqual([])
})

test('a question left open is said before any widget has come', async ({ page }) => {
  await holdScripts(page)
  await page.goto('/energia/simular')
  const loads = pageLoads(page)
  await goOn(page)
  await expect(page.getByRole('alert')).toBeFocused()
  await chooseTile(page, 'Só eletricidade')
  await goOn(page)
  await expect(heading(page, 'Para que casa é?')).toBeFocused()
  expect(loads).toEqual([])
})

test('a calculator answers before any widget has come', async ({ page }) => {
  const letCome = await holdScripts(page)
  await page.goto('/simuladores/euribor')
  const loads = pageLoads(page)
  await page.getByRole('button', { name: /Calcular/ }).click()
  await expect(page.getByRole('alert')).toBeFocused()
  letCome()
  await whenLive(page)
  await expect(page.getByRole('alert')).toBeVisible()
  expect(loads).toEqual([])
})
