import type { Page } from '@playwright/test'
import {
  askForCall,
  chooseTile,
  goOn,
  heading,
  leaveDetails,
  tile,
  whenLive,
} from '../journeys/answer-funnel'
import { detailsHeading, visitorDetails } from '../journeys/homes'
import { driver, fillCover, fillDriver, fillVehicle, insuranceQuestions } from '../journeys/insurance-answers'
import { storedLeads } from '../journeys/stored-leads'
import {
  fillBill,
  fillOperator,
  fillServices,
  serviceTiles,
  telecomQuestions,
} from '../journeys/telecom-answers'
import { deep } from '../site/deep'
import { type FrontDoor, openFrontDoor } from '../site/front-door'
import { expect, test } from '../site/visitor-test'

// The browser itself reports every failed request in its console.
test.use({ siteName: 'failing', quiet: false })

interface Screen {
  readonly question: string
  /** `plain`: the server's form, which asks what depends on an answer once it knows that answer. */
  fill(page: Page, plain: boolean): Promise<void>
  /** Its answers may be in no plain form: it is passed over where the code never comes. */
  readonly personal?: true
}

interface Funnel {
  readonly path: string
  readonly remote: string
  readonly screens: readonly Screen[]
  /** The screen that is being filled in when the code comes. One with something personal lets go only then. */
  readonly at: number
  early(page: Page): Promise<void>
  earlyStands(page: Page): Promise<void>
  readonly results: RegExp
  /** Leads from the results to the contact. */
  readonly call: string
}

const telecom: Funnel = {
  ...{ path: '/tv-net-voz', remote: 'mf-telecom', call: 'Quero que me liguem' },
  screens: [
    { question: telecomQuestions.internet, fill: (page) => chooseTile(page, 'Pelo menos 500 Mbps') },
    { question: telecomQuestions.services, fill: (page) => fillServices(page, 'Sim') },
    { question: telecomQuestions.mobile, fill: (page) => chooseTile(page, 'Não, só a casa') },
    { question: telecomQuestions.loyalty, fill: (page) => chooseTile(page, 'Faltam mais de 4 meses') },
    { question: telecomQuestions.operator, fill: fillOperator },
    {
      question: telecomQuestions.bill,
      async fill(page, plain) {
        await chooseTile(page, 'Sim')
        if (plain) await goOn(page)
        await fillBill(page)
      },
    },
  ],
  at: 1,
  early: (page) => fillServices(page, 'Sim'),
  async earlyStands(page) {
    for (const service of serviceTiles(page, 'Sim')) await expect(service).toBeChecked()
  },
  results: /^Só compensa mudar até 39,16/,
}

const insurance: Funnel = {
  ...{ path: '/seguros', remote: 'mf-insurance', call: 'Quero propostas' },
  screens: [
    { question: insuranceQuestions.vehicle, fill: (page, plain) => fillVehicle(page, !plain) },
    { question: insuranceQuestions.cover, fill: fillCover },
    { question: insuranceQuestions.driver, fill: fillDriver, personal: true },
    { question: insuranceQuestions.price, fill: (page) => chooseTile(page, 'Não sei') },
  ],
  at: 0,
  early: (page) => fillVehicle(page, true),
  async earlyStands(page) {
    await expect(tile(page, 'Carro')).toBeChecked()
    await expect(page.getByRole('textbox', { name: 'Matrícula', exact: true })).toHaveValue(driver.plate)
  },
  results: /^Com este seguro, 8 de 20 acidentes/,
}

const title = (page: Page) => page.getByRole('heading', { level: 1 })
const post = /^POST \/api\/leads/
let door: FrontDoor

test.beforeEach(async ({ site }) => {
  door = await openFrontDoor(site.url)
})
test.afterEach(() => door.close())

async function answer(page: Page, { question, fill }: Screen, plain: boolean) {
  await expect(heading(page, question)).toBeVisible()
  await fill(page, plain)
  await goOn(page)
  await expect(heading(page, question)).toBeHidden()
}

for (const { path, remote, screens, at, early, earlyStands, results, call } of [telecom, insurance]) {
  const scripts = new RegExp(`deployments/${remote}/.*\\.js`)

  test(
    `${path} on a slow network and with a request that fails: nothing entered is lost`,
    deep,
    async ({ page, site }) => {
      test.slow()
      const letCome = door.fault(scripts, 'hold')
      await page.goto(`${door.url}${path}/simular`)
      for (const screen of screens.slice(0, at)) await answer(page, screen, true)
      await expect(heading(page, screens[at]?.question ?? '')).toBeVisible()
      await early(page)
      letCome()
      await whenLive(page)
      await earlyStands(page)
      for (const screen of screens.slice(at, -1)) await answer(page, screen, false)

      const show = door.fault(new RegExp(`^GET ${path}/resultados`), 'hold')
      const [last] = screens.slice(-1)
      await last?.fill(page, false)
      await goOn(page)
      await expect.poll(() => door.seen.at(-1)).toMatch(/resultados/)
      await expect(heading(page, last?.question ?? '')).toBeVisible()
      show()
      await expect(title(page)).toHaveText(results)
      await page.getByRole('link', { name: call }).first().click()
      await expect(heading(page, detailsHeading)).toBeVisible()
      await leaveDetails(page)
      const before = storedLeads(site).length
      const end = door.fault(post, 'cut')
      await askForCall(page).click()
      const alert = page.getByRole('alert')
      await expect(alert).toContainText('O teu pedido ainda não foi enviado', { timeout: 15_000 })
      await expect(alert).toContainText('210 000 000')
      await expect(page.getByLabel('Nome completo')).toHaveValue(visitorDetails.name)
      end()
      await page.getByRole('button', { name: 'Tentar outra vez' }).click()
      await expect(page).toHaveURL(new RegExp(`${path}/contacto$`))
      expect(storedLeads(site)).toHaveLength(before + 1)
    },
  )

  test(
    `${path} whose code never comes: the server's forms lead to the results, and the next step is said`,
    deep,
    async ({ page }) => {
      test.slow()
      door.fault(scripts, 'cut')
      await page.goto(`${door.url}${path}/simular`)
      await expect(page.locator('[data-slot="main"][data-failed]')).toBeAttached({ timeout: 12_000 })
      const plainly = screens.filter(({ personal }) => !personal)
      for (const screen of plainly) await answer(page, screen, true)
      await expect(title(page)).toHaveText(results)
      await page.getByRole('link', { name: call }).first().click()
      await expect(heading(page, detailsHeading)).toBeVisible()
      // Contacts may be in no address: this form waits for its code.
      await expect(askForCall(page)).toBeDisabled()
      const said = page.getByText('Esta página não abriu por completo e o pedido não segue.')
      await expect(said.getByRole('link', { name: '210 000 000' })).toBeVisible()
    },
  )
}
