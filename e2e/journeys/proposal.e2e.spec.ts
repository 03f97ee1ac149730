import type { Page } from '@playwright/test'
import { screenViolations } from '../accessibility/check-screen'
import { attachScriptMeter, totalGzip, weightList } from '../budgets/script-meter'
import { deep, deepUnless } from '../site/deep'
import { expect, sizes, test } from '../site/visitor-test'
import { takePicture } from './invoice/invoice-pictures'

interface Product {
  /** Its landing; the page of the form is below it. */
  readonly landing: string
  /** What is typed, field by field; an answer without a field is a tile. */
  readonly given: Readonly<Record<string, string>>
  readonly stamp: string
  readonly sentence: RegExp
}

const products: readonly Product[] = [
  {
    landing: '/credito-pessoal',
    given: { 'Prestação por mês': '235', Meses: '48', Montante: '8000' },
    ...{ stamp: 'Cara', sentence: /^TAEG de 20,7.%: / },
  },
  {
    landing: '/tv-net-voz',
    given: { 'Preço por mês': '30', 'Meses de promoção': '12', 'Preço depois': '46,40' },
    ...{ stamp: 'Cara', sentence: /^Em 24 meses pagas 38,20.€ por mês, não 30.€\.$/ },
  },
  {
    landing: '/credito-habitacao',
    given: { 'Prestação por mês': '690', TAEG: '3,2', 'Montante ou dívida': '150000' },
    ...{ stamp: 'Boa', sentence: /^TAEG de 3,20.%, abaixo da média/ },
  },
  {
    landing: '/seguros',
    given: { 'Total do ano': '340', 'Com vidros': '', Franquia: '250' },
    ...{ stamp: 'Não dá para dizer', sentence: /^Nenhuma seguradora publica preços/ },
  },
]

const cardOf = (page: Page) => page.getByRole('region', { name: /Tens uma proposta/ })

async function answer(page: Page, { given }: Product) {
  const card = cardOf(page)
  for (const [name, text] of Object.entries(given))
    if (text === '') await card.getByText(name, { exact: true }).click()
    else await card.getByRole('textbox', { name }).fill(text)
  await card.getByRole('button', { name: 'Ver se é boa' }).click()
  return card
}

test.use({ viewport: sizes.phone })

for (const product of products) {
  test(
    `${product.landing}: three figures of a proposal are judged before any funnel`,
    deepUnless(product.landing === '/tv-net-voz'),
    async ({ page }) => {
      const meter = await attachScriptMeter(page)
      const sent: string[] = []
      page.on('request', (request) => sent.push(request.url()))
      await page.goto(product.landing)
      const card = cardOf(page)
      expect((await card.boundingBox())?.y).toBeLessThanOrEqual(420)
      // Tiles are one field.
      const fields = await card.locator('form').locator('input[type=text]:visible, fieldset:visible').count()
      expect(fields).toBeLessThanOrEqual(3)
      await card.locator('input').first().focus()
      await expect(page.locator('.b-hero__panel [data-awake]')).toBeAttached()
      await answer(page, product)
      const stamp = card.getByRole('heading', { name: product.stamp, exact: true })
      await expect(stamp).toBeFocused()
      await expect(card.getByText(product.sentence).first()).toBeVisible()
      const [top, button] = [
        await stamp.boundingBox(),
        await card.getByRole('button', { name: 'Copiar mensagem para negociar' }).boundingBox(),
      ]
      expect((button?.y ?? 0) + (button?.height ?? 0) - (top?.y ?? 0)).toBeLessThanOrEqual(844)
      expect(new URL(page.url()).search).toBe('')
      const figures = Object.values(product.given).filter((text) => text.length > 2)
      expect(sent.filter((url) => figures.some((text) => url.includes(`=${text}`)))).toEqual([])
      const own = (await meter.read()).filter(({ name }) => name.endsWith('-proposal.js'))
      expect(totalGzip(own), weightList(own)).toBeLessThanOrEqual(12 * 1024)
      expect(await screenViolations(page)).toEqual([])
    },
  )

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false })
    test(`${product.landing}: the form leads to its verdict and to a duel`, deep, async ({ page }) => {
      await page.goto(product.landing)
      await answer(page, product)
      const card = cardOf(page)
      await expect(page).toHaveURL(new RegExp(`${product.landing}/proposta\\?`))
      await expect(card.getByRole('heading', { name: product.stamp, exact: true })).toBeVisible()
      await expect(card.getByText(product.sentence).first()).toBeVisible()
      await card.getByRole('link', { name: 'Juntar outra' }).click()
      await answer(page, product)
      await expect(card.getByRole('table').first()).toContainText('O que falta')
    })
  })
}

