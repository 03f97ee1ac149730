import { deep } from '../site/deep'
import { expect, test } from '../site/visitor-test'

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('an editor finds a tag, tries it by sending the form, and takes its code', deep, async ({ page }) => {
    await page.goto('/programadores/blocos')
    await page.getByRole('searchbox', { name: /Procurar/ }).fill('salario')
    await page.getByRole('button', { name: 'Procurar' }).click()
    await page.getByRole('link', { name: 'Simulador de salário líquido' }).click()
    await page.getByRole('textbox', { name: 'wage-raw' }).fill('1500')
    await page.getByRole('button', { name: 'Mostrar' }).click()
    await expect(page).toHaveURL(/\?.*wage-raw=1500/)
    const stage = page.getByRole('region', { name: 'Pré-visualização' })
    await expect(stage).toContainText('1.167')
    await expect(page.getByRole('button', { name: /Copiar/ })).toHaveCount(0)
    await expect(page.locator('pre').nth(1)).toContainText('<qp-net-salary wage-raw="1500"><a ')
  })
})

test.describe('in a low window', () => {
  test.use({ viewport: { width: 1280, height: 720 } })
  test('the button that shows is whole, however long the form above it is', deep, async ({ page }) => {
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
