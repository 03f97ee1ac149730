import type { Page } from '@playwright/test'
import { expect, test } from '../site/visitor-test'

const footer = (page: Page) => page.getByRole('contentinfo')
const thanks = (page: Page) => footer(page).getByText('Obrigado! Falta só confirmares')

test('what was typed and pressed before the code came is sent, once @deep', async ({ page }) => {
  await page.goto('/energia')
  let sent = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/newsletter/add')) sent++
  })
  // As fast as a visitor on a slow phone could be: before anything has woken.
  await page.evaluate(() => {
    const form = document.querySelector<HTMLFormElement>('footer form')
    const field = form?.querySelector<HTMLInputElement>('[name=email]')
    const box = form?.querySelector<HTMLInputElement>('[name=tcConsent]')
    if (!form || !field || !box) throw new Error('no form')
    field.value = 'ana@exemplo.pt'
    box.checked = true
    form.querySelector<HTMLButtonElement>('[type=submit]')?.click()
    form.querySelector<HTMLButtonElement>('[type=submit]')?.click()
  })
  await expect(thanks(page)).toBeVisible()
  expect(sent).toBe(1)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('its columns unfold on a phone @deep', async ({ page }) => {
    await page.goto('/energia')
    const link = footer(page).getByRole('link', { name: 'Acessibilidade' })
    await expect(link).toBeHidden()
    await footer(page).getByText('Quem somos', { exact: true }).last().click()
    await expect(link).toBeVisible()
    await link.click()
    await expect(page).toHaveURL(/\/acessibilidade$/)
  })
})
