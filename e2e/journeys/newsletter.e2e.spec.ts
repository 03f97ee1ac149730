import type { Page } from '@playwright/test'
import { deep } from '../site/deep'
import type { TestSite } from '../site/start-site'
import { expect, sizesOfRun, test } from '../site/visitor-test'
import { consentsOf, latestMail, linkIn } from './written-mails'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name })

let turn = 0
const newAddress = () => `leitora.${process.pid}.${++turn}@example.pt`

/** Signs up with the form of the site's foot. */
async function signUp(page: Page, email: string) {
  const form = page.getByRole('contentinfo').locator('form[action="/api/blog/newsletter/add"]')
  await form.getByRole('textbox').fill(email)
  await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: 'Receber' }).click()
}

async function confirmByMail(page: Page, site: TestSite, email: string) {
  const mail = await latestMail(site, email)
  await page.goto(linkIn(mail, 'confirmar'))
  await expect(heading(page, 'Confirma a tua subscrição')).toBeVisible()
  await button(page, 'Confirmar').click()
  await expect(heading(page, 'Subscrição confirmada')).toBeVisible()
  await expect(page).toHaveURL(/\/newsletter\/confirmada$/)
  return mail
}

for (const [size, viewport] of Object.entries(sizesOfRun))
  test.describe(`on a ${size}`, () => {
    test.use({ viewport })

    test('a visitor signs up in the footer, confirms by mail and leaves again', async ({
      page,
      site,
      context,
    }) => {
      const email = newAddress()
      await page.goto('/energia')
      const proof = page.waitForResponse('**/core/apis/data/verifyConsent')
      await signUp(page, email)
      await expect(page.getByRole('contentinfo').getByRole('status').first()).not.toBeEmpty()
      expect((await proof).status()).toBe(204)
      const visit = (await context.cookies()).find(({ name }) => name === 'qp_visit')
      expect(visit).toMatchObject({ httpOnly: true, expires: -1 })
      expect(consentsOf(site, visit?.value)).toContainEqual({
        act: 'given',
        page: `${site.url}/energia`,
        text_version: 'newsletter-2026-11',
      })

      const mail = await confirmByMail(page, site, email)
      await page.goto(linkIn(mail, 'sair'))
      await button(page, 'Sair da newsletter').click()
      await expect(heading(page, 'Já não recebes a newsletter')).toBeVisible()
      expect(site.logs.join('\n')).not.toMatch(/leitora\.|newsletter\/(confirmar|sair)\/(?!\[secret\])/)
    })
  })

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor is told what is missing, then signs up and confirms', deep, async ({ page, site }) => {
    const email = newAddress()
    await page.goto('/newsletter')
    await button(page, 'Receber newsletter').click()
    await expect(page.getByText('Este campo é obrigatório')).toBeVisible()
    await expect(page.getByText('Para prosseguir deves aceitar os Termos e Condições')).toBeVisible()
    const main = page.getByRole('main')
    await main.getByRole('textbox', { name: 'O teu email' }).fill(email)
    await main.getByRole('checkbox').check()
    await button(page, 'Receber newsletter').click()
    await expect(page).toHaveURL(/\/newsletter\/obrigado$/)
    const mail = await latestMail(site, email)
    await page.goto(linkIn(mail, 'confirmar'))
    await button(page, 'Confirmar').click()
    await expect(heading(page, 'Subscrição confirmada')).toBeVisible()
  })
})
