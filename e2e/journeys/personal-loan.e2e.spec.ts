import type { Page } from '@playwright/test'
import { expect, sizes, test } from '../site/visitor-test'
import { goOn } from './answer-funnel'

/** By keyboard, which stays on the question. */
const choose = (page: Page, words: string) => page.getByRole('radio', { name: words }).first().press('Space')

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: sizes.phone })

  test('forms and links lead from landing to results and a ranked notebook @deep', async ({ page }) => {
    await page.goto('/credito-pessoal/simular?wantToBorrowBase=10000&wantToBorrowTime=60')
    await choose(page, 'Outro fim')
    await goOn(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      /^Paga cerca de 215,50.* nunca mais de 228,88/,
    )
    await page.getByText('Junta as tuas propostas').click()
    const proposal = page.getByRole('form', { name: 'Juntar uma proposta' })
    await expect(proposal.getByLabel('Montante do crédito')).toHaveValue('10.000')
    await proposal.getByLabel('Banco', { exact: true }).fill('Exemplo Um')
    await proposal.getByRole('textbox', { name: 'TAN', exact: true }).fill('8,9')
    await proposal.getByRole('button', { name: 'Juntar ao caderno' }).click()
    await expect(page.getByRole('article').filter({ hasText: 'Exemplo Um' })).toContainText('TAEG 10,5')
  })
})
