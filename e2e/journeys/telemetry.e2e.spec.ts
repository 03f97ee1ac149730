import type { Page } from '@playwright/test'
import { editScripts } from '../site/edit-bundles'
import { publishChanged, untilServed } from '../site/publish-built'
import type { TestSite } from '../site/start-site'
import { expect, test } from '../site/visitor-test'
import { moreOf } from './every-calculator/calculators'

// Reports of versions: docs/contracts/telemetry.md. It is about a version that fails.
test.use({ siteName: 'failing', quiet: false })

const calculators = 'mf-simulators'
const address = '/simuladores/salario-liquido'
const tag = 'qp-net-salary'

/** An exception in whatever happens at the first press of any button, long after the widget is live. */
const throwOnPress = `;globalThis.document?.addEventListener('click',()=>{throw new Error('broken on purpose')},{once:true});`

async function publishFailing({ store, url }: TestSite) {
  const version = '0.0.1+fails-later'
  await publishChanged(store, calculators, version, (folder, { entry }) => {
    editScripts(`${folder}/browser`, (code, file) => (file === entry ? code + throwOnPress : code))
    return undefined
  })
  await untilServed(url, version)
  return version
}

interface Numbers {
  readonly views: number
  readonly errors: number
  readonly inpP75Ms: number | null
  readonly clsP75: number | null
}
type Version = Numbers & { remote: string; version: string; tags: Record<string, Numbers> }

const versions = async (page: Page): Promise<Version[]> =>
  (await (await page.request.get('/api/versions')).json()).versions
const numbersOf = async (page: Page, version: string) =>
  (await versions(page)).find((one) => one.version === version)

/** A beacon of a page that is being left is invisible to listeners outside the page. */
const keepBeacons = (page: Page) =>
  page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator)
    navigator.sendBeacon = (url, body) => {
      sessionStorage.setItem('beacons', `${sessionStorage.getItem('beacons') ?? ''} ${url} ${body}`)
      return send(url, body)
    }
  })

/** Its widget is live and what watches it is there. */
async function open(page: Page, path: string) {
  const watching = page.waitForResponse(/builds\/meta/)
  await page.goto(path)
  await (await watching).finished()
  await page.getByRole('main').getByRole('textbox').first().focus()
  await expect(page.locator('[data-slot="main"][data-awake]')).toBeAttached()
}

/** Opens the folded questions by a press, since a shift that the visitor causes does not count. */
async function answerPension(page: Page) {
  await moreOf(page).click()
  await page.getByRole('main').getByText('Pensão', { exact: true }).click()
}

test('a version that throws is counted; nothing is measured without consent', async ({ page, site }) => {
  const version = await publishFailing(site)
  await keepBeacons(page)
  await open(page, `${address}?rendimento=1234`)
  await answerPension(page)
  await page.goto('/energia')
  await expect.poll(async () => (await numbersOf(page, version))?.errors).toBe(1)
  expect(await numbersOf(page, version)).toMatchObject({
    views: 1,
    inpP75Ms: null,
    clsP75: null,
    tags: { [tag]: { views: 1, errors: 1 } },
  })
  const sent = await page.evaluate(() => sessionStorage.getItem('beacons'))
  expect(sent).toContain(`"page":"${address}"`)
  expect(sent).not.toMatch(/rendimento|broken on purpose|qp_consent/)
  expect(await (await page.request.get('/metrics')).text()).toContain(
    `qp_slot_errors_total{remote="${calculators}",version="${version}",tag="${tag}",page="${address}"} 1`,
  )
})
