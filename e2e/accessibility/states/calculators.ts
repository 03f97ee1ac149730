import type { Page } from '@playwright/test'
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
import { liveStates, type ScreenStates } from './screen-states'

const imi = '/simuladores/imi?vpt=100000&county=1106'
const taxValue = (page: Page) => page.getByRole('textbox', { name: 'Valor patrimonial tributário' })

const answered = (cases: readonly CalculatorCase[]) =>
  liveStates(
    Object.fromEntries(
      cases.map((one) => [one.slug, [answeredPage(one), (page) => openAll(page.locator('main'))]]),
    ),
  )

/** At the gate one calculator shows how it opens, empty, wrong and after its slider; every one is shown answered. */
const shown = 'imi'

export const calculatorStates: readonly ScreenStates[] = [
  { name: 'calculators answered, all folds open (1)', act: answered(calculators.slice(0, 5)) },
  { name: 'calculators answered, all folds open (2)', act: answered(calculators.slice(5)) },
  ...calculators.map(
    (one): ScreenStates => ({
      name: `${one.slug}: as it opens, after its slider, empty and wrong`,
      ...(one.slug === shown ? {} : { tag: '@deep' }),
      act: liveStates({
        'as it opens': [openingPage(one)],
        'after its slider': [
          openingPage(one),
          async (page) => {
            await page.getByRole('main').getByRole('slider').first().press('ArrowRight')
            await expect(panelOf(page)).not.toContainText('Exemplo: ')
          },
        ],
        empty: [blankPage(one)],
        wrong: [
          blankPage(one),
          async (page) => {
            await calculate(page).click()
            await expect(page.getByRole('alert')).toBeFocused()
          },
        ],
      }),
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
      await page.route('**/api/calculators/imi', (route) => route.abort())
      await taxValue(page).fill('200000')
      const again = panelOf(page).getByRole('button', { name: 'Tentar de novo' })
      await expect(again).toBeVisible()
      // The line that stays in sight covers what is below it until the result comes.
      await again.scrollIntoViewIfNeeded()
      await check('the API away', 'main')
    },
  },
]
