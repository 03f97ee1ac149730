import type { Page } from '@playwright/test'
import { deep } from '../site/deep'
import { expect, sizesOfRun, test } from '../site/visitor-test'
import { chooseTile, goOn, heading, whenLive } from './answer-funnel'

const energyAddress = '/energia/simular/morada?energyType=electricity'
const telecomAddress =
  '/tv-net-voz/simular/operadora-atual?downloadSpeed=500&tv=true&voice=false&addSim=false&contractExpiry=none'
const summary = 'Guardado neste telemóvel ou computador'
const offer = (page: Page) => page.getByRole('button', { name: /^Usar/ })

async function answerAddress(page: Page, code: string) {
  await page.goto(energyAddress)
  await whenLive(page)
  await chooseTile(page, 'Casa onde vivo')
  await page.getByLabel('Código postal').fill(code)
  await goOn(page)
  await expect(heading(page, 'Quantas pessoas vivem na casa?')).toBeVisible()
}

for (const [size, viewport] of Object.entries(sizesOfRun))
  test.describe(`on a ${size}`, () => {
    test.use({ viewport })

    test(
      'four digits said to energy are a beginning in telecom, whose whole code then serves energy',
      deep,
      async ({ page }) => {
        await answerAddress(page, '4000')
        await page.goto(telecomAddress)
        await page.getByLabel('Operadora atual').selectOption({ label: 'Nenhuma' })
        await offer(page).click()
        await expect(page.getByLabel('Código postal')).toBeFocused()
        await page.keyboard.type('123')
        await goOn(page)
        await expect(page).toHaveURL(/\/tv-net-voz\/resultados/)
        await page.goto(energyAddress)
        await chooseTile(page, 'Casa para onde vou')
        await expect(offer(page)).toHaveText('Usar 4000, da simulação de TV, net e voz')
        await offer(page).press('Enter')
        await expect(page.getByLabel('Código postal')).toHaveValue('4000')
        await page.keyboard.press('Tab')
        await page.keyboard.press('Enter')
        await expect(page).toHaveURL(/postalCode=4000/)
      },
    )
  })

test('somebody who wants nothing kept is asked again, and only that wish is kept', deep, async ({ page }) => {
  await answerAddress(page, '1000-001')
  await page.goto(
    `${telecomAddress.replace('operadora-atual', 'respostas')}&currentProvider=none&zipcode=1000-001`,
  )
  await page.getByText(summary).click()
  await page.getByRole('checkbox', { name: 'Não guardar' }).check()
  await answerAddress(page, '1000-001')
  expect(await page.evaluate(() => localStorage.getItem('qp:household'))).toBe('{"version":1,"keep":false}')
})
