import type { Page } from '@playwright/test'
import { tableFaults } from '../../crawl/table-faults'
import { whenLive } from '../../journeys/answer-funnel'
import {
  answeredPage,
  blankPage,
  type CalculatorCase,
  calculate,
  calculators,
  openAll,
  openingPage,
  panelOf,
} from '../../journeys/every-calculator/calculators'
import { expect } from '../../site/visitor-test'
import { openLive, type Screen, type ScreenStates } from './screen-states'

const imi = '/simuladores/imi?vpt=100000&county=1106'
const taxValue = (page: Page) => page.getByRole('textbox', { name: 'Valor patrimonial tributário' })

/** Each with all of its folds open and every figure of its tables in sight. */
const answered =
  (cases: readonly CalculatorCase[]) =>
  async ({ page, check }: Screen) => {
    for (const one of cases) {
      await openLive(page, answeredPage(one))
      await openAll(page.locator('main'))
      await check(one.slug, 'main')
      expect(await tableFaults(page), one.slug).toEqual([])
    }
  }

/** At the gate a chart that is dragged, a schedule and shares of a wage; the crawl comes by all. */
const drawn = ({ slug }: CalculatorCase) => ['salario-liquido', 'euribor', 'credito-habitacao'].includes(slug)

/** At the gate one calculator shows how it opens, empty, wrong and after its slider. */
const shown = 'imi'

export const calculatorStates: readonly ScreenStates[] = [
  { name: 'calculators answered, all folds open', act: answered(calculators.filter(drawn)) },
  { name: 'other calculators, open', tag: '@deep', act: answered(calculators.filter((one) => !drawn(one))) },
  ...calculators.map(
    (one): ScreenStates => ({
      name: `${one.slug}: as it opens, after its slider, empty and wrong`,
      ...(one.slug === shown ? {} : { tag: '@deep' }),
      async act({ page, check }) {
        await openLive(page, openingPage(one))
        await check('as it opens', 'main')
        await page.getByRole('main').getByRole('slider').first().press('ArrowRight')
        await expect(panelOf(page)).not.toContainText('Exemplo: ')
        await check('after its slider', 'main')
        await openLive(page, blankPage(one))
        await check('empty', 'main')
        await calculate(page).click()
        await expect(page.getByRole('alert')).toBeFocused()
        await check('wrong', 'main')
      },
    }),
  ),
  {
    name: 'a calculator with the result before a wrong value, and with its API away',
    visitor: { quiet: false },
    address: imi,
    async act({ page, check }) {
      await whenLive(page)
      await taxValue(page).fill('muito')
      await page.keyboard.press('Tab')
      await expect(panelOf(page)).toContainText('do que estava preenchido antes')
      await check('the result before', 'main')
      const calls = '**/api/calculators/imi'
      await page.route(calls, (route) => route.abort())
      await taxValue(page).fill('200000')
      const again = panelOf(page).getByRole('button', { name: 'Tentar de novo' })
      await expect(again).toBeVisible()
      // The line that stays in sight covers what is below it until the result comes.
      await again.scrollIntoViewIfNeeded()
      await expect(panelOf(page)).toContainText('300,00')
      await expect(panelOf(page).locator('[data-stale]')).toBeVisible()
      await check('the API away', 'main')
      await page.unroute(calls)
      await again.click()
      await expect(panelOf(page)).toContainText('600,00')
      await expect(again).toHaveCount(0)
    },
  },
]
