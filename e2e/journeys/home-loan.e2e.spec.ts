import type { Page } from '@playwright/test'
import { creditScreenProblems } from 'shared-lib/credit/display-duties/check-credit-screen.testing'
import { deep } from '../site/deep'
import { expect, sizes, test } from '../site/visitor-test'
import { askForCall, chooseTile, goOn, heading, leaveDetails, whenLive } from './answer-funnel'
import { detailsHeading } from './homes'
import { storedLeads } from './stored-leads'

const results = '/credito-habitacao/resultados'
const amounts = 'propertyValue=250000&wantToBorrow=120000&wantToBorrowTime=25&age=45'
const moving = `loanType=transfer&housing=permanent&${amounts}&currentTan=4.322&currentBank=other&rateType=variable&holders=1`

const fineOf = (page: Page) => page.getByRole('form', { name: 'Passar a FINE para o caderno' })
const proposal = (at: number, name: string, tan: string) =>
  `p${at}.proposta=${name}&p${at}.proposedRate=fixed&p${at}.proposedTan=${tan}&p${at}.openingCosts=1500&p${at}.insurance=40`

test.describe('on a phone', () => {
  test.use({ viewport: sizes.phone })

  test('a buyer learns what a home costs, keeps what is earned on the phone and asks for a call', async ({
    page,
    site,
  }) => {
    test.slow()
    await page.goto('/credito-habitacao')
    expect(await page.evaluate(creditScreenProblems, 'qp-home-loan-results')).toEqual([])
    await page.goto('/credito-habitacao/simular')
    await whenLive(page)
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
    await page.getByLabel('Percentagem do valor da casa').fill('80')
    await expect(page.getByLabel('Montante do crédito')).toHaveValue('200000')
    await goOn(page)
    await chooseTile(page, 'Mista')
    await goOn(page)
    await chooseTile(page, 'Só eu')
    await page.getByLabel('Rendimento líquido mensal').fill('2600')
    await goOn(page)
    await expect(page).toHaveURL(new RegExp(results))
    expect(page.url()).not.toContain('2600')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Pagas .+ por mês/)
    await expect(page.getByText(/^Taxa de esforço: dentro do limite/)).toBeVisible()
    expect(await page.evaluate(creditScreenProblems, 'main')).toEqual([])
    await page.getByRole('link', { name: 'Quero que me liguem' }).click()
    await expect(heading(page, detailsHeading)).toBeVisible()
    const before = storedLeads(site).length
    await leaveDetails(page)
    await askForCall(page).click()
    await expect(page).toHaveURL(/\/credito-habitacao\/resumo/)
    expect(storedLeads(site)).toHaveLength(before + 1)
  })

  test('a builder is asked how far the work is, and counts no tax of a purchase', deep, async ({ page }) => {
    await page.goto('/credito-habitacao/simular')
    await whenLive(page)
    await chooseTile(page, 'Construir casa')
    await chooseTile(page, 'Para viver')
    await goOn(page)
    await chooseTile(page, 'O projeto está na câmara')
    await goOn(page)
    await expect(page.getByLabel('Valor da casa pronta')).toBeVisible()
    const answered = new URL(page.url()).searchParams
    await page.goto(`${results}?${answered}&${amounts}&rateType=variable&holders=1`)
    await expect(page.getByRole('heading', { name: /^Precisas de ter/ })).toBeVisible()
    await expect(page.getByRole('cell', { name: 'IMT', exact: true })).toHaveCount(0)
    expect(await page.evaluate(creditScreenProblems, 'main')).toEqual([])
  })

  test(
    'who has a loan learns up to which rate leaving pays, and ranks two proposals',
    deep,
    async ({ page }) => {
      await page.goto(
        `${results}?${moving}&${proposal(1, 'Exemplo+Um', '3.5')}&${proposal(2, 'Exemplo+Dois', '3')}`,
      )
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        /^Poupas 33,26.€ por mês se baixares a taxa meio ponto$/,
      )
      await expect(page.getByText(/^Exemplo Dois é a mais barata/)).toBeVisible()
      await page.getByRole('heading', { name: 'Caderno de propostas' }).scrollIntoViewIfNeeded()
      await expect(page.getByRole('button', { name: 'Descarregar o caderno' })).toBeVisible()
      const fine = fineOf(page)
      await fine.scrollIntoViewIfNeeded()
      // Asleep it is a plain form, answered in the notebook above: here it is walked awake, when React knows the element.
      await expect
        .poll(() => fine.evaluate((form) => Object.keys(form).some((key) => key.startsWith('__reactProps'))))
        .toBe(true)
      await fine.getByLabel('De que banco é a FINE').fill('Exemplo Três')
      await fine.getByLabel('Tipo de taxa').selectOption({ label: 'Fixa' })
      await fine.getByRole('button', { name: 'Pôr no caderno' }).click()
      await expect(fine.getByRole('alert')).toContainText('Insere a TAN da proposta')
      await fine.getByLabel('TAN da taxa fixa').fill('2,8')
      await fine.getByRole('button', { name: 'Pôr no caderno' }).click()
      await expect(page.getByText(/^Exemplo Três é a mais barata/)).toBeVisible()
      expect(await page.evaluate(creditScreenProblems, 'main')).toEqual([])
    },
  )
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: sizes.phone })

  test(
    'forms and links lead from the first question to the results, and amounts can be changed there',
    deep,
    async ({ page }) => {
      await page.goto('/credito-habitacao/simular')
      await chooseTile(page, 'Renegociar com o meu banco')
      await chooseTile(page, 'Para viver')
      await goOn(page)
      await page.getByLabel('Valor da casa').fill('250000')
      await page.getByLabel('Quanto deves').fill('120000')
      await page.getByLabel('Anos que faltam').fill('25')
      await page.getByLabel('Idade do titular mais velho').fill('45')
      await goOn(page)
      await page.getByLabel('TAN que pagas hoje').fill('4,322')
      await page.getByLabel('Banco do teu crédito').selectOption({ index: 1 })
      await goOn(page)
      await chooseTile(page, 'Variável')
      await goOn(page)
      await chooseTile(page, 'Só eu')
      await goOn(page)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        /^Poupas 33,26.€ por mês se baixares a taxa meio ponto$/,
      )
      const fine = fineOf(page)
      await fine.getByLabel('De que banco é a FINE').fill('Exemplo')
      await fine.getByLabel('Tipo de taxa').selectOption({ label: 'Variável' })
      await fine.getByRole('button', { name: 'Pôr no caderno' }).click()
      // Missing answers are said where proposals are written, with what was typed.
      const writing = page.getByRole('form', { name: 'Juntar uma proposta' })
      await expect(writing.getByLabel('De quem é a proposta')).toHaveValue('Exemplo')
      await writing.getByLabel('Spread').fill('0,7')
      await writing.getByRole('button', { name: 'Juntar ao caderno' }).click()
      const kept = page.getByRole('article', { name: 'Taxas da proposta de Exemplo' })
      await expect(kept).toBeVisible()
      await page.getByText('Alterar valores, taxa e ordem').click()
      await page.getByRole('textbox', { name: 'Quanto deves' }).fill('100000')
      await page.getByRole('button', { name: 'Atualizar' }).click()
      await expect(page).toHaveURL(/wantToBorrow=100000/)
      await expect(page.getByLabel('Texto para o banco')).toHaveValue(/100\.000,00/)
      await expect(kept).toBeVisible()
      await page.getByRole('link', { name: 'Pagamento por mês' }).click()
      await expect(kept).toBeVisible()
    },
  )
})
