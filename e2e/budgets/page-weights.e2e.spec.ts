import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { answeredPage, calculators, openingPage } from '../journeys/every-calculator/calculators'
import { homeLoanQuery, personalLoanQuery, telecomQuery, unknownQuery } from '../journeys/homes'
import { answered } from '../journeys/insurance-answers'
import { deepUnless } from '../site/deep'
import { expect, test } from '../site/visitor-test'
import { attachScriptMeter, type MeteredScript, totalGzip, weightList } from './script-meter'

const kib = 1024

/** A budget has a floor too: a page that is suddenly lighter than its own code is not being measured. */
function expectWithin(scripts: readonly MeteredScript[], floor: number, ceiling: number) {
  const total = totalGzip(scripts)
  const list = `${(total / kib).toFixed(1)} KiB of script:\n${weightList(scripts)}`
  expect(total, list).toBeLessThanOrEqual(ceiling * kib)
  expect(total, list).toBeGreaterThanOrEqual(floor * kib)
}

const isExtra = ({ name }: MeteredScript) => /\/extras\.js$/.test(name)
const isEnergy = ({ name }: MeteredScript) => name.startsWith('/deployments/mf-energy/')
const not = (filter: (one: MeteredScript) => boolean) => (one: MeteredScript) => !filter(one)

const awake = (page: Page, slot: string) => page.locator(`[data-slot=${slot}][data-awake]`)

for (const [kind, path] of Object.entries({
  'the home page': '/',
  'the energy page': '/energia',
  'a legal page': '/politica-privacidade',
  'an error page': '/nao-existe',
}))
  test(
    `${kind} sleeps on 4 KiB of script, and its idle extras on 4 more`,
    deepUnless(path === '/'),
    async ({ page }) => {
      const meter = await attachScriptMeter(page)
      const extras = page.waitForResponse(/\/extras\.js$/)
      await page.goto(path)
      await (await extras).finished()
      const scripts = await meter.read()
      await expect(page.locator('[data-awake]')).toHaveCount(0)
      expectWithin(scripts.filter(not(isExtra)), 2, 4)
      expectWithin(scripts.filter(isExtra), 0.3, 4)
    },
  )

test('a guide with a sleeping funnel tag sleeps on 4 KiB too @deep', async ({ page }) => {
  const meter = await attachScriptMeter(page)
  await page.goto('/guias/como-escolher-tarifa-de-eletricidade')
  await expect(page.locator('[data-awake]')).toHaveCount(0)
  expectWithin((await meter.read()).filter(not(isExtra)), 2, 4)
})

test('the first step is usable on 98 KiB of script, 35 its own, awake on 150', async ({ page }) => {
  const meter = await attachScriptMeter(page)
  await page.goto('/energia/simular')
  await expect(awake(page, 'main')).toHaveCount(1)
  const scripts = (await meter.read()).filter(not(isExtra))
  expectWithin(scripts, 80, 98)
  expectWithin(scripts.filter(isEnergy), 8, 35)
  for (const slot of ['header', 'footer']) {
    await page.locator(`[data-slot=${slot}] a:visible`).first().focus()
    await expect(awake(page, slot)).toHaveCount(1)
  }
  expectWithin(await meter.read(), 85, 150)
})

for (const product of ['credito-habitacao', 'credito-pessoal', 'seguros'])
  test(
    `the first step of ${product} is usable on 98 KiB of script`,
    deepUnless(product === 'credito-pessoal'),
    async ({ page }) => {
      const meter = await attachScriptMeter(page)
      await page.goto(`/${product}/simular`)
      await expect(awake(page, 'main')).toHaveCount(1)
      expectWithin((await meter.read()).filter(not(isExtra)), 70, 98)
    },
  )

// Parts below the questions come as they near the screen: the window is low, so that the questions count alone.
for (const path of ['/depositos-a-prazo/simular', '/cartao-de-credito/resultados'])
  test(
    `the one page of questions at ${path} is usable on 98.25 KiB of script`,
    deepUnless(path === '/depositos-a-prazo/simular'),
    async ({ page }) => {
      const meter = await attachScriptMeter(page)
      await page.setViewportSize({ width: 390, height: 320 })
      await page.goto(path)
      await expect(awake(page, 'main')).toHaveCount(1)
      expectWithin((await meter.read()).filter(not(isExtra)), 80, 98.25)
    },
  )

