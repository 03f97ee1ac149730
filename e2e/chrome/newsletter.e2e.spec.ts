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
  await footer(page).scrollIntoViewIfNeeded()
  await expect(page.locator('footer form')).toBeAttached()
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
