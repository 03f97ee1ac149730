import type { Page } from '@playwright/test'
import { deep } from '../site/deep'
import { expect, test } from '../site/visitor-test'
import { latestMail, linkIn } from './written-mails'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name })

let turn = 0
const newAddress = () => `leitora.${process.pid}.${++turn}@example.pt`

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
