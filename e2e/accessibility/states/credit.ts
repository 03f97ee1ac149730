import type { Page } from '@playwright/test'
import { chooseTile, goOn, heading, whenLive } from '../../journeys/answer-funnel'
import { checkHeading, detailsHeading, homeLoanQuery, personalLoanQuery } from '../../journeys/homes'
import { expect } from '../../site/visitor-test'
import { liveStates, type ScreenStates } from './screen-states'

const home = '/credito-habitacao/resultados'
const personal = '/credito-pessoal/resultados'
const amounts = 'propertyValue=250000&wantToBorrow=120000&wantToBorrowTime=25&age=45'
const rates = (at: number, name: string, tan: string) =>
  `p${at}.proposta=${name}&p${at}.proposedRate=fixed&p${at}.proposedTan=${tan}&p${at}.openingCosts=1500&p${at}.insurance=40`

const refused = async (page: Page) => {
  await goOn(page)
  await expect(page.getByRole('alert')).toBeFocused()
}
const choose = (page: Page, words: string) => page.getByRole('radio', { name: words }).first().press('Space')

export const creditStates: readonly ScreenStates[] = [
  {
    name: 'home loan: questions and their errors',
    address: '/credito-habitacao/simular',
    async act({ page, check }) {
      await whenLive(page)
      await check('the purpose', 'main')
      await chooseTile(page, 'Comprar casa')
      await chooseTile(page, 'Para viver')
      await goOn(page)
      await chooseTile(page, 'Ando à procura de casa')
      await goOn(page)
      await page.getByLabel('Preço da casa').fill('250.000')
      await page.getByLabel('Montante do crédito').fill('260000')
      await refused(page)
      await check('amounts with errors', 'main')
      await page.getByLabel('Prazo').fill('35')
      await page.getByLabel('Idade do titular mais velho').fill('34')
      await page.getByLabel('Percentagem do valor da casa').fill('80')
      await goOn(page)
      await chooseTile(page, 'Mista')
      await check('the rate', 'main')
      await goOn(page)
      await chooseTile(page, 'Só eu')
      await page.getByLabel('Rendimento líquido mensal').fill('2600')
      await check('the income', 'main')
      await goOn(page)
      await expect(page.getByText(/^Taxa de esforço: dentro do limite/)).toBeVisible()
      await check('results with the effort rate', 'main')
    },
  },
  {
    name: 'home loan: results of a builder, and of a loan that moves with its proposals',
    act: liveStates({
      'results of a builder': [
        `${home}?${homeLoanQuery.replace('acquisition', 'construction').replace('looking', 'project')}`,
      ],
      'two proposals and the FINE': [
        `${home}?loanType=transfer&housing=permanent&${amounts}&currentTan=4.322&currentBank=other&rateType=variable&holders=1&${rates(1, 'Exemplo+Um', '3.5')}&${rates(2, 'Exemplo+Dois', '3')}`,
        async (page) => {
          await expect(page.getByText(/^Exemplo Dois é a mais barata/)).toBeVisible()
          const fine = page.getByRole('form', { name: 'Passar a FINE para o caderno' })
          await fine.scrollIntoViewIfNeeded()
          // Before its code comes it is a plain form, which would load another page.
          await expect
            .poll(() =>
              fine.evaluate((form) => Object.keys(form).some((key) => key.startsWith('__reactProps'))),
            )
            .toBe(true)
          await fine.getByLabel('De que banco é a FINE').fill('Exemplo Três')
          await fine.getByLabel('Tipo de taxa').selectOption({ label: 'Fixa' })
          await fine.getByRole('button', { name: 'Pôr no caderno' }).click()
          await expect(fine.getByRole('alert')).toContainText('Insere a TAN da proposta')
        },
      ],
    }),
  },
  {
    name: 'personal loan: questions and their errors',
    address: '/credito-pessoal/simular',
    async act({ page, check }) {
      await whenLive(page)
      await choose(page, 'Juntar créditos')
      await goOn(page)
      await expect(page.getByLabel('Falta pagar')).toBeVisible()
      await refused(page)
      await check('debts with errors', 'main')
      await page.getByLabel('Falta pagar').fill('3000')
      await page.getByLabel('Prestação por mês').fill('110')
      await page.getByLabel('Meses que faltam').fill('36')
      await page.getByLabel('Em quantos meses queres pagar').fill('84')
      await goOn(page)
      await choose(page, 'Duas pessoas')
      await goOn(page)
      await choose(page, 'Autorização de residência permanente')
      await goOn(page)
      for (const group of await page.getByRole('radiogroup').all())
        await group.locator('label').first().click()
      await check('the work of two people', 'main')
      await goOn(page)
      await choose(page, 'Não tenho a certeza')
      await goOn(page)
      await expect(page.getByLabel('Rendimento líquido da segunda pessoa, por mês')).toBeVisible()
      await check('income of two people', 'main')
      for (const [label, value] of Object.entries({
        'Data de nascimento': '31/01/1990',
        'Rendimento líquido por mês': '1300',
        'Prestações de créditos que pagas por mês': '250',
      }))
        await page.getByRole('textbox', { name: label, exact: true }).fill(value)
      await page.getByRole('textbox', { name: 'Data de nascimento da segunda pessoa' }).fill('28/02/1991')
      await page.getByLabel('Rendimento líquido da segunda pessoa, por mês').fill('1100')
      await page.getByLabel('Prestações de créditos da segunda pessoa, por mês').fill('0')
      await goOn(page)
      await expect(heading(page, checkHeading)).toBeVisible()
      await check('the list of answers', 'main')
    },
  },
  {
    name: 'personal loan: proposals, arrears and the contact form',
    act: liveStates({
      'a proposal above the ceiling': [
        `${personal}?${personalLoanQuery}&p1.proposta=Exemplo&p1.loanAmount=10000&p1.loanMonths=60&p1.tan=16`,
        (page) => expect(page.getByText(/^Acima do teto atual de/)).toBeVisible(),
      ],
      'results of two debts in one': [
        `${personal}?${personalLoanQuery}&p1.proposta=Exemplo+Um&p1.loanAmount=10000&p1.loanMonths=60&p1.tan=9.9&p2.proposta=Exemplo+Dois&p2.loanAmount=10000&p2.loanMonths=60&p2.tan=8`,
        (page) => expect(page.getByText('As tuas propostas entre a média e o máximo')).toBeVisible(),
      ],
      arrears: [
        `${personal}?${personalLoanQuery.replace('unpayedCredits=no', 'unpayedCredits=yes')}`,
        (page) => expect(heading(page, 'Primeiro, trata das prestações em atraso')).toBeVisible(),
      ],
      'the contact form with its terms': [
        `${personal}?${personalLoanQuery}`,
        async (page) => {
          await page.getByRole('link', { name: 'Pedir propostas' }).first().click()
          await expect(heading(page, detailsHeading)).toBeVisible()
        },
      ],
    }),
  },
  {
    name: 'credit card: errors, a fixed payment and the contact form',
    act: liveStates({
      'an amount that is missing': [
        '/cartao-de-credito/resultados',
        async (page) => {
          const form = page.getByRole('form', { name: 'Como usas o cartão' })
          await form.getByText('Pago um valor certo').click()
          await form.getByLabel('Quanto deves hoje no cartão').fill('1500')
          await form.getByRole('button', { name: 'Ver quanto me custa' }).click()
          await expect(form.getByRole('alert')).toContainText('Insere quanto pagas por mês')
        },
      ],
      'a debt that never ends': ['/cartao-de-credito/resultados?pays=fixed&fixedPayment=15&balance=1500'],
      'the figures of the chart': [
        '/cartao-de-credito/resultados?pays=fixed&fixedPayment=100&balance=1500&tan=14',
        async (page) => {
          await page.getByText('Ver os números do gráfico').click()
          await expect(page.getByRole('table', { name: 'Dívida por mês' })).toBeVisible()
        },
      ],
      'the contact form with a card': [
        '/cartao-de-credito/resultados?pays=fixed&fixedPayment=100&balance=1500&tan=14',
        async (page) => {
          await page.getByRole('link', { name: 'Pedir as condições de hoje' }).first().click()
          await expect(page.getByRole('region', { name: 'Oferta escolhida' })).toBeVisible()
        },
      ],
    }),
  },
]
