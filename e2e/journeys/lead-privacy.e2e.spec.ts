import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import Database from 'libsql'
import { deep } from '../site/deep'
import type { TestSite } from '../site/start-site'
import { expect, sizesOfRun, test } from '../site/visitor-test'

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

for (const [name, viewport] of Object.entries(sizesOfRun))
  test.describe(`on a ${name}`, () => {
    test.use({ viewport })
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
