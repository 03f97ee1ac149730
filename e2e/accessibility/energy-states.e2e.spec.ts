import type { Page } from '@playwright/test'
import { changeAnswer, fillIn, goOn, heading, whenLive } from '../journeys/answer-funnel'
import { checkHeading, electricityBill, lisbonQuery, unknownQuery } from '../journeys/homes'
import { openFilters, openFirstBill } from '../journeys/shown-offers'
import { expect, sizesOfRun, test } from '../site/visitor-test'
import { checkScreen } from './check-screen'

const step = (slug: string, query: string) => `/energia/simular/${slug}?${query}`
const results = (query: string) => `/energia/resultados?${query}`
const only = (energy: string, query: string) => query.replace('dual', energy)
const ownBill =
  'meter=tri&kwhPeak=600&kwhMid=1500&kwhOffPeak=1800&kwhPeriod=year&powerPrice=0%2C42&peakPrice=0%2C31&midPrice=0%2C22&offPeakPrice=0%2C13'

const refused = async (page: Page) => {
  await goOn(page)
  await expect(page.getByRole('alert')).toBeFocused()
}

/** A state of a screen: its address, and what a visitor does there. */
const states: Readonly<Record<string, readonly [address: string, act?: (page: Page) => Promise<unknown>]>> = {
  'the help with the power, nothing ticked': [
    step('potencia-contratada', lisbonQuery),
    (page) => fillIn(page, 'Não sei'),
  ],
  'the help with the power, ticked': [step('potencia-contratada', unknownQuery)],
  'the help with the gas tier, nothing ticked': [
    step('escalao-gas', lisbonQuery),
    (page) => fillIn(page, 'Não sei'),
  ],
  'the help with the gas tier, ticked': [step('escalao-gas', unknownQuery)],
  'a bill with one price': [step('fatura-eletricidade', lisbonQuery)],
  'a bill with two prices, for five people': [step('fatura-eletricidade', `${unknownQuery}&meter=bi`)],
  'a bill with three prices and its errors': [
    step('fatura-eletricidade', `${lisbonQuery}&meter=tri&kwhPeak=tudo&kwhMid=1`),
    refused,
  ],
  'a gas bill and its errors': [step('fatura-gas', `${lisbonQuery}&kwhGas=250`), refused],
  'a gas bill of a home with only gas': [step('fatura-gas', only('gas', lisbonQuery))],
  'a place without gas': [
    '/energia/simular/morada?energyType=gas',
    (page) => fillIn(page, ['Casa onde vivo', '7700']),
  ],
  'a place on the islands': [
    '/energia/simular/morada?energyType=dual',
    (page) => fillIn(page, ['Casa onde vivo', '9000']),
  ],
  'the list of answers with bills, and what the device keeps': [
    step('respostas', `${unknownQuery}&${ownBill}`),
    (page) => page.getByText('Guardado neste telemóvel ou computador').click(),
  ],
  'results for electricity, the filters and a bill open': [
    results(`${only('electricity', unknownQuery)}&timeOption=all&loyalty=true`),
    async (page) => {
      await openFirstBill(page)
      await page.getByText('O que contámos para a tua casa').last().click()
      await openFilters(page)
    },
  ],
  'results for gas': [results(only('gas', lisbonQuery))],
  'results against one’s own bill, three side by side': [
    results(`${lisbonQuery}&${ownBill}&timeOption=tri`),
    async (page) => {
      for (const at of [0, 1, 2]) await page.getByRole('article').nth(at).getByText('Comparar').click()
      await expect(heading(page, 'Lado a lado')).toBeVisible()
    },
  ],
  'results that the filters leave empty': [results(`${lisbonQuery}&provider=EDPSU&renewable=true`)],
  'results that need a split': [results(`${only('electricity', lisbonQuery)}&timeOption=tri`)],
  'results of a place without gas': [
    '/energia/resultados?energyType=gas&addressType=current&postalCode=7700&inhabitants=3',
  ],
}

for (const [size, viewport] of Object.entries(sizesOfRun))
  test.describe(`on a ${size}`, () => {
    test.use({ viewport })

    for (const [name, [address, act]] of Object.entries(states))
      test(name, async ({ page }) => {
        await page.goto(address)
        await whenLive(page)
        await act?.(page)
        await checkScreen(page, 'main')
      })

    test('a tag in a guide at the help, at its list of answers and at a bill with errors', async ({
      page,
    }) => {
      await page.goto('/guias/como-ler-a-fatura-da-eletricidade')
      const funnel = page.locator('qp-energy-funnel')
      await funnel.scrollIntoViewIfNeeded()
      await expect(page.locator('qp-energy-funnel[data-awake]')).toBeAttached()
      for (const answers of [
        ['Casa onde vivo', '1000'],
        '4 pessoas',
        'Parte do dia',
        ['Não sei', 'Frigorífico'],
      ]) {
        await fillIn(funnel, answers)
        if (answers[0] === 'Não sei') await checkScreen(page, 'main')
        await goOn(funnel)
      }
      await fillIn(funnel, 'Galp')
      await goOn(funnel)
      await changeAnswer(funnel, 'Fatura da eletricidade', electricityBill.slice(0, -1))
      await expect(heading(funnel, checkHeading)).toBeVisible()
      await checkScreen(page, 'main')
      await funnel.getByRole('link', { name: 'Alterar: Fatura da eletricidade' }).click()
      await funnel.getByRole('textbox', { name: 'kWh em vazio', exact: true }).fill('')
      await goOn(funnel)
      await expect(funnel.getByRole('alert')).toBeFocused()
      await checkScreen(page, 'main')
    })
  })