// Nothing is touched: the meter counts what a first look costs, and a later question comes with the first touch.
for (const [what, path] of Object.entries({
  'a later question, opened by a link': `/energia/simular/potencia-contratada?${unknownQuery}`,
  'the bill, opened by a link': `/energia/simular/fatura-eletricidade?${unknownQuery}&meter=bi`,
  results: `/energia/resultados?${unknownQuery}&meter=bi`,
  'results of deposits': '/depositos-a-prazo/resultados?amount=10000&horizon=12&mayLock=true&origin=newBank',
  'what telecom finds': `/tv-net-voz/resultados?${telecomQuery}`,
  'what a home loan costs': `/credito-habitacao/resultados?${homeLoanQuery}`,
  'what a personal loan costs': `/credito-pessoal/resultados?${personalLoanQuery}`,
  'what a card costs': '/cartao-de-credito/resultados?pays=minimum&balance=1500',
  'what an insurance pays': `/seguros/resultados?${answered}`,
}))
  test(
    `${what}: usable on 120 KiB of script`,
    deepUnless(['results', 'what telecom finds'].includes(what)),
    async ({ page }) => {
      const meter = await attachScriptMeter(page)
      await page.goto(path)
      await expect(awake(page, 'main')).toHaveCount(1)
      expectWithin((await meter.read()).filter(not(isExtra)), 80, 120)
    },
  )

/** With an example and its answer; 1.25 more than a funnel has: forms are long, and their numbers have sliders. */
for (const one of calculators)
  test(
    `${one.slug} is usable on 99.5 KiB of script, 25 of them its own, and with its result on 120`,
    deepUnless(one.slug === 'credito-habitacao'),
    async ({ page, context }) => {
      const isOwn = ({ name }: MeteredScript) => name.startsWith('/deployments/mf-simulators/')
      const weigh = async (on: Page, address: string) => {
        const meter = await attachScriptMeter(on)
        await on.goto(address)
        await expect(awake(on, 'main')).toHaveCount(1)
        return (await meter.read()).filter(not(isExtra))
      }
      const first = await weigh(page, openingPage(one))
      expectWithin(first, 70, 99.5)
      expectWithin(first.filter(isOwn), 5, 25)
      const answered = await weigh(await context.newPage(), answeredPage(one))
      expectWithin(answered, 70, 120)
      expect(totalGzip(answered.filter(isOwn))).toBeGreaterThan(totalGzip(first.filter(isOwn)))
    },
  )

// The last step: its form, the choice of when to call, and the phone field with its country codes.
test('the contact form is usable on 105 KiB of script, 22 of them its own', async ({ page }) => {
  const meter = await attachScriptMeter(page)
  await page.goto(`/energia/simular/dados-de-contacto?${unknownQuery}`)
  await expect(awake(page, 'main')).toHaveCount(1)
  const scripts = (await meter.read()).filter(not(isExtra))
  expectWithin(scripts, 80, 105)
  expectWithin(scripts.filter(isEnergy), 10, 22)
})

test('the first touch brings the later questions, once @deep', async ({ page }) => {
  const meter = await attachScriptMeter(page)
  await page.goto('/energia/simular')
  await expect(awake(page, 'main')).toHaveCount(1)
  const before = (await meter.read()).filter(isEnergy)
  await page.locator('[data-slot=main] label').first().click()
  const later = async () =>
    (await meter.read()).filter(isEnergy).filter(({ name }) => !before.some((one) => one.name === name))
  await expect.poll(async () => (await later()).length).toBeGreaterThan(0)
  expectWithin(await later(), 5, 30)
})

// The heaviest stories, each tag touched. What is finished HTML stays asleep whatever is done with it: its code is never asked for.
for (const [path, finished] of Object.entries({
  '/depositos-a-prazo': ['qp-term-deposit-results'],
  '/seguros': [],
}))
  test(`${path} with every tag, header and footer awake keeps 150 KiB of script @deep`, async ({ page }) => {
    const meter = await attachScriptMeter(page)
    // A busy host may leave out a part that it draws for the first time.
    await page.request.get(path)
    await page.goto(path)
    const tags = page.locator('main :is([data-slot], [data-ssr])')
    const names = await tags.evaluateAll((all) => all.map(({ localName }) => localName))
    expect(names.length).toBeGreaterThan(0)
    expect(names).toEqual(expect.arrayContaining(finished))
    await page.locator('[data-slot], [data-ssr]').evaluateAll((all) => {
      for (const one of all) one.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    })
    const asleep = page.locator(':is([data-slot], [data-ssr]):not([data-awake])')
    await expect
      .poll(() => asleep.evaluateAll((all) => all.map(({ localName }) => localName)))
      .toEqual(finished)
    const scripts = (await meter.read()).filter(not(isExtra))
    expectWithin(scripts, 110, 150)
    for (const tag of finished) expect(scripts.map(({ name }) => name).join()).not.toContain(`/${tag}.js`)
  })

test('what pages of others load before any tag is on them weighs at most 2 KiB', async ({ request }) => {
  const loader = await (await request.get('/elements.js')).body()
  expect(gzipSync(loader, { level: 9 }).length).toBeLessThanOrEqual(2 * kib)
  expect(loader.length).toBeGreaterThan(1 * kib)
})