/** A FIN with the labels of its official form; bank and amounts are invented. */
const sheet = `FICHA DE INFORMAÇÃO NORMALIZADA EM MATÉRIA DE CRÉDITO AOS CONSUMIDORES
2. Montante total do crédito: 8.000,00 €
5.3. Montante da prestação: 198,70 €
5.4. Número de prestações: 48
TAEG: 10,3 %. Comissão de abertura: 140,00 €
5. Montante total imputado ao consumidor: 9.677,60 €`

test('the paper of a proposal is read on the device, and judged', deep, async ({ page, context }) => {
  const printer = await context.newPage()
  await printer.setContent(`<pre>${sheet}</pre>`)
  const buffer = await printer.pdf()
  await printer.close()
  await page.goto('/credito-pessoal')
  await page.getByRole('link', { name: 'Ler a proposta de uma fotografia ou PDF' }).click()
  await expect(page.getByRole('heading', { name: 'Leitor de propostas' })).toBeVisible()
  const sent: string[] = []
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()))
  await page
    .getByLabel(/Escolher o documento/)
    .setInputFiles({ name: 'fin.pdf', mimeType: 'application/pdf', buffer })
  await expect(page.getByRole('textbox', { name: 'Prestação por mês (€)' })).toHaveValue('198,70')
  await expect(page.getByText(/Confirma este valor/)).toHaveCount(0)
  expect(sent).toEqual([])
  expect(await screenViolations(page)).toEqual([])
  await page.getByRole('link', { name: 'Ver se é boa' }).click()
  await expect(page).toHaveURL(/\/credito-pessoal\/proposta\?instalment=198%2C70&months=48&amount=8000$/)
  // The card wakes with the first touch.
  await page.getByRole('heading', { name: 'Boa', exact: true }).click()
  await page.getByRole('button', { name: 'Mais detalhes' }).click()
  await expect(page.getByRole('textbox', { name: /^Prazo do crédito/ })).toHaveValue('48')
})

test(
  'a photograph of a proposal is read on the device, and its figures are to be checked',
  deep,
  async ({ page, browser }) => {
    test.setTimeout(120_000)
    const printed = `<article style="padding: 60px"><pre style="font: 15px/2 sans-serif">${sheet}</pre></article>`
    const buffer = await takePicture(
      browser,
      { type: 'jpeg', table: 'background: #8d8478;', sheet: 'transform: rotate(1.5deg) scale(.95)' },
      printed,
    )
    await page.goto('/simuladores/leitor-de-propostas')
    const sent: string[] = []
    page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()))
    await page
      .getByLabel(/Escolher o documento/)
      .setInputFiles({ name: 'fin.jpg', mimeType: 'image/jpeg', buffer })
    const read = (name: string) => page.getByRole('textbox', { name })
    await expect(read('Prestação por mês (€)')).toHaveValue('198,70', { timeout: 80_000 })
    await expect(read('Meses')).toHaveValue('48')
    await expect(read('Montante (€)')).toHaveValue('8000')
    await expect(page.getByText('Lemos letras de uma imagem')).toBeVisible()
    expect(sent).toEqual([])
    expect(await screenViolations(page)).toEqual([])
  },
)
