import { expect, test } from '../site/visitor-test'

test.describe('in a low window', () => {
  test.use({ viewport: { width: 1280, height: 720 } })
  test('the button that shows is whole, however long the form above it is @deep', async ({ page }) => {
    await page.goto('/programadores/blocos/qp-imi?vpt=abc')
    const show = page.getByRole('button', { name: 'Mostrar' })
    const form = page.getByRole('form', { name: /^Atributos/ })
    const bottomOf = async (part: typeof show) => {
      const { y, height } = (await part.boundingBox()) ?? { y: Number.NaN, height: 0 }
      return y + height
    }
    expect(await bottomOf(show)).toBeLessThan((await bottomOf(form)) - 8)
    await form.evaluate((box) => box.scrollTo(0, box.scrollHeight))
    const actions = await show.locator('..').boundingBox()
    expect(await bottomOf(form.locator('.w-help').last())).toBeLessThanOrEqual(actions?.y ?? Number.NaN)
  })
})
