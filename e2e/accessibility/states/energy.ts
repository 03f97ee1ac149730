import type { Page } from '@playwright/test'
import { changeAnswer, fillIn, goOn, heading, whenLive } from '../../journeys/answer-funnel'
import { checkHeading, electricityBill, lisbonHome, lisbonQuery, unknownQuery } from '../../journeys/homes'
import { compareOffers, openFilters, openFirstBill, resultsHeading } from '../../journeys/shown-offers'
import { expect } from '../../site/visitor-test'
import { liveStates, type ScreenStates } from './screen-states'

const step = (slug: string, query: string) => `/energia/simular/${slug}?${query}`
const results = (query: string) => `/energia/resultados?${query}`
const only = (energy: string, query: string) => query.replace('dual', energy)
const ownBill =
  'meter=tri&kwhPeak=600&kwhMid=1500&kwhOffPeak=1800&kwhPeriod=year&powerPrice=0%2C42&peakPrice=0%2C31&midPrice=0%2C22&offPeakPrice=0%2C13'

const refused = async (page: Page) => {
  await goOn(page)
  await expect(page.getByRole('alert')).toBeFocused()
}

export const energyStates: readonly ScreenStates[] = [
  {
    name: 'energy: every question and its errors',
    address: '/energia/simular',
    async act({ page, check }) {
      await whenLive(page)
      for (const [question, answers] of Object.entries(lisbonHome)) {
        await expect(heading(page, question)).toBeVisible()
        await check(question, 'main')
        await refused(page)
        await check(`${question} (errors)`, 'main')
        await fillIn(page, answers)
        await goOn(page)
        await expect(heading(page, question)).toBeHidden()
      }
      await expect(resultsHeading(page)).toBeVisible()
    },
  },
  {
    name: 'energy: helps and places',
    act: liveStates({
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
      'a place without gas': [
        step('morada', 'energyType=gas'),
        (page) => fillIn(page, ['Casa onde vivo', '7700']),
      ],
      'a place on the islands': [
        step('morada', 'energyType=dual'),
        (page) => fillIn(page, ['Casa onde vivo', '9000']),
      ],
    }),
  },
  {
    name: 'energy: bills and the list of answers',
    act: liveStates({
      'a bill with one price': [step('fatura-eletricidade', lisbonQuery)],
      'a bill with two prices, for five people': [step('fatura-eletricidade', `${unknownQuery}&meter=bi`)],
      'a bill with three prices and its errors': [
        step('fatura-eletricidade', `${lisbonQuery}&meter=tri&kwhPeak=tudo&kwhMid=1`),
        refused,
      ],
      'a gas bill and its errors': [step('fatura-gas', `${lisbonQuery}&kwhGas=250`), refused],
      'a gas bill of a home with only gas': [step('fatura-gas', only('gas', lisbonQuery))],
      'the list of answers with bills, and what the device keeps': [
        step('respostas', `${unknownQuery}&${ownBill}`),
        (page) => page.getByText('Guardado neste telemóvel ou computador').click(),
      ],
    }),
  },
  {
    name: 'energy: results open, filtered and compared',
    act: liveStates({
      'results for electricity, the filters and a bill open': [
        results(`${only('electricity', unknownQuery)}&timeOption=all&loyalty=true`),
        async (page) => {
          await openFirstBill(page)
          await page.getByText('O que contámos para a tua casa').last().click()
          await openFilters(page)
        },
      ],
      'results against one’s own bill, three side by side': [
        results(`${lisbonQuery}&${ownBill}&timeOption=tri`),
        async (page) => {
          await compareOffers(page, [0, 1, 2])
          await expect(heading(page, 'Lado a lado')).toBeVisible()
        },
      ],
    }),
  },
  {
    name: 'energy: results for other homes, and empty ones',
    tag: '@deep',
    act: liveStates({
      'results for gas': [results(only('gas', lisbonQuery))],
      'results that the filters leave empty': [results(`${lisbonQuery}&provider=EDPSU&renewable=true`)],
      'results that need a split': [results(`${only('electricity', lisbonQuery)}&timeOption=tri`)],
      'results of a place without gas': [
        results('energyType=gas&addressType=current&postalCode=7700&inhabitants=3'),
      ],
      'results without a price': [results('energyType=gas&addressType=new&postalCode=9500')],
    }),
  },
  {
    name: 'energy: a tag in a guide',
    tag: '@deep',
    address: '/guias/como-ler-a-fatura-da-eletricidade',
    async act({ page, check }) {
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
        if (answers[0] === 'Não sei') await check('at the help', 'qp-energy-funnel')
        await goOn(funnel)
      }
      await fillIn(funnel, 'Galp')
      await goOn(funnel)
      await changeAnswer(funnel, 'Fatura da eletricidade', electricityBill.slice(0, -1))
      await expect(heading(funnel, checkHeading)).toBeVisible()
      await check('at its list of answers', 'qp-energy-funnel')
      await funnel.getByRole('link', { name: 'Alterar: Fatura da eletricidade' }).click()
      await funnel.getByRole('textbox', { name: 'kWh em vazio', exact: true }).fill('')
      await goOn(funnel)
      await expect(funnel.getByRole('alert')).toBeFocused()
      await check('at a bill with errors', 'qp-energy-funnel')
    },
  },
]
