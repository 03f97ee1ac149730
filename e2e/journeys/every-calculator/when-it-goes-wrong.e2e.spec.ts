import { expect, test } from '../../site/visitor-test'
import { whenLive } from '../answer-funnel'
import { moreOf } from './calculators'

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 640 } })

  test('nothing with keyboard focus is hidden by the line that stays @deep', async ({ page }) => {
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
        const label = control.matches('[type=radio], [type=checkbox]') ? control.nextElementSibling : control
        const [mine, its] = [(label ?? control).getBoundingClientRect(), line.getBoundingClientRect()]
        return mine.bottom > its.top && mine.top < its.bottom
          ? (control.getAttribute('name') ?? control.textContent)
          : ''
      })
      if (at === 'outside') break
      if (at) covered.push(at)
    }
    expect(covered).toEqual([])
  })
})
