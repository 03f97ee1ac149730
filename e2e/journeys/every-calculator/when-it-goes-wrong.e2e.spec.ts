import type { Page } from '@playwright/test'
import { deep } from '../../site/deep'
import { expect, test } from '../../site/visitor-test'
import { whenLive } from '../answer-funnel'
import { tabTo } from '../keyboard'
import { calculate, moreOf, panelOf } from './calculators'

const imi = '/simuladores/imi'
const lisbon = `${imi}?vpt=100000&county=1106`
const taxValue = (page: Page) => page.getByRole('textbox', { name: 'Valor patrimonial tributário' })
const calls = '**/api/calculators/imi'

test('a whole calculation by keyboard alone, with a mistake on the way', deep, async ({ page }) => {
  await page.goto(`${imi}?vpt=`)
  await whenLive(page)
  await tabTo(page, calculate(page))
  await page.keyboard.press('Enter')
  const summary = page.getByRole('alert')
  await expect(summary).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(summary.getByRole('link')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(taxValue(page)).toBeFocused()
  await expect(taxValue(page)).toHaveAccessibleDescription(/Erro: /)
  await page.keyboard.type('100000')
  await expect(summary).toHaveCount(0)

  const county = page.getByRole('combobox', { name: 'Concelho' })
  await tabTo(page, county)
  await page.keyboard.type('lisb')
  await page.keyboard.press('Enter')
  await expect(county).toHaveValue('Lisboa')
  await expect(panelOf(page)).toContainText('300,00')

  await tabTo(page, moreOf(page))
  await page.keyboard.press('Enter')
  await tabTo(page, page.locator('summary', { hasText: 'Outra taxa ou outro ano' }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('textbox', { name: 'Taxa do IMI' }))
  await page.keyboard.type('9')
  await tabTo(page, calculate(page))
  await page.keyboard.press('Enter')
  await expect(summary).toBeFocused()
  await expect(panelOf(page)).toContainText('do que estava preenchido antes')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Taxa do IMI' })).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('0,4')
  await expect(panelOf(page)).toContainText('400,00')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 640 } })

  test(
    'nothing that takes focus by keyboard stands under the line that stays in sight',
    deep,
    async ({ page }) => {
      await page.goto('/simuladores/salario-liquido?wage_raw=1500')
      await whenLive(page)
      const strip = page.locator('main form a[href$="result"]')
      await moreOf(page).click()
      await expect(strip).toBeVisible()
      await page.getByRole('textbox').first().focus()
      const covered: string[] = []
      for (let presses = 0; presses < 60; presses++) {
        await page.keyboard.press('Tab')
        const at = await strip.evaluate((line) => {
          const control = document.activeElement
          if (!control || control === line || !line.closest('form')?.contains(control)) return 'outside'
          const label = control.matches('[type=radio], [type=checkbox]')
            ? control.nextElementSibling
            : control
          const [mine, its] = [(label ?? control).getBoundingClientRect(), line.getBoundingClientRect()]
          return mine.bottom > its.top && mine.top < its.bottom
            ? (control.getAttribute('name') ?? control.textContent)
            : ''
        })
        if (at === 'outside') break
        if (at) covered.push(at)
      }
      expect(covered).toEqual([])
    },
  )
})

test('a section that holds a mistake is open, and stays so while it is corrected', deep, async ({ page }) => {
  await page.goto(`${lisbon}&rate=9`)
  await whenLive(page)
  const rate = page.getByRole('textbox', { name: 'Taxa do IMI' })
  await rate.press('End')
  await rate.press('Backspace')
  await rate.pressSequentially('0,4')
  await expect(rate).toBeFocused()
  await expect(panelOf(page)).toContainText('400,00')
})

test('a press right after a wrong text reaches what it was meant for', deep, async ({ page }) => {
  await page.goto(lisbon)
  await whenLive(page)
  await moreOf(page).click()
  await taxValue(page).fill('muito')
  await page.locator('label').filter({ hasText: 'Rústico' }).click()
  await expect(page.getByRole('radio', { name: 'Rústico' })).toBeChecked()
  await expect(taxValue(page)).toHaveAccessibleDescription(/Erro: /)
})

test.describe('with an API in trouble', () => {
  // The browser reports the failed calls.
  test.use({ quiet: false })

  const troubles = {
    'out of order': (page: Page) => page.route(calls, (route) => route.fulfill({ status: 503, body: '{}' })),
    'asked too often': (page: Page) =>
      page.route(calls, (route) => route.fulfill({ status: 429, body: '{"title":"Demasiados pedidos"}' })),
    'that never answers': async (page: Page) => {
      await page.clock.install()
      await page.route(calls, () => {})
    },
  }

  for (const [what, cause] of Object.entries(troubles))
    test(
      `${what}: the last result stays and is marked, nothing is lost, and another try works`,
      deep,
      async ({ page }) => {
        await cause(page)
        await page.goto(lisbon)
        await whenLive(page)
        const asked = page.waitForRequest(calls)
        await taxValue(page).fill('200000')
        await asked
        if (what === 'that never answers') await page.clock.runFor(9000)
        const panel = panelOf(page)
        const again = panel.getByRole('button', { name: 'Tentar de novo' })
        await expect(again).toBeVisible()
        await expect(panel).toContainText('300,00')
        await expect(panel.locator('[data-stale]')).toBeVisible()
        await expect(taxValue(page)).toHaveValue(/^200\.?000$/)
        // The line that stays in sight lies over whatever is below it until the result itself comes.
        await again.scrollIntoViewIfNeeded()
        await page.unroute(calls)
        await again.click()
        await expect(panel).toContainText('600,00')
        await expect(again).toHaveCount(0)
      },
    )
})

test('figures that are on their way leave the last ones marked', deep, async ({ page }) => {
  await page.goto(lisbon)
  await whenLive(page)
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(calls, async (route) => {
    await held
    await route.continue()
  })
  await taxValue(page).fill('200000')
  await expect(panelOf(page).locator('[aria-busy]')).toContainText('300,00')
  release()
  await expect(panelOf(page)).toContainText('600,00')
  await expect(panelOf(page).locator('[data-stale]')).toHaveCount(0)
})
