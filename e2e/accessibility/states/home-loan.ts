import { chooseTile, goOn, whenLive } from '../../journeys/answer-funnel'
import { homeLoanQuery } from '../../journeys/homes'
import { requestCall } from '../../journeys/request-call'
import { expect } from '../../site/visitor-test'
import { meetsCreditDuties } from './credit-duties'
import type { ScreenStates } from './screen-states'

const results = '/credito-habitacao/resultados'
const moving =
  'loanType=transfer&housing=permanent&propertyValue=250000&wantToBorrow=120000&wantToBorrowTime=25&age=45&currentTan=4.322&currentBank=other&rateType=variable&holders=1'
const proposal = (at: number, name: string, tan: string) =>
  `p${at}.proposta=${name}&p${at}.proposedRate=fixed&p${at}.proposedTan=${tan}&p${at}.openingCosts=1500&p${at}.insurance=40`

export const homeLoanStates: readonly ScreenStates[] = [
  {
    name: 'home loan: what a home costs, questions and their errors, and a call asked for',
    address: '/credito-habitacao',
    async act({ page, site, check }) {
      await check('the landing page', 'main')
      await page.goto('/credito-habitacao/simular')
      await whenLive(page)
      await check('the purpose', 'main')
      await chooseTile(page, 'Comprar casa')
      await chooseTile(page, 'Para viver')
      await goOn(page)
      await chooseTile(page, 'Ando à procura de casa')
      await goOn(page)
      await page.getByLabel('Preço da casa').fill('250.000')
      await page.getByLabel('Montante do crédito').fill('260000')
      await page.getByLabel('Prazo').fill('35')
      await page.getByLabel('Idade do titular mais velho').fill('34')
      await goOn(page)
      await expect(page.getByRole('alert')).toBeFocused()
      await check('amounts with errors', 'main')
      await page.getByLabel('Percentagem do valor da casa').fill('80')
      await expect(page.getByLabel('Montante do crédito')).toHaveValue('200.000')
      await goOn(page)
      await chooseTile(page, 'Mista')
      await check('the rate', 'main')
      await goOn(page)
      await chooseTile(page, 'Só eu')
      await page.getByLabel('Rendimento líquido mensal').fill('2600')
      await check('the income', 'main')
      await goOn(page)
      await expect(page).toHaveURL(new RegExp(results))
      expect(page.url()).not.toContain('2600')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Pagas .+ por mês/)
      await page.locator('summary', { hasText: 'Quanto podes pedir com o teu rendimento' }).click()
      await expect(page.getByText(/^Taxa de esforço: dentro do limite/)).toBeVisible()
      await meetsCreditDuties(page)
      await check('results with the effort rate', 'main')
      await page.getByRole('link', { name: 'Quero que me liguem' }).click()
      await requestCall(page, site, '/credito-habitacao')
    },
  },
  {
    name: 'home loan: results of a builder',
    tag: '@deep',
    address: `${results}?${homeLoanQuery.replace('acquisition', 'construction').replace('buyingCycle=looking', 'constructionCycle=submited')}`,
    async act({ page, check }) {
      await page.getByText('O dinheiro de que precisas').click()
      await expect(page.getByRole('heading', { name: /^Precisas de ter/ })).toBeVisible()
      await expect(page.getByRole('cell', { name: 'IMT', exact: true })).toHaveCount(0)
      await meetsCreditDuties(page)
      await check('results of a builder', 'main')
    },
  },
  {
    name: 'home loan: a loan that moves, its proposals and the FINE',
    address: `${results}?${moving}&${proposal(1, 'Exemplo+Um', '3.5')}&${proposal(2, 'Exemplo+Dois', '3')}`,
    async act({ page, check }) {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Poupas [\d.]+.€ por mês$/)
      await expect(page.getByText(/^Exemplo Dois é a mais barata/)).toBeVisible()
      await whenLive(page)
      await page.getByRole('heading', { name: 'Caderno de propostas' }).scrollIntoViewIfNeeded()
      await expect(page.getByRole('button', { name: 'Guardar ficheiro' })).toBeVisible()
      await page.getByText('As taxas do mercado, os produtos do banco e a FINE').click()
      const fine = page.getByRole('form', { name: 'Passar a FINE para o caderno' })
      await fine.scrollIntoViewIfNeeded()
      // Before its code comes it is a plain form, which would load another page.
      await expect
        .poll(() => fine.evaluate((form) => Object.keys(form).some((key) => key.startsWith('__reactProps'))))
        .toBe(true)
      await fine.getByLabel('Banco da FINE').fill('Exemplo Três')
      await fine.getByLabel('Tipo de taxa').selectOption({ label: 'Fixa' })
      await fine.getByRole('button', { name: 'Pôr no caderno' }).click()
      await expect(fine.getByRole('alert')).toContainText('Insere a TAN da proposta')
      await check('two proposals and a FINE with errors', 'main')
      await fine.getByLabel('TAN da taxa fixa').fill('2,8')
      await fine.getByRole('button', { name: 'Pôr no caderno' }).click()
      await expect(page.getByText(/^Exemplo Três é a mais barata/)).toBeVisible()
      await meetsCreditDuties(page)
    },
  },
]
