import type { Page } from '@playwright/test'
import { tableFaults } from '../../crawl/table-faults'
import { fillIn, goOn, heading, whenLive } from '../../journeys/answer-funnel'
import { lisbonHome, lisbonQuery, unknownQuery } from '../../journeys/homes'
import { compareOffers, openFilters, openFirstBill, resultsHeading } from '../../journeys/shown-offers'
import { expect } from '../../site/visitor-test'
import { liveStates, openLive, type ScreenStates } from './screen-states'

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
    name: 'energy: a help, places and bills',
    async act({ page, check }) {
      await openLive(page, step('potencia-contratada', lisbonQuery))
      await fillIn(page, 'Não sei')
      await check('the help with the power, nothing ticked', 'main')
      await fillIn(page, ['Frigorífico', 'Forno elétrico'])
      await check('the help with the power, ticked', 'main')
      await openLive(page, step('morada', 'energyType=gas'))
      await fillIn(page, ['Casa onde vivo', '7700'])
      await check('a place without gas', 'main')
      await openLive(page, step('fatura-eletricidade', `${lisbonQuery}&meter=tri&kwhPeak=tudo&kwhMid=1`))
      await refused(page)
      await check('a bill with three prices and its errors', 'main')
      await openLive(page, step('respostas', `${unknownQuery}&${ownBill}`))
      await page.getByText('Guardado neste telemóvel ou computador').click()
      await check('the list of answers with bills, and what the device keeps', 'main')
    },
  },
  {
    name: 'energy: other helps, places and bills',
    tag: '@deep',
    act: liveStates({
      'the gas tier help, none ticked': [step('escalao-gas', lisbonQuery), (page) => fillIn(page, 'Não sei')],
      'the help with the gas tier, ticked': [step('escalao-gas', unknownQuery)],
      'an island': [step('morada', 'energyType=dual'), (page) => fillIn(page, ['Casa onde vivo', '9000'])],
      'a bill with one price': [step('fatura-eletricidade', lisbonQuery)],
      'a bill with two prices, for five people': [step('fatura-eletricidade', `${unknownQuery}&meter=bi`)],
      'a gas bill and its errors': [step('fatura-gas', `${lisbonQuery}&kwhGas=250`), refused],
      'a gas bill of a home with only gas': [step('fatura-gas', only('gas', lisbonQuery))],
    }),
  },
  {
    name: 'energy: results open, filtered and compared',
    act: liveStates({
      'results for electricity, the filters and a bill open': [
        results(`${only('electricity', unknownQuery)}&timeOption=all&loyalty=true`),
        async (page) => {
          await openFirstBill(page)
          expect(await tableFaults(page)).toEqual([])
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
]
