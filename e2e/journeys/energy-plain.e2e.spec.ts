import { expect, sizesOfRun, test } from '../site/visitor-test'
import { answerFunnel, changeAnswer, confirmAnswers, fillIn, goOn, heading } from './answer-funnel'
import { checkHeading, detailsHeading, electricityBill, gasBill, gasBillQuestion, unknownHome } from './homes'
import {
  compareOffers,
  listed,
  openFilters,
  openFirstBill,
  openOffer,
  ownBillChip,
  resultsHeading,
  wantOffer,
} from './shown-offers'

test.use({ javaScriptEnabled: false })

for (const [size, viewport] of Object.entries(sizesOfRun))
  test.describe(`without script on a ${size}`, () => {
    test.use({ viewport })

    test('helps, bills, filters, sort, comparison and the contact form work @deep', async ({ page }) => {
      await page.goto('/energia/simular')
      await answerFunnel(page, unknownHome)
      await page.getByText('O que contámos para a tua casa').click()
      await page.getByRole('link', { name: 'Alterar respostas' }).first().click()
      const given = page.getByRole('definition')
      await expect(
        given.filter({ hasText: 'frigorífico, máquina de lavar roupa, forno elétrico' }),
      ).toBeVisible()
      await expect(given.filter({ hasText: 'fogão ou placa, esquentador' })).toBeVisible()
      await changeAnswer(page, 'Fatura da eletricidade', electricityBill)
      await expect(given.filter({ hasText: '2.700\u00a0kWh fora de vazio' })).toBeVisible()

      await page.getByRole('link', { name: 'Acrescentar: Fatura do gás' }).click()
      await page.getByRole('textbox', { name: 'kWh de gás', exact: true }).fill('250')
      await goOn(page)
      await expect(heading(page, gasBillQuestion)).toBeVisible()
      await expect(page).toHaveTitle(/^Erro: /)
      await expect(page.getByRole('alert')).toContainText('Diz se os kWh são de um mês ou de um ano')
      await expect(page.getByRole('textbox', { name: 'kWh de gás', exact: true })).toHaveValue('250')
      await fillIn(page, gasBill)
      await goOn(page)
      await expect(heading(page, checkHeading)).toBeVisible()
      await confirmAnswers(page)

      await expect(resultsHeading(page)).toBeVisible()
      await expect(ownBillChip(page)).toBeVisible()
      await openFirstBill(page)
      const before = await listed(page)
      const form = page.getByRole('form', { name: 'Ordenar e filtrar' })
      await compareOffers(page, [0, 1])
      await openFilters(page)
      await form.getByLabel('Ordenar por').selectOption({ label: 'Comercializadora, de A a Z' })
      await form.getByText('Que não obrigam a débito direto').click()
      await form.getByRole('button', { name: 'Atualizar a lista' }).click()
      await expect(page).toHaveURL(/sort=provider.*noDirectDebit=true/)
      await expect(page.getByRole('navigation', { name: 'Filtros ativos' })).toBeVisible()
      expect(await listed(page)).not.toEqual(before)
      await wantOffer(await openOffer(page, 0)).click()
      await expect(heading(page, detailsHeading)).toBeVisible()
      // Playwright reads no text in a `noscript`, though the visitor does.
      const line = page.locator('main noscript p')
      await expect(line).toBeVisible()
      expect(await line.evaluate((words) => words.textContent)).toMatch(
        /precisa de JavaScript.*liga para 210 000 000.*escreve-nos/,
      )
      await expect(page.getByRole('button', { name: 'Pedir que me liguem' })).toBeDisabled()
    })
  })
