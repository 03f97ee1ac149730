import { aboveCeilingProblems } from 'shared-lib/rules/credit/display-duties/check-credit-screen.testing'
import { whenLive } from '../../journeys/answer-funnel'
import { requestCall } from '../../journeys/request-call'
import { expect } from '../../site/visitor-test'
import { meetsCreditDuties } from './credit-duties'
import type { ScreenStates } from './screen-states'

export const creditCardStates: readonly ScreenStates[] = [
  {
    name: 'credit card: what it costs, errors, a fixed payment and a call about one of the list',
    address: '/cartao-de-credito',
    async act({ page, site, check }) {
      await expect(page.getByText('Demoras 9 anos e 5 meses a pagar 1.500').first()).toBeVisible()
      await check('the landing page', 'main')
      await page.goto('/cartao-de-credito/simular')
      await expect(page).toHaveURL(/\/cartao-de-credito\/resultados$/)
      await whenLive(page)
      const form = page.getByRole('form', { name: 'Como usas o cartão' })
      await form.getByText('Pago um valor certo').click()
      await form.getByLabel('Quanto deves hoje no cartão').fill('1500')
      await form.getByRole('button', { name: 'Ver quanto me custa' }).click()
      await expect(form.getByRole('alert')).toContainText('Insere quanto pagas por mês')
      await check('an amount that is missing', 'main')
      await form.getByRole('textbox', { name: 'Quanto pagas por mês' }).fill('15')
      await form.getByRole('button', { name: 'Ver quanto me custa' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Assim, a dívida nunca acaba')
      await check('a debt that never ends', 'main')

      await page.goto('/cartao-de-credito/resultados?pays=fixed&fixedPayment=100&balance=1500&tan=14')
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Demoras 17 meses a pagar')
      await whenLive(page)
      await page.getByText('Como desce a dívida').click()
      await page.getByText('Ver os números do gráfico').click()
      await expect(page.getByRole('table', { name: 'Dívida por mês' })).toBeVisible()
      await meetsCreditDuties(page)
      expect(await page.evaluate(aboveCeilingProblems, 0.185)).toEqual([])
      await check('the figures of the chart', 'main')
      await page.getByText('Os cartões que conhecemos').click()
      await page.getByRole('article').first().locator('summary').first().click()
      await page.getByRole('link', { name: 'Pedir as condições de hoje' }).first().click()
      await expect(page.getByRole('region', { name: 'Oferta escolhida' })).toBeVisible()
      await check('the contact form with a card', 'main')
      await requestCall(page, site, '/cartao-de-credito')
    },
  },
]
