import type { Page } from '@playwright/test'
import {
  aboveCeilingProblems,
  creditScreenProblems,
} from 'shared-lib/credit/display-duties/check-credit-screen.testing'
import { deep } from '../site/deep'
import { expect, sizes, test } from '../site/visitor-test'
import { askForCall, goOn, heading, leaveDetails, whenLive } from './answer-funnel'
import { checkHeading, detailsHeading, personalLoanQuery } from './homes'
import { storedLeads } from './stored-leads'

const results = '/credito-pessoal/resultados'
/** By keyboard, which stays on the question. */
const choose = (page: Page, words: string) => page.getByRole('radio', { name: words }).first().press('Space')
const dutiesOf = async (page: Page) => expect(await page.evaluate(creditScreenProblems, 'main')).toEqual([])

test.describe('on a phone', () => {
  test.use({ viewport: sizes.phone })

  test('a visitor puts debts together, keeps what is earned on the phone, ranks proposals and asks for a call', async ({
    page,
    site,
  }) => {
    test.slow()
    await page.goto('/credito-pessoal')
    await expect(page.getByRole('heading', { name: 'Quanto te podem cobrar, no máximo?' })).toBeVisible()
    expect(await page.evaluate(creditScreenProblems, 'qp-personal-loan-maximum')).toEqual([])
    await page.getByRole('main').locator('a[href="/credito-pessoal/simular"]').first().click()
    await whenLive(page)
    await choose(page, 'Juntar créditos')
    await goOn(page)
    await expect(page.getByLabel('Falta pagar')).toBeVisible()
    await goOn(page)
    await expect(page.getByRole('alert')).toBeFocused()
    await page.getByLabel('Falta pagar').fill('3000')
    await page.getByLabel('Prestação por mês').fill('110')
    await page.getByLabel('Meses que faltam').fill('36')
    await page.getByLabel('Em quantos meses queres pagar').fill('84')
    await goOn(page)
    await choose(page, 'Duas pessoas')
    await goOn(page)
    await choose(page, 'Autorização de residência permanente')
    await goOn(page)
    for (const group of await page.getByRole('radiogroup').all()) await group.locator('label').first().click()
    await goOn(page)
    await choose(page, 'Não tenho a certeza')
    await goOn(page)
    await page.getByRole('textbox', { name: 'Data de nascimento', exact: true }).fill('31/01/1990')
    await page.getByRole('textbox', { name: 'Rendimento líquido por mês', exact: true }).fill('1300')
    await page
      .getByRole('textbox', { name: 'Prestações de créditos que pagas por mês', exact: true })
      .fill('250')
    await page.getByRole('textbox', { name: 'Data de nascimento da segunda pessoa' }).fill('28/02/1991')
    await page.getByLabel('Rendimento líquido da segunda pessoa, por mês').fill('1100')
    await page.getByLabel('Prestações de créditos da segunda pessoa, por mês').fill('0')
    await goOn(page)
    await expect(heading(page, checkHeading)).toBeVisible()
    await page.getByRole('button', { name: 'Ver o resultado' }).click()
    await expect(page).toHaveURL(new RegExp(results))
    expect(page.url()).not.toMatch(/1300|1990/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      /^Ninguém te pode cobrar mais de .+ por mês$/,
    )
    await expect(page.getByText(/^A prestação baixa .+ por mês, mas pagas mais/)).toBeVisible()
    await expect(page.getByText(/^Taxa de esforço: dentro do limite \(/)).toBeVisible()
    await dutiesOf(page)
    const proposal = page.getByRole('form', { name: 'Juntar uma proposta' })
    for (const [name, tan] of [
      ['Exemplo Um', '9,9'],
      ['Exemplo Dois', '8'],
    ] as const) {
      await proposal.getByLabel('De quem é a proposta').fill(name)
      await proposal.getByRole('textbox', { name: 'TAN', exact: true }).fill(tan)
      await proposal.getByRole('button', { name: 'Juntar ao caderno' }).click()
      await expect(page.getByText(`Proposta de ${name} guardada.`)).toBeVisible()
    }
    await expect(page.getByText('As tuas propostas entre a média e o máximo')).toBeVisible()
    await dutiesOf(page)
    await page.getByRole('checkbox', { name: /Enviar estas propostas/ }).check()
    await page.getByRole('link', { name: 'Pedir propostas' }).first().click()
    await expect(heading(page, detailsHeading)).toBeVisible()
    await expect(page.getByRole('checkbox', { name: /Exemplo Um e Exemplo Dois/ })).toBeChecked()
    const before = storedLeads(site).length
    await leaveDetails(page)
    await askForCall(page).click()
    await expect(page).toHaveURL(/\/credito-pessoal\/resumo/)
    expect(storedLeads(site)).toHaveLength(before + 1)
  })

  test(
    'a proposal above the ceiling is said to be, and who is in arrears is told what to do',
    deep,
    async ({ page }) => {
      const dear = 'p1.proposta=Exemplo&p1.loanAmount=10000&p1.loanMonths=60&p1.tan=16'
      await page.goto(`${results}?${personalLoanQuery}&${dear}`)
      await expect(page.getByText(/^Acima do teto atual de/)).toBeVisible()
      const scales = page.getByRole('region', { name: /^O mesmo crédito/ })
      await expect(scales).toHaveCount(2)
      for (const scale of await scales.all())
        expect(await scale.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0)
      await dutiesOf(page)
      expect(await page.evaluate(aboveCeilingProblems, 0.15)).toEqual([])
      await page.goto(`${results}?${personalLoanQuery.replace('unpayedCredits=no', 'unpayedCredits=yes')}`)
      await expect(heading(page, 'Primeiro, trata das prestações em atraso')).toBeVisible()
    },
  )
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: sizes.phone })

  test(
    'forms and links lead from the landing to the results and a ranked notebook',
    deep,
    async ({ page }) => {
      await page.goto('/credito-pessoal')
      await page.getByRole('button', { name: 'Simular este crédito' }).click()
      await choose(page, 'Outro fim')
      await goOn(page)
      await choose(page, 'Só eu')
      await goOn(page)
      await choose(page, 'Nacionalidade portuguesa')
      await goOn(page)
      await choose(page, 'Por conta própria')
      await goOn(page)
      await choose(page, 'Não')
      await goOn(page)
      await expect(heading(page, checkHeading)).toBeVisible()
      await page
        .getByRole('link', { name: 'Ver o resultado' })
        .or(page.getByRole('button', { name: 'Ver o resultado' }))
        .click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        /^Ninguém te pode cobrar mais de 228,88/,
      )
      const proposal = page.getByRole('form', { name: 'Juntar uma proposta' })
      await expect(proposal.getByLabel('Montante do crédito')).toHaveValue('10000')
      await proposal.getByLabel('De quem é a proposta').fill('Exemplo Um')
      await proposal.getByRole('textbox', { name: 'TAN', exact: true }).fill('8,9')
      await proposal.getByRole('button', { name: 'Juntar ao caderno' }).click()
      await expect(page.getByRole('article').filter({ hasText: 'Exemplo Um' })).toContainText('TAEG 10,5')
    },
  )
})
