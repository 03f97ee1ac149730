import type { Page, Route } from '@playwright/test'
import { askForCall, leaveDetails } from '../journeys/answer-funnel'
import { lisbonQuery, visitorDetails } from '../journeys/homes'
import { storedLeads } from '../journeys/stored-leads'
import { deepUnless } from '../site/deep'
import { expect, test } from '../site/visitor-test'

// The browser itself reports every failed request in its console.
test.use({ siteName: 'failing', quiet: false })

const post = '**/api/leads'

test.beforeEach(async ({ page }) => {
  await page.goto(`/energia/simular/dados-de-contacto?${lisbonQuery}`)
  await leaveDetails(page)
})

async function answersAreKept(page: Page) {
  await expect(page.getByRole('alert')).toContainText('O teu pedido ainda não foi enviado', {
    timeout: 15_000,
  })
  await expect(page.getByRole('alert')).toContainText('210 000 000')
  await expect(page.getByLabel('Nome completo')).toHaveValue(visitorDetails.name)
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(visitorDetails.email)
  await expect(page).toHaveURL(/dados-de-contacto\?.*postalCode=1000/)
}

const problem = { title: 'Não conseguimos registar o teu pedido agora', status: 503 }
const faults = {
  cut: (route: Route) => route.abort('connectionreset'),
  'answered 503': (route: Route) => route.fulfill({ status: 503, json: problem }),
}

for (const [name, fault] of Object.entries(faults))
  test(
    `a lead whose request is ${name} keeps every answer, also over a reload, and a retry stores it once`,
    deepUnless(name === 'cut'),
    async ({ page, site }) => {
      const before = storedLeads(site).length
      await page.route(post, fault)
      await askForCall(page).click()
      await answersAreKept(page)
      expect(storedLeads(site).length).toBe(before)
      if (name === 'cut') {
        await page.reload()
        await expect(page.getByLabel('Nome completo')).toHaveValue(visitorDetails.name)
        await askForCall(page).click()
        await answersAreKept(page)
      }
      await page.unroute(post)
      await page.getByRole('button', { name: 'Tentar outra vez' }).click()
      await expect(page).toHaveURL(/\/energia\/contacto$/)
      expect(storedLeads(site).length).toBe(before + 1)
    },
  )
