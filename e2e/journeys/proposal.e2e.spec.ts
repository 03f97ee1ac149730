import type { Locator, Page, Request } from '@playwright/test'
import { screenViolations } from '../accessibility/check-screen'
import { attachScriptMeter, totalGzip, weightList } from '../budgets/script-meter'
import { deepUnless } from '../site/deep'
import { expect, sizes, test } from '../site/visitor-test'
import { takePicture } from './invoice/invoice-pictures'
// Papers with the labels of their official forms; companies and amounts are invented.
import papers from './proposal-papers.json' with { type: 'json' }

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
    stamp: 'Cara',
    sentence: /^TAEG de 20,7.%, acima do máximo legal/,
  },
  {
    landing: '/tv-net-voz',
    given: { 'Preço por mês': '30', 'Meses de promoção': '12', 'Preço depois': '46,40' },
    stamp: 'Cara',
    sentence: /^Em 24 meses pagas 38,20.€ por mês, não 30.€\.$/,
  },
  {
    landing: '/credito-habitacao',
    given: { 'Prestação por mês': '690', TAEG: '3,2', 'Montante ou dívida': '150000' },
    stamp: 'Boa',
    sentence: /^TAEG de 3,2.%, abaixo da média/,
  },
  {
    landing: '/seguros',
    given: { 'Total do ano': '340', 'Com vidros': '', Franquia: '250' },
    stamp: 'Falta comparar',
    sentence: /^Não paga roubo nem danos do teu carro/,
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
      const begun = Date.now()
      await page.goto(product.landing)
      const card = cardOf(page)
      const field = card.getByRole('textbox').first()
      expect((await field.boundingBox())?.y).toBeLessThanOrEqual(420)
      // Tiles are one field.
      const fields = await card.locator('form').locator('input[type=text]:visible, fieldset:visible').count()
      expect(fields).toBeLessThanOrEqual(3)
      await card.locator('input').first().focus()
      await expect(page.locator('.b-hero__panel [data-awake]')).toBeAttached()
      await answer(page, product)
      const stamp = card.getByRole('heading', { name: product.stamp, exact: true })
      await expect(stamp).toBeFocused()
      expect(Date.now() - begun).toBeLessThan(45_000)
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
      await page.reload()
      await expect(stamp).toBeVisible()
      expect(new URL(page.url()).search).toBe('')
      await page.setViewportSize(sizes.desktop)
      const line = card.locator('svg[width="100%"]').last()
      const wide = async (part: Locator) => (await part.boundingBox())?.width ?? 0
      if (product.stamp !== 'Falta comparar')
        expect(await wide(line)).toBeGreaterThan(0.9 * (await wide(card.getByRole('navigation'))))
    },
  )

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false })
    test(`${product.landing}: the form leads to its verdict and to a duel @deep`, async ({ page }) => {
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

/** Whose papers they are. */
const person = ['Leocádia', 'Quintanilha', '293847561', 'ZZ-91-QX'] as const
const holder = `Cliente: ${person[0]} ${person[1]}. NIF ${person[2]}. Matrícula ${person[3]}`

/** Puts a file in the reader, follows it to its verdict, and finds nothing of the person in what left the browser. */
async function readAndJudge(
  page: Page,
  name: string,
  buffer: Buffer,
  { address, stamp }: Readonly<(typeof papers)[number]>,
) {
  const left: string[] = []
  const sent: string[] = []
  const note = (request: Request) => {
    left.push(request.url() + (request.postData() ?? ''))
    if (request.method() !== 'GET') sent.push(request.url())
  }
  await page.goto('/simuladores/leitor-de-propostas')
  page.on('request', note)
  const mimeType = name.endsWith('pdf') ? 'application/pdf' : 'image/jpeg'
  await page.getByLabel(/Escolher o documento/).setInputFiles({ name, mimeType, buffer })
  const judge = page.getByRole('link', { name: 'Ver se é boa' })
  await expect(judge).toHaveAttribute('href', address, { timeout: 80_000 })
  expect(sent).toEqual([])
  const unproven = await page.getByText(/Confirma este valor/).count()
  expect(await screenViolations(page)).toEqual([])
  await judge.click()
  await expect(page.getByRole('heading', { name: stamp, exact: true })).toBeVisible()
  page.off('request', note)
  expect(left.filter((one) => person.some((word) => decodeURIComponent(one).includes(word)))).toEqual([])
  return unproven
}

for (const paper of papers) {
  test(`${paper.name}: a PDF is read on the device, and judged @deep`, async ({ page, context }) => {
    const printer = await context.newPage()
    await printer.setContent(`<pre>${paper.text}\n${holder}</pre>`)
    const buffer = await printer.pdf()
    await printer.close()
    expect((await readAndJudge(page, 'proposta.pdf', buffer, paper)) === 0).toBe(paper.isProven)
    // The card wakes with the first touch.
    await page.getByRole('heading', { name: paper.stamp, exact: true }).click()
    await page.getByRole('button', { name: 'Mais detalhes' }).click()
    await expect(page.getByRole('heading', { name: 'Caderno de propostas' })).toBeVisible()
  })

  test(`${paper.name}: a photograph is read, its figures to be checked @deep`, async ({ page, browser }) => {
    test.setTimeout(150_000)
    const printed = `<article style="padding: 60px"><pre style="font: 15px/2 sans-serif; white-space: pre-wrap">${paper.text}\n${holder}</pre></article>`
    const buffer = await takePicture(
      browser,
      { type: 'jpeg', table: 'background: #8d8478;', sheet: 'transform: rotate(1.5deg) scale(.95)' },
      printed,
    )
    await readAndJudge(page, 'proposta.jpg', buffer, paper)
  })
}
