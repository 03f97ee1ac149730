import type { Page } from '@playwright/test'
import { deep } from '../site/deep'
import { expect, sizesOfRun, test } from '../site/visitor-test'

const footer = (page: Page) => page.getByRole('contentinfo')
const email = (page: Page) => footer(page).getByRole('textbox', { name: 'O teu email' })
const terms = (page: Page) => footer(page).getByRole('checkbox', { name: /^Aceito os Termos e Condições/ })
const send = (page: Page) => footer(page).getByRole('button', { name: 'Receber' })
const thanks = (page: Page) => footer(page).getByText('Obrigado! Falta só confirmares')

async function fillIn(page: Page) {
  await email(page).fill('ana@exemplo.pt')
  await terms(page).check()
}

for (const [size, viewport] of Object.entries(sizesOfRun))
  test.describe(`the footer’s form on a ${size}`, () => {
    test.use({ viewport })
  })

test('what was typed and pressed before the code came is sent, once', deep, async ({ page }) => {
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

  test('it is a plain form that the host answers with a page', deep, async ({ page }) => {
    await page.goto('/energia')
    await fillIn(page)
    await send(page).click()
    await expect(page).toHaveURL(/\/newsletter\/obrigado$/)
  })

  test('its columns unfold on a phone', deep, async ({ page }) => {
    await page.goto('/energia')
    const link = footer(page).getByRole('link', { name: 'Acessibilidade' })
    await expect(link).toBeHidden()
    await footer(page).getByText('Quem somos', { exact: true }).last().click()
    await expect(link).toBeVisible()
    await link.click()
    await expect(page).toHaveURL(/\/acessibilidade$/)
  })
})
