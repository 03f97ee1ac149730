import { chooseTile, whenLive } from '../../journeys/answer-funnel'
import { openAll } from '../../journeys/every-calculator/calculators'
import { requestCall } from '../../journeys/request-call'
import { expect } from '../../site/visitor-test'
import type { ScreenStates } from './screen-states'

export const depositStates: readonly ScreenStates[] = [
  {
    name: 'deposits: compared from the landing page, errors, side by side, a plan and a call asked for',
    address: '/depositos-a-prazo',
    async act({ page, site, check }) {
      await openAll(page.getByRole('main'))
      await expect(page.getByText(/Quanto ganhas com 10\.000/)).toBeVisible()
      await check('the landing page', 'main')
      await page.goto('/depositos-a-prazo/simular/poupanca')
      await whenLive(page)
      await page.getByRole('button', { name: 'Ver os depósitos' }).click()
      await expect(page.getByText('Revê 4 campos')).toBeVisible()
      await check('errors', 'main')
      await page.getByLabel('Quanto queres pôr a render?').fill('25.000')
      await chooseTile(page, 'Daqui a 6 meses')
      await chooseTile(page, 'Não, quero poder levantá-lo')
      await chooseTile(page, 'Sim, abro conta num banco novo')
      await page.getByRole('button', { name: 'Ver os depósitos' }).click()
      await expect(page).toHaveURL(/resultados\?amount=25000&horizon=6&mayLock=false&origin=newBank/)
      await whenLive(page)
      await page.getByText('Há mais depósitos que não servem para o teu caso').click()
      await expect(page.getByText(/não se podem levantar antes do fim/)).toBeVisible()
      for (const row of (await page.getByRole('article').all()).slice(0, 2))
        await row.locator('summary').first().click()
      for (const box of (await page.getByRole('checkbox', { name: /Comparar/ }).all()).slice(0, 2))
        await box.check()
      await expect(page.getByRole('region', { name: 'Lado a lado' })).toBeVisible()
      await check('side by side', 'main')
      await page
        .getByRole('link', { name: /Ver o plano/ })
        .first()
        .click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^O teu plano:/)
      await check('a plan', 'main')
      const file = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Guardar as datas no calendário' }).click()
      expect((await file).suggestedFilename()).toMatch(/^deposito-td-.*\.ics$/)
      await page.getByRole('link', { name: 'Quero que me liguem' }).click()
      await expect(page.getByRole('region', { name: 'Oferta escolhida' })).toBeVisible()
      await requestCall(page, site, '/depositos-a-prazo')
      await expect(page.getByText(/recebemos o teu pedido de depósitos a prazo/)).toBeVisible()
    },
  },
]
