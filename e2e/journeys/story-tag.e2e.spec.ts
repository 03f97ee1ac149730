import { holdScripts } from '../site/hold-scripts'
import { expect, test } from '../site/visitor-test'
import { chooseTile, goOn, heading, whenLive } from './answer-funnel'

test('what was typed and chosen before the code is there is kept and reaches the model @deep', async ({
  page,
}) => {
  await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const release = await holdScripts(page)
  await page.goto('/energia/simular/morada?energyType=electricity', { waitUntil: 'commit' })
  await page.getByLabel('Código postal').fill('4000')
  await chooseTile(page, 'Casa para onde vou')
  release()
  await whenLive(page)
  await expect(page.getByLabel('Código postal')).toHaveValue('4000')
  await expect(page.getByRole('radio', { name: 'Casa para onde vou' })).toBeChecked()
  await goOn(page)
  await expect(page).toHaveURL(/\/habitantes\?.*addressType=new&postalCode=4000/)
})

test('a tile tapped in a story before its tag is defined is kept @deep', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/guias/como-escolher-tarifa-de-eletricidade', { waitUntil: 'commit' })
  const funnel = page.locator('qp-energy-funnel')
  await chooseTile(funnel, 'Só gás natural')
  await expect(funnel).not.toHaveAttribute('data-awake')
  release()
  await expect(funnel).toHaveAttribute('data-awake')
  await expect(funnel.getByRole('radio', { name: 'Só gás natural' })).toBeChecked()
  await goOn(funnel)
  await expect(heading(funnel, 'É para a casa onde vives?')).toBeVisible()
})
