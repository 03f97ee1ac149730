import type { Page } from '@playwright/test'
import Database from 'libsql'
import { test } from '../site/connected-site'
import { startForeignSite } from '../site/foreign-site'
import type { TestSite } from '../site/start-site'
import { expect } from '../site/visitor-test'

// The browser itself reports every refused request in its console.
test.use({ quiet: false })

const tag = '<qp-lead-capture product="energy"></qp-lead-capture>'

function originsOf({ leadsFile }: TestSite): readonly (string | null)[] {
  const database = new Database(leadsFile, { readonly: true })
  try {
    const rows = database.prepare('select origin from leads order by created_at').all()
    return (rows as { readonly origin: string | null }[]).map(({ origin }) => origin)
  } finally {
    database.close()
  }
}

async function askThere(page: Page, url: string) {
  await page.goto(url)
  const form = page.locator('qp-lead-capture')
  await form.getByLabel('Nome completo').fill('Ana Sequeira')
  await form.getByLabel('Email', { exact: true }).fill('ana.sequeira@exemplo.pt')
  await form.getByRole('textbox', { name: 'Telemóvel ou telefone' }).fill('912345678')
  await form.getByRole('checkbox', { name: /Li e aceito os/ }).check()
  await form.getByRole('button', { name: 'Pedir que me liguem' }).click()
  return form
}

test('a listed partner’s page sends a lead, which keeps its origin', async ({ page, site, partnerPort }) => {
  const partner = await startForeignSite(site.url, tag, partnerPort)
  const form = await askThere(page, `${partner.url}/artigo?leitor=ana`)
  await expect(form.getByText(/Referência QP-\w{4}-\w{4}/)).toBeVisible()
  await expect(form.getByRole('link', { name: 'Ver o estado do pedido' })).toHaveAttribute(
    'href',
    new RegExp(`^${site.url}/pedido/`),
  )
  expect(originsOf(site).at(-1)).toBe(partner.url)
  await partner.stop()
})
