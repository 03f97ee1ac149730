import type { Page } from '@playwright/test'
import { askForCall, leaveDetails } from '../journeys/answer-funnel'
import { lisbonQuery, visitorDetails } from '../journeys/homes'
import { storedLeads } from '../journeys/stored-leads'
import { deepUnless } from '../site/deep'
import { type FrontDoor, openFrontDoor } from '../site/front-door'
import { expect, test } from '../site/visitor-test'

// The browser itself reports every failed request in its console.
test.use({ siteName: 'failing', quiet: false })

const post = /^POST \/api\/leads/
let door: FrontDoor

test.beforeEach(async ({ site, page }) => {
  door = await openFrontDoor(site.url)
  await page.goto(`${door.url}/energia/simular/dados-de-contacto?${lisbonQuery}`)
  await leaveDetails(page)
})
test.afterEach(() => door.close())

async function answersAreKept(page: Page) {
  await expect(page.getByRole('alert')).toContainText('O teu pedido ainda não foi enviado', {
    timeout: 15_000,
  })
  await expect(page.getByRole('alert')).toContainText('210 000 000')
  await expect(page.getByLabel('Nome completo')).toHaveValue(visitorDetails.name)
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(visitorDetails.email)
  await expect(page).toHaveURL(/dados-de-contacto\?.*postalCode=1000/)
}

const problem = JSON.stringify({ title: 'Não conseguimos registar o teu pedido agora', status: 503 })
const faults = { cut: 'cut', 'answered 503': { status: 503, body: problem } } as const

for (const [name, fault] of Object.entries(faults))
  test(
    `a lead whose request is ${name} keeps every answer, also over a reload, and a retry stores it once`,
    deepUnless(name === 'cut'),
    async ({ page, site }) => {
      const before = storedLeads(site).length
      const end = door.fault(post, fault)
      await askForCall(page).click()
      await answersAreKept(page)
      expect(storedLeads(site).length).toBe(before)
      if (name === 'cut') {
        await page.reload()
        await expect(page.getByLabel('Nome completo')).toHaveValue(visitorDetails.name)
        await askForCall(page).click()
        await answersAreKept(page)
      }
      end()
      await page.getByRole('button', { name: 'Tentar outra vez' }).click()
      await expect(page).toHaveURL(/\/energia\/contacto$/)
      expect(storedLeads(site).length).toBe(before + 1)
    },
  )
