import type { CDPSession, Page } from '@playwright/test'
import { expect, test } from '../site/visitor-test'
import { chooseTile, goOn, heading } from './answer-funnel'

const guide = '/guias/como-escolher-tarifa-de-eletricidade'
const tag = (page: Page) => page.locator('qp-energy-funnel')

async function slowDown(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  return session
}

/** Holds the widget's code back until the visitor has acted on the server's HTML. */
async function holdWidget(page: Page) {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/deployments\/mf-energy\/.*\.js$/, async (route) => {
    await held
    await route.continue()
  })
  return release
}

const main = (page: Page) => page.locator('[data-slot="main"]')

/** On a processor four times slower, with the code arriving after the visitor has acted. */
test.describe('before the code is there', () => {
  test('a typed text and a chosen tile are kept and reach the model @deep', async ({ page }) => {
    await slowDown(page)
    const release = await holdWidget(page)
    await page.goto('/energia/simular/morada?energyType=electricity', { waitUntil: 'commit' })
    await page.getByLabel('Código postal').fill('4000')
    await chooseTile(page, 'Casa para onde vou')
    await expect(main(page)).not.toHaveAttribute('data-awake')
    release()
    await expect(main(page)).toHaveAttribute('data-awake')
    await expect(page.getByLabel('Código postal')).toHaveValue('4000')
    await expect(page.getByRole('radio', { name: 'Casa para onde vou' })).toBeChecked()
    await goOn(page)
    await expect(page).toHaveURL(/\/habitantes\?.*addressType=new&postalCode=4000/)
  })

  test('a tile tapped in a story before its tag is defined is kept @deep', async ({ page }) => {
    await slowDown(page)
    const release = await holdWidget(page)
    await page.goto(guide, { waitUntil: 'commit' })
    const funnel = tag(page)
    await chooseTile(funnel, 'Só gás natural')
    await expect(funnel).not.toHaveAttribute('data-awake')
    release()
    await expect(funnel).toHaveAttribute('data-awake')
    await expect(funnel.getByRole('radio', { name: 'Só gás natural' })).toBeChecked()
    await goOn(funnel)
    await expect(heading(funnel, 'É para a casa onde vives?')).toBeVisible()
  })
})
