import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import Database from 'libsql'
import { deep } from '../site/deep'
import type { TestSite } from '../site/start-site'
import { expect, sizesOfRun, test } from '../site/visitor-test'
import { askForCall, leaveDetails, whenLive } from './answer-funnel'
import { lisbonQuery } from './homes'

interface LeadRow {
  readonly sealed: string
  readonly call: string | null
  readonly withdrawn_at: string | null
  readonly erased_at: string | null
}

function rowOf({ leadsFile }: TestSite, reference: string): LeadRow {
  const database = new Database(leadsFile, { readonly: true })
  try {
    return database.prepare('select * from leads where reference = ?').get(reference) as LeadRow
  } finally {
    database.close()
  }
}

/** A lead as a program hands it in. */
async function handIn(request: APIRequestContext) {
  const lead = {
    product: 'energy',
    fullName: 'Ana Sequeira',
    email: 'ana.sequeira@exemplo.pt',
    phone: '+351912345678',
    tcConsent: true,
    marketingOptIn: true,
  }
  const answer = await request.post('/api/leads', {
    headers: { 'idempotency-key': randomUUID() },
    data: { vertical: 'lead-capture', consentVersion: 'lead-capture-2026-11', lead },
  })
  expect(answer.status()).toBe(201)
  return (await answer.json()) as { readonly reference: string; readonly statusUrl: string }
}

const foldOf = (page: Page) => page.locator('details', { hasText: 'Quando te podemos ligar?' })

for (const [name, viewport] of Object.entries(sizesOfRun))
  test.describe(`on a ${name}`, () => {
    test.use({ viewport })

    test(
      'a visitor says when to be called, keeps it over a reload, and reads it wherever the lead stands',
      deep,
      async ({ page, site }) => {
        await page.goto(`/energia/simular/dados-de-contacto?${lisbonQuery}`)
        await whenLive(page)
        await expect(foldOf(page)).not.toHaveAttribute('open')
        await page.getByText('Quando te podemos ligar?').click()
        await page.getByLabel('Dia').selectOption({ index: 3 })
        const day = await page.getByLabel('Dia').locator('option:checked').textContent()
        await page.getByLabel('Horário').selectOption('das 16h às 19h')
        await page.getByLabel('Como preferes falar?').selectOption('WhatsApp')
        await page.reload()
        await expect(page.getByLabel('Como preferes falar?')).toHaveValue('whatsapp')
        await expect(page.getByLabel('Horário')).toHaveValue('16-19')
        await leaveDetails(page)
        await askForCall(page).click()
        await expect(page).toHaveURL(/\/energia\/contacto$/)
        const asked = new RegExp(`${day}.*, das 16h às 19h, por WhatsApp, até 2 tentativas`, 'i')
        await expect(page.getByText(asked)).toBeVisible()
        await page.getByRole('link', { name: 'Ver o estado do pedido' }).click()
        await expect(page.getByText(asked)).toBeVisible()
        const reference = await page.getByText(/^QP-/).first().textContent()
        expect(JSON.parse(rowOf(site, reference ?? '').call ?? '')).toMatchObject({
          channel: 'whatsapp',
          slot: { from: 16, to: 19 },
        })
      },
    )
  })

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a lead can be taken back and erased all the same', deep, async ({ page, site, request }) => {
    const { reference, statusUrl } = await handIn(request)
    await page.goto(`${statusUrl}/retirar`)
    await page.getByRole('button', { name: 'Cancelar o pedido' }).click()
    await expect(page).toHaveURL(statusUrl)
    await page.getByRole('link', { name: 'Apagar os meus dados' }).click()
    await page.getByRole('button', { name: 'Apagar de vez' }).click()
    await expect(page.getByText(/Apagámos os teus dados em/)).toBeVisible()
    expect(rowOf(site, reference).erased_at).not.toBeNull()
  })
})
