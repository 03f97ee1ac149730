import { deep } from '../site/deep'
import { expect, test } from '../site/visitor-test'
import { heading, tile, whenLive } from './answer-funnel'
import { detailsHeading } from './homes'
import {
  answerByKeyboard,
  backAndReload,
  chooseByKeyboard,
  goOnByKeyboard,
  pressByKeyboard,
  typeByKeyboard,
} from './keyboard'

test('a home loan without a pointer, with a step back and a reload in between', deep, async ({ page }) => {
  await page.goto('/credito-habitacao/simular')
  await whenLive(page)
  await answerByKeyboard(page, ['Comprar casa', 'Para viver'])
  await expect(tile(page, 'Está acordada: falta o crédito')).toBeVisible()
  await answerByKeyboard(page, 'Está acordada: falta o crédito')
  const price = page.getByRole('textbox', { name: 'Preço da casa', exact: true })
  await expect(price).toBeVisible()
  // Nothing is wrong with what nobody has written yet.
  await expect(page.getByRole('alert')).toHaveCount(0)
  await typeByKeyboard(page, page.getByLabel('Avaliação do banco'), '240000')
  await answerByKeyboard(page, {
    ...{ 'Preço da casa': '250000', 'Montante do crédito': '200000' },
    ...{ Prazo: '35', 'Idade do titular mais velho': '34' },
  })
  await expect(tile(page, 'Variável')).toBeVisible()
  await backAndReload(page, () => expect(price).toHaveValue(/^250\.?000$/))
  await answerByKeyboard(page, 'Variável')
  await expect(tile(page, 'Só eu')).toBeVisible()
  await chooseByKeyboard(page, tile(page, 'Só eu'))
  await goOnByKeyboard(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Pagas .+ por mês$/)
  // 200.000 € are more of the valuation than of the price.
  await expect(page.getByText(/83,3.%, máximo 90.% para habitação própria permanente/)).toBeVisible()
})

test('a personal loan without a pointer', deep, async ({ page }) => {
  await page.goto('/credito-pessoal/simular')
  await whenLive(page)
  await answerByKeyboard(page, 'Outro fim')
  const amount = page.getByRole('textbox', { name: 'Quanto queres pedir', exact: true })
  await expect(amount).toBeVisible()
  await answerByKeyboard(page, { 'Quanto queres pedir': '100', 'Em quantos meses queres pagar': '60' })
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(amount).toHaveValue('100')
  await answerByKeyboard(page, { 'Quanto queres pedir': '10000' })
  await expect(tile(page, 'Só eu')).toBeVisible()
  await page.goBack()
  await expect(amount).toHaveValue(/^10\.?000$/)
  await page.goForward()
  await answerByKeyboard(page, 'Só eu')
  await expect(tile(page, 'Não vivo em Portugal')).toBeVisible()
})

test('deposits and cards without a pointer, up to the call', deep, async ({ page }) => {
  await page.goto('/depositos-a-prazo/simular')
  await whenLive(page)
  await typeByKeyboard(page, page.getByRole('textbox', { name: 'Quanto queres pôr a render?' }), '25000')
  for (const words of ['Daqui a 6 meses', 'Não, quero poder levantá-lo', 'Sim, abro conta num banco novo'])
    await chooseByKeyboard(page, tile(page, words))
  await pressByKeyboard(page, page.getByRole('button', { name: 'Ver os depósitos' }))
  await expect(page).toHaveURL(/\/depositos-a-prazo\/resultados/)
  await pressByKeyboard(page, page.getByRole('link', { name: /Ver o plano/ }).first())
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^O teu plano:/)
  await pressByKeyboard(page, page.getByRole('link', { name: 'Quero que me liguem' }))
  await expect(heading(page, detailsHeading)).toBeVisible()

  await page.goto('/cartao-de-credito/resultados')
  await whenLive(page)
  await chooseByKeyboard(page, tile(page, 'Pago o mínimo'))
  await typeByKeyboard(page, page.getByRole('textbox', { name: 'Quanto deves hoje no cartão' }), '1500')
  await pressByKeyboard(page, page.getByRole('button', { name: 'Ver quanto me custa' }))
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Demoras 9 anos e 5 meses a pagar')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Demoras 9 anos e 5 meses a pagar')
  await pressByKeyboard(page, page.getByRole('link', { name: 'Simular esse crédito' }))
  await expect(page).toHaveURL(/\/credito-pessoal\/simular\/.*wantToBorrowBase=1500&wantToBorrowTime=12/)
})
