import pg from 'pg'
import { askForCall, leaveDetails } from '../journeys/answer-funnel'
import { lisbonQuery, visitorDetails } from '../journeys/homes'
import { deep } from '../site/deep'
import { type Postgres, startPostgres } from '../site/postgres'
import { startSite, type TestSite } from '../site/start-site'
import { expect, test as visitor } from '../site/visitor-test'

/** A site on a PostgreSQL that goes and comes back. */
const test = visitor.extend<object, { site: TestSite; database: Postgres; leads: string }>({
  leads: [async ({ database }, use) => use(await database.create()), { scope: 'worker' }],
  database: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from this pattern.
    async ({}, use) => {
      const server = await startPostgres()
      await use(server)
      server.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  site: [
    async ({ leads }, use) => {
      const site = await startSite({ DATABASE_URL: leads })
      await use(site)
      await site.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})
// The browser itself reports every failed request in its console.
test.use({ quiet: false })

/** Status of `/ready`, and the state of the database in its answer. */
async function ready({ url }: TestSite) {
  const answer = await fetch(`${url}/ready`)
  return [answer.status, (await answer.json()).checks.database]
}

async function storedReferences(url: string): Promise<string[]> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return (await client.query<{ reference: string }>('select reference from leads')).rows.map(
      (row) => row.reference,
    )
  } finally {
    await client.end()
  }
}

test(
  'while the database is away a visitor is told so and keeps the answers; once it is back the lead is stored once',
  deep,
  async ({ page, site, database, leads }) => {
    expect(await ready(site)).toEqual([200, true])
    await page.goto(`/energia/simular/dados-de-contacto?${lisbonQuery}`)
    await leaveDetails(page)
    await database.kill()
    await askForCall(page).click()
    const alert = page.getByRole('alert')
    await expect(alert).toContainText('O teu pedido ainda não foi enviado', { timeout: 15_000 })
    await expect(page.getByLabel('Nome completo')).toHaveValue(visitorDetails.name)
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(visitorDetails.email)
    await expect.poll(() => ready(site)).toEqual([200, false])
    expect((await fetch(`${site.url}/energia`)).status).toBe(200)

    await database.start()
    await page.getByRole('button', { name: 'Tentar outra vez' }).click()
    await expect(page).toHaveURL(/\/energia\/contacto$/)
    const reference = page.getByText(/^QP-\w{4}-\w{4}$/).first()
    await expect(reference).toBeVisible()
    expect(await storedReferences(leads)).toEqual([await reference.textContent()])
    await expect.poll(() => ready(site)).toEqual([200, true])
  },
)
