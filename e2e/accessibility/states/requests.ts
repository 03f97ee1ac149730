import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { askForCall, heading, leaveDetails, whenLive } from '../../journeys/answer-funnel'
import { lisbonQuery } from '../../journeys/homes'
import { storedBytes, storedLeads } from '../../journeys/stored-leads'
import { consentsOf, latestMail, linkIn } from '../../journeys/written-mails'
import { expect } from '../../site/visitor-test'
import type { ScreenStates } from './screen-states'

/** Hands in a lead as a program does, and returns the path of its status page. */
async function handIn(page: Page) {
  const lead = {
    product: 'energy',
    fullName: 'Ana Sequeira',
    email: 'ana.sequeira@exemplo.pt',
    phone: '+351912345678',
    tcConsent: true,
    marketingOptIn: true,
  }
  const answer = await page.request.post('/api/leads', {
    headers: { 'idempotency-key': randomUUID() },
    data: { vertical: 'lead-capture', consentVersion: 'lead-capture-2026-11', lead },
  })
  const { statusUrl } = (await answer.json()) as { readonly statusUrl: string }
  return statusUrl
}

export const requestStates: readonly ScreenStates[] = [
  {
    name: 'a request: contact form, errors, wishes, summary and status',
    address: `/energia/simular/dados-de-contacto?${lisbonQuery}`,
    async act({ page, check }) {
      await whenLive(page)
      await check('the contact form', 'main')
      await askForCall(page).click()
      await expect(page.getByRole('alert')).toBeFocused()
      await check('its errors', 'main')
      await page.getByText('Quando te podemos ligar?').click()
      await page.getByLabel('Dia').selectOption({ index: 3 })
      await page.getByLabel('Como preferes falar?').selectOption('WhatsApp')
      await check('when to call', 'main')
      await leaveDetails(page)
      await askForCall(page).click()
      await expect(page).toHaveURL(/\/energia\/contacto$/)
      for (const address of ['/energia/resumo', '/energia/contacto']) {
        await page.goto(address)
        await expect(heading(page, 'Maria, recebemos o teu pedido de energia')).toBeVisible()
        await check(address, 'main')
      }
      await page.getByRole('link', { name: 'Ver o estado do pedido' }).click()
      await expect(heading(page, 'O teu pedido de energia')).toBeVisible()
      await check('the status page')
      await page.goto(`${page.url()}/retirar`)
      await page.getByRole('button', { name: 'Cancelar o pedido' }).click()
      await expect(page.getByText(/^Cancelaste o pedido em/).first()).toBeVisible()
      await page.goto('/energia/resumo')
      await expect(page.getByText(/^Cancelaste o pedido em/)).toBeVisible()
      await check('the summary of a request taken back', 'main')
    },
  },
  {
    name: 'a receipt, consent taken back, and data erased',
    async act({ page, check }) {
      await page.goto(await handIn(page))
      await page.getByRole('link', { name: /Ver o recibo/ }).click()
      await expect(page.getByRole('main')).toContainText('texto lead-capture-2026-11')
      await check('the receipt', 'main')
      await page.getByRole('link', { name: 'cancela o pedido' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cancelar o pedido')
      await check('before the consent is taken back', 'main')
      await page.getByRole('button', { name: 'Cancelar o pedido' }).click()
      await expect(page.getByText(/Cancelaste o pedido em/)).toBeVisible()
      await check('consent taken back', 'main')
      await page.getByRole('link', { name: 'Apagar os meus dados' }).click()
      await expect(page.getByRole('button', { name: 'Apagar de vez' })).toBeVisible()
      await check('before data are erased', 'main')
      await page.getByRole('button', { name: 'Apagar de vez' }).click()
      await expect(page.getByText(/Apagámos os teus dados em/)).toBeVisible()
      await check('data erased', 'main')
    },
  },
  {
    name: 'a request from a calculator: errors, thanks and the one lead that is stored',
    address: '/simuladores/imi?vpt=150000&county=1106',
    async act({ page, site, check }) {
      await page.getByRole('link', { name: 'Pedir uma proposta' }).click()
      await expect(page).toHaveURL(/\/simuladores\/pedir-proposta\?calculadora=imi&vpt=150000/)
      await expect(page.getByRole('region', { name: 'O que vai com o pedido' })).toContainText(/150\.000.€/)
      await whenLive(page)
      const send = page.getByRole('button', { name: 'Pedir que me liguem' })
      await send.click()
      await expect(page.getByRole('alert')).toContainText('Nome completo: Este campo é obrigatório')
      await check('errors', 'main')
      const before = storedLeads(site).length
      await page.getByLabel('Nome completo').fill('Ana Sequeira')
      await page.getByRole('main').getByLabel('Email', { exact: true }).fill('ana.sequeira@exemplo.pt')
      await page.getByRole('textbox', { name: 'Telemóvel ou telefone' }).fill('912345678')
      await page.getByRole('checkbox', { name: /Aceito que me liguem/ }).check()
      await page.getByRole('checkbox', { name: /Li e aceito os/ }).check()
      await send.dblclick()
      await expect(page.getByRole('heading', { name: 'Recebemos o teu pedido' })).toBeFocused()
      await expect(page.getByText(/Referência QP-\w{4}-\w{4}/)).toBeVisible()
      expect(page.url()).not.toMatch(/ana|exemplo|912345678/)
      await check('thanks', 'main')
      const leads = storedLeads(site).slice(before)
      expect(leads).toEqual([{ reference: expect.any(String), vertical: 'bank-checkout', campaign: null }])
      expect(storedBytes(site).includes('ana.sequeira@exemplo.pt')).toBe(false)
      await page.getByRole('link', { name: 'Ver o estado do pedido' }).click()
      await expect(page.getByRole('main')).toContainText(leads[0]?.reference ?? 'no lead')
    },
  },
  {
    name: 'the newsletter: signing up in the footer, confirming and leaving',
    address: '/energia',
    async act({ page, site, check }) {
      await check('the landing page of energy', 'main')
      const email = `leitora.${randomUUID()}@example.pt`
      const form = page.getByRole('contentinfo').locator('form[action="/api/blog/newsletter/add"]')
      await form.getByRole('textbox').fill(email)
      await form.getByRole('checkbox').check()
      const proof = page.waitForResponse('**/core/apis/data/verifyConsent')
      await form.getByRole('button', { name: 'Receber' }).click()
      await expect(page.getByRole('contentinfo').getByRole('status').first()).not.toBeEmpty()
      expect((await proof).status()).toBe(204)
      const visit = (await page.context().cookies()).find(({ name }) => name === 'qp_visit')
      expect(visit).toMatchObject({ httpOnly: true, expires: -1 })
      expect(consentsOf(site, visit?.value)).toContainEqual({
        act: 'given',
        page: `${site.url}/energia`,
        text_version: 'newsletter-2026-11',
      })
      const mail = await latestMail(site, email)
      await page.goto(linkIn(mail, 'confirmar'))
      await check('before it is confirmed', 'main')
      const main = page.getByRole('main')
      await main.getByRole('button', { name: 'Confirmar' }).click()
      await expect(heading(page, 'Subscrição confirmada')).toBeVisible()
      await expect(page).toHaveURL(/\/newsletter\/confirmada$/)
      await check('confirmed', 'main')
      await page.goto(linkIn(mail, 'sair'))
      await check('before leaving', 'main')
      await main.getByRole('button', { name: 'Sair da newsletter' }).click()
      await expect(heading(page, 'Já não recebes a newsletter')).toBeVisible()
      expect(site.logs.join('\n')).not.toMatch(/leitora\.|newsletter\/(confirmar|sair)\/(?!\[secret\])/)
    },
  },
]
