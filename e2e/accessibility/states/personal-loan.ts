import type { Page } from '@playwright/test'
import { aboveCeilingProblems } from 'shared-lib/rules/credit/display-duties/check-credit-screen.testing'
import { goOn, heading, whenLive } from '../../journeys/answer-funnel'
import { checkHeading, personalLoanQuery } from '../../journeys/homes'
import { keepProposal } from '../../journeys/notebook'
import { requestCall } from '../../journeys/request-call'
import { expect } from '../../site/visitor-test'
import { meetsCreditDuties } from './credit-duties'
import { liveStates, type ScreenStates } from './screen-states'

const results = '/credito-pessoal/resultados'
/** By keyboard, which stays on the question. */
const choose = (page: Page, words: string) => page.getByRole('radio', { name: words }).first().press('Space')

export const personalLoanStates: readonly ScreenStates[] = [
  {
    name: 'personal loan: debts put together by two people, proposals ranked and a call asked for',
    address: '/credito-pessoal',
    async act({ page, site, check }) {
      await check('the landing page', 'main')
      await page.getByRole('main').locator('a[href="/credito-pessoal/simular"]').first().click()
      await whenLive(page)
      await choose(page, 'Juntar créditos')
      await goOn(page)
      await expect(page.getByLabel('Falta pagar')).toBeVisible()
      const seeResult = page.getByRole('button', { name: 'Ver o resultado' })
      await seeResult.click()
      await expect(page.getByRole('alert')).toBeFocused()
      await check('debts with errors', 'main')
      await page.getByLabel('Falta pagar').fill('3000')
      await page.getByLabel('Prestação por mês').fill('110')
      await page.getByLabel('Meses que faltam').fill('36')
      await page.getByRole('textbox', { name: 'Em quantos meses queres pagar' }).fill('84')
      await seeResult.click()
      await expect(page).toHaveURL(new RegExp(results))
      await page.getByText('A prestação cabe no teu rendimento?').click()
      await page.getByRole('link', { name: 'Indicar rendimento e prestações' }).click()
      await choose(page, 'Duas pessoas')
      await expect(page.getByLabel('Rendimento líquido da segunda pessoa, por mês')).toBeVisible()
      await check('income of two people', 'main')
      for (const [label, value] of Object.entries({
        'Data de nascimento': '31/01/1990',
        'Rendimento líquido por mês': '1300',
        'Prestações de créditos que pagas por mês': '250',
        'Data de nascimento da segunda pessoa': '28/02/1991',
        'Rendimento líquido da segunda pessoa, por mês': '1100',
        'Prestações de créditos da segunda pessoa, por mês': '0',
      }))
        await page.getByRole('textbox', { name: label, exact: true }).fill(value)
      await seeResult.click()
      await expect(page).toHaveURL(new RegExp(results))
      expect(page.url()).not.toMatch(/1300|1990/)
      await page.getByRole('link', { name: 'Alterar respostas', exact: true }).click()
      await expect(heading(page, checkHeading)).toBeVisible()
      await check('the list of answers', 'main')
      await seeResult.click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Pagas cerca de .+ por mês, TAEG de/)
      await expect(page.getByText(/^A prestação baixa .+ por mês, mas pagas mais/)).toBeVisible()
      await expect(page.getByText(/^Taxa de esforço: dentro do limite \(/)).toBeVisible()
      await meetsCreditDuties(page)

      await page.getByText('Junta as tuas propostas').click()
      for (const [name, tan] of [
        ['Exemplo Um', '9,9'],
        ['Exemplo Dois', '8'],
      ] as const) {
        await keepProposal(page, { Banco: name, TAN: tan })
        await expect(page.getByText(`Proposta de ${name} guardada.`)).toBeVisible()
      }
      await expect(page.getByText('As tuas propostas entre a média e o máximo')).toBeVisible()
      await meetsCreditDuties(page)
      await check('results of debts in one, with two proposals', 'main')
      await page.getByRole('checkbox', { name: /Enviar estas propostas/ }).check()
      await page.getByRole('link', { name: 'Pedir propostas' }).first().click()
      await choose(page, 'Autorização de residência permanente')
      await goOn(page)
      for (const group of await page.getByRole('radiogroup').all())
        await group.locator('label').first().click()
      await check('the work of two people', 'main')
      await goOn(page)
      await choose(page, 'Não tenho a certeza')
      await goOn(page)
      await expect(page.getByRole('checkbox', { name: /Exemplo Um e Exemplo Dois/ })).toBeChecked()
      await check('the contact form with its terms', 'main')
      await requestCall(page, site, '/credito-pessoal')
    },
  },
  {
    name: 'personal loan: a proposal above the ceiling, and arrears',
    act: liveStates({
      'a proposal above the ceiling': [
        `${results}?${personalLoanQuery}&p1.proposta=Exemplo&p1.loanAmount=10000&p1.loanMonths=60&p1.tan=16`,
        async (page) => {
          await expect(page.getByText(/^Acima do máximo legal/)).toBeVisible()
          await page.getByText('As contas, à média e no máximo legal').click()
          const scales = page.getByRole('region', { name: /^O mesmo crédito/ })
          await expect(scales).toHaveCount(2)
          for (const scale of await scales.all())
            expect(await scale.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0)
          await meetsCreditDuties(page)
          expect(await page.evaluate(aboveCeilingProblems, 0.15)).toEqual([])
        },
      ],
      arrears: [
        `${results}?${personalLoanQuery.replace('unpayedCredits=no', 'unpayedCredits=yes')}`,
        (page) => expect(heading(page, 'Primeiro, trata das prestações em atraso')).toBeVisible(),
      ],
    }),
  },
]
