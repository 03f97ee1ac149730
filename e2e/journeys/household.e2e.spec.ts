import type { Page } from '@playwright/test'
import { attachShiftMeter } from '../budgets/shift-meter'
import { deep } from '../site/deep'
import { expect, sizesOfRun, test } from '../site/visitor-test'
import { chooseTile, goOn, heading, whenLive } from './answer-funnel'
import { checkHeading } from './homes'

const energyAddress = '/energia/simular/morada?energyType=electricity'
const telecomAddress =
  '/tv-net-voz/simular/operadora-atual?downloadSpeed=500&tv=true&voice=false&addSim=false&contractExpiry=none'
const summary = 'Guardado neste telemóvel ou computador'
const offer = (page: Page) => page.getByRole('button', { name: /^(Usar|Começar por)/ })
const kept = (page: Page) => page.getByRole('list', { name: 'Respostas guardadas' })

async function sayAddress(page: Page, code: string) {
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

    test('a postal code said to energy is used in telecom with one press, seen, erased and gone', async ({
      page,
    }) => {
      const sent: string[] = []
      page.on('request', (request) => sent.push(request.url() + request.postData()))
      await sayAddress(page, '1000-001')
      await chooseTile(page, '3 pessoas')
      await goOn(page)
      await expect(heading(page, 'Quanto tempo está alguém em casa?')).toBeVisible()
      // Energy needs four digits, and only those travel: the whole code stays on the device.
      await expect(page).toHaveURL(/postalCode=1000&/)
      expect(sent.join()).not.toContain('1000-001')

      const shifts = await attachShiftMeter(page)
      await page.goto(telecomAddress)
      await expect(offer(page)).toHaveText('Usar 1000-001 (disseste-o na simulação de energia)')
      await expect(page.getByLabel('Código postal')).toHaveValue('')
      await shifts.expectStill({ andExcused: true })
      await page.getByLabel('Operadora atual').selectOption({ label: 'Nenhuma' })
      await offer(page).click()
      await expect(page.getByLabel('Código postal')).toHaveValue('1000-001')
      await goOn(page)
      await page.getByRole('link', { name: 'Alterar respostas', exact: true }).click()
      await expect(heading(page, checkHeading)).toBeVisible()

      await page.getByText(summary).click()
      await expect(kept(page).getByRole('listitem')).toHaveText([/1000-001/, /3 pessoas/])
      await page.getByRole('button', { name: 'Apagar tudo' }).click()
      await expect(kept(page)).toBeHidden()
      await page.reload()
      await page.getByText(summary).click()
      await expect(page.getByText('Não está nada guardado.')).toBeVisible()
      await shifts.expectStill()
      await page.goto(energyAddress)
      await whenLive(page)
      await expect(offer(page)).toHaveCount(0)
      expect(await page.evaluate(() => localStorage.getItem('qp:household'))).toBeNull()
    })

    test(
      'four digits said to energy are a beginning in telecom, whose whole code then serves energy',
      deep,
      async ({ page }) => {
        await sayAddress(page, '4000')
        await page.goto(telecomAddress)
        await page.getByLabel('Operadora atual').selectOption({ label: 'Nenhuma' })
        await offer(page).click()
        await expect(page.getByLabel('Código postal')).toBeFocused()
        await page.keyboard.type('123')
        await goOn(page)
        await expect(page).toHaveURL(/\/tv-net-voz\/resultados/)
        await page.goto(energyAddress)
        await chooseTile(page, 'Casa para onde vou')
        await expect(offer(page)).toHaveText('Usar 4000 (disseste-o na simulação de TV, net e voz)')
        await offer(page).press('Enter')
        await expect(page.getByLabel('Código postal')).toHaveValue('4000')
        await page.keyboard.press('Tab')
        await page.keyboard.press('Enter')
        await expect(page).toHaveURL(/postalCode=4000/)
      },
    )
  })

test('somebody who wants nothing kept is asked again, and only that wish is kept', deep, async ({ page }) => {
  await sayAddress(page, '1000-001')
  await page.goto(
    `${telecomAddress.replace('operadora-atual', 'respostas')}&currentProvider=none&zipcode=1000-001`,
  )
  await page.getByText(summary).click()
  await page.getByRole('checkbox', { name: 'Não guardar' }).check()
  await sayAddress(page, '1000-001')
  expect(await page.evaluate(() => localStorage.getItem('qp:household'))).toBe('{"version":1,"keep":false}')
})
