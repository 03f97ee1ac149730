import type { Page } from '@playwright/test'
import { deep } from '../../site/deep'
import { expect, test } from '../../site/visitor-test'
import { whenLive } from '../answer-funnel'
import { tabTo } from '../keyboard'
import { calculate, moreOf, panelOf } from './calculators'

const imi = '/simuladores/imi'
const taxValue = (page: Page) => page.getByRole('textbox', { name: 'Valor patrimonial tributário' })

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
