import path from 'node:path'
import type { Page } from '@playwright/test'
import { goOn, heading, tile } from '../journeys/answer-funnel'
import { editScripts, loopInsteadOf } from '../site/edit-bundles'
import { publishChanged, untilServed } from '../site/publish-built'
import type { TestSite } from '../site/start-site'
import { expect, test } from '../site/visitor-test'

// A version whose browser code never ends: docs/contracts/telemetry.md, "A version that freezes a page". On a phone, by
// a visitor who was not asked about cookies yet.
test.use({ siteName: 'frozen', quiet: false, asked: false })

const energy = 'mf-energy'
const address = '/energia/simular/morada?energyType=gas'
/** Asked for by the widget when it begins to loop: nothing of the page can be asked any more. */
const sign = '/looping-from-here'

async function publishLooping({ store, url }: TestSite) {
  const version = '0.0.1+loops'
  await publishChanged(store, energy, version, (folder) => {
    editScripts(path.join(folder, 'browser'), loopInsteadOf('Continuar', sign))
    return undefined
  })
  await untilServed(url, version)
  return version
}

const slot = (page: Page) => page.locator('[data-slot="main"]')
const question = (page: Page) => page.getByRole('region', { name: 'Tu escolhes os cookies' })

/** The widget wakes as it is seen and never comes back from it; the tab goes to another site by its address line and returns. */
async function freezeAndReturn(page: Page, { url }: TestSite) {
  const looping = page.waitForRequest((request) => request.url().includes(sign))
  await page.goto(address, { waitUntil: 'commit' })
  await looping
  await page.goto(`${url.replace('127.0.0.1', 'localhost')}/health`)
  await page.goto(url + address)
}

test('the next load leaves it asleep, reports it, and the rest works @deep', async ({ page, site }) => {
  test.setTimeout(90_000)
  const version = await publishLooping(site)
  await freezeAndReturn(page, site)
  await tile(page, 'Casa onde vivo').focus()
  await expect(slot(page)).toHaveAttribute('data-failed', 'load')
  await expect(slot(page)).not.toHaveAttribute('data-awake')
  await expect
    .poll(() => site.logs.filter((line) => line.includes('froze') && line.includes(version)).length)
    .toBe(1)

  await expect(question(page)).toBeVisible()

  // The late script reports the page view and checks for a newer build.
  const late = () =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/builds/latest.json'))
  await expect.poll(() => page.evaluate(late)).toBe(true)

  // The server's HTML is a plain form.
  await page.locator('label', { hasText: 'Casa onde vivo' }).click()
  await page.getByLabel('Código postal').fill('1000')
  await goOn(page)
  await expect(heading(page, 'Quantas pessoas vivem na casa?')).toBeVisible()

  // On a page with the whole header, in the same tab, the version still asleep.
  await page.goto('/energia')
  await expect(question(page)).toBeVisible()
  await page.getByRole('banner').getByLabel('Menu').first().click()
  const menu = page.getByRole('navigation', { name: 'Principal' })
  await menu.locator('summary', { hasText: 'Energia' }).click()
  await expect(menu.getByRole('link', { name: 'Tudo sobre Energia' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('banner').getByRole('link', { name: 'Quero poupar', exact: true }).click()
  const modal = page.getByRole('dialog', { name: 'Quero poupar em:' })
  await expect(modal).toBeVisible()
  await modal.getByRole('button', { name: 'Fechar' }).click()
  await expect(modal).toBeHidden()
  await expect(question(page)).toBeVisible()

  const numbers = async () =>
    (await (await page.request.get('/api/versions')).json()).versions.find(
      (one: { version: string }) => one.version === version,
    )
  await page.goto('/')
  await expect.poll(async () => (await numbers())?.loadFailures).toBeGreaterThan(0)
})
