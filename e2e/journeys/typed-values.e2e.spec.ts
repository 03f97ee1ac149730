import { expect, test } from '../site/visitor-test'
import { whenLive } from './answer-funnel'

test.describe('a masked field', () => {
  // Values in between are no answers, and the calculators reject them.
  test.use({ quiet: false })

  test('is written while one types, keeps the caret and lets everything be deleted', async ({ page }) => {
    await page.goto('/simuladores/credito-habitacao')
    await whenLive(page)
    const field = page.locator('main input[data-mask=number]:visible').first()
    await field.focus()
    await expect
      .poll(async () => {
        await field.fill('')
        await page.keyboard.type('1')
        await page.keyboard.type('234')
        return field.inputValue()
      })
      .toBe('1.234')
    const caret = () => field.evaluate((input: HTMLInputElement) => input.selectionStart)
    for (const [keys, text, at] of [
      [['5'], '12.345', 6],
      [['ArrowLeft', 'ArrowLeft', 'ArrowLeft', '9'], '129.345', 3],
      [['Backspace'], '12.345', 2],
      [['Delete'], '12.345', 3],
      [['Delete'], '1.245', 3],
      [['ArrowLeft', 'Backspace'], '1.245', 1],
      [['Delete', 'Delete'], '145', 1],
      [['Backspace', 'Delete', 'Delete'], '', 0],
      [['1', '2', '3', '4', '.', '5'], '1.234.5', 7],
      [['6', 'Tab'], '1.234,56', null],
    ] as const) {
      for (const key of keys) await page.keyboard.press(key)
      await expect(field).toHaveValue(text)
      if (at !== null) expect(await caret(), keys.join()).toBe(at)
    }
  })
})
