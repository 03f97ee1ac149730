import { hold, holdScripts } from '../site/hold-scripts'
import { expect, test } from '../site/visitor-test'
import { answerFunnel, chooseTile, goOn, heading, tile, whenLive } from './answer-funnel'
import { homeLoanQuery } from './homes'
import { pageLoads } from './page-signals'

// A slow phone: the page is painted and the shell has come; no widget has, and no framework.
test.use({ viewport: { width: 390, height: 844 } })

test('three questions are answered before any widget, which goes on from there', async ({ page }) => {
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
    'É para a casa onde vives?': ['Casa onde vivo', '1000'],
    'Quantas pessoas vivem na casa?': '3 pessoas',
  })
  const usage = 'Costuma haver gente em casa durante o dia?'
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

test('a question answered before the shell is sent at once, and shown later @deep', async ({ page }) => {
  const letCome = await hold(page, '**/_shell/**/shell.js')
  const asked: string[] = []
  const fetched: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/_payload.json')) asked.push(request.url())
    if (/wake\.js$|\.css$/.test(request.url())) fetched.push(request.url())
  })
  await page.goto('/energia/simular', { waitUntil: 'commit' })
  const loads = pageLoads(page)
  await chooseTile(page, 'Só eletricidade')
  await goOn(page)
  await expect.poll(() => asked).toEqual([expect.stringMatching(/\.styled&enviado=tipo-de-produto&/)])
  expect(fetched, 'nothing else shares the line with it').toEqual([])
  await expect(heading(page, 'Que energia queres comparar?')).toBeVisible()
  letCome()
  await expect(heading(page, 'É para a casa onde vives?')).toBeFocused()
  expect(asked).toHaveLength(1)
  await whenLive(page)
  await page.goBack()
  await expect(tile(page, 'Só eletricidade')).toBeChecked()
  expect(loads).toEqual([])
})

test.describe('while the shell cannot be had', () => {
  test.use({ quiet: false }) // what is missing is complained of

  test('the browser goes to the next question by itself @deep', async ({ page }) => {
    await page.route('**/_shell/**/shell.js', (route) => route.abort())
    await page.goto('/energia/simular', { waitUntil: 'commit' })
    await chooseTile(page, 'Só eletricidade')
    await goOn(page)
    await expect(heading(page, 'É para a casa onde vives?')).toBeVisible({ timeout: 12_000 })
  })
})

test('a question left open is reported before any widget has come @deep', async ({ page }) => {
  await holdScripts(page)
  await page.goto('/energia/simular')
  const loads = pageLoads(page)
  await goOn(page)
  await expect(page.getByRole('alert')).toBeFocused()
  await chooseTile(page, 'Só eletricidade')
  await goOn(page)
  await expect(heading(page, 'É para a casa onde vives?')).toBeFocused()
  expect(loads).toEqual([])
})

test('an income that no address may take is known to the widget that comes later @deep', async ({ page }) => {
  const letCome = await holdScripts(page)
  const question = `/credito-habitacao/simular/situacao-financeira?${homeLoanQuery}`
  const income = page.getByRole('textbox', { name: /^Rendimento líquido mensal/ })
  await page.goto(question)
  await income.fill('2617')
  await goOn(page)
  await expect(page).not.toHaveURL(/situacao-financeira/)
  expect(page.url()).not.toContain('2617')
  letCome()
  await page.goto(question)
  await whenLive(page)
  await expect(income).toHaveValue(/^2.?617/)
})
