import type { Page } from '@playwright/test'
import { exactAmounts } from 'shared-lib/rules/money/exact-amounts.testing'
import { checkScreen } from '../accessibility/check-screen'
import { deep, deepUnless } from '../site/deep'
import { expect, sizes, test } from '../site/visitor-test'
import { whenLive } from './answer-funnel'
import { typedDay } from './insurance-answers'

interface RulerCase {
  readonly path: string
  /** The saving, or that there is none. */
  readonly verdict: RegExp
  /** The mark of today, which opens its one field. */
  readonly today: RegExp
  /** Rows of a list that begins in the first screen; a product without one has none. */
  readonly hasList: boolean
}

const home = 'addressType=current&postalCode=1000&inhabitants=2&houseUsage=normal&currentProvider=unknown'
const energy = (type: string, more = '') =>
  `/energia/resultados?energyType=${type}&${home}&contractedPower=3.45&gasTier=2${more}`

/** Of prices of today, of some months ago, and of a year that is over. */
const saving =
  /^(Poupas [\d.]+.€ por ano|Já estás bem: não mudes|Não há mais barato do que a tarifa regulada)$/
const anyAge = new RegExp(`${saving.source}|^Em \\p{L}+, (menos [\\d.]+.€ por ano|nada mais barato)$`, 'u')

const deposit = '/depositos-a-prazo/resultados?amount=10000&horizon=12&mayLock=true&origin=newBank'
const loan =
  '/credito-pessoal/resultados?loanType=others&wantToBorrowBase=10000&wantToBorrowTime=60&creditFraction=one&residentType=resident&employmentStatus=employed&unpayedCredits=no'
const moving =
  '/credito-habitacao/resultados?loanType=transfer&housing=permanent&propertyValue=250000&wantToBorrow=200000&wantToBorrowTime=35&age=34&currentRateType=variable&currentTan=4.322&currentBank=other&rateType=mixed&fixedYears=3&holders=1'
const buying =
  '/credito-habitacao/resultados?loanType=acquisition&housing=permanent&buyingCycle=looking&propertyValue=250000&wantToBorrow=200000&wantToBorrowTime=35&age=34&rateType=mixed&fixedYears=3&holders=1'
const telecom = 'contractExpiry=none&currentProvider=MEOX&zipcode=1000-001'
const line = `/tv-net-voz/resultados?downloadSpeed=500&tv=false&voice=false&addSim=false&${telecom}`
const published = /^Em \p{L}+ de \d{4}, (menos \d+.€ por mês|desde \d+.€\/mês)$/u

const until = typedDay(10).split('/').reverse().join('-')
const insurance = `/seguros/resultados?product=car&insuranceType=all&insured=true&insuranceExpiryDate=${until}`
const receipt = '&hasReference=true&referenceValue=300&referencePeriod=year&referenceProvider=none'

/** One line a case: each product adds its own. */
const cases: Readonly<Record<string, RulerCase>> = {
  electricity: {
    path: energy('electricity'),
    verdict: anyAge,
    today: /^Quanto pagas hoje\?$/,
    hasList: true,
  },
  'electricity, by the last bill': {
    path: energy('electricity', '&billTotal=62,40&billDays=31'),
    ...{ verdict: anyAge, today: /^Tu hoje: 734,71.€\/ano/, hasList: true },
  },
  gas: { path: energy('gas'), verdict: anyAge, today: /^Quanto pagas hoje\?$/, hasList: true },
  'electricity and gas': {
    path: energy('dual'),
    ...{ verdict: anyAge, today: /^Quanto pagas hoje\?$/, hasList: true },
  },
  deposits: {
    path: deposit,
    ...{ verdict: /Ganhas? mais [\d.]+.€ em 12 meses$/i, today: /^Tu hoje: 0.€/, hasList: true },
  },
  'deposits, by the rate of today': {
    path: `${deposit}&todayRate=1,5`,
    ...{ verdict: /Ganhas? mais [\d.]+.€ em 12 meses$/i, today: /^Tu hoje: 109,50.€/, hasList: true },
  },
  'a personal loan': {
    path: loan,
    verdict: /^Paga cerca de [\d,.]+.€ por mês, nunca mais de [\d,.]+.€$/,
    ...{ today: /^Já tens uma proposta\?$/, hasList: false },
  },
  'a proposal of a personal loan': {
    path: `${loan}&todayInstalment=205`,
    ...{ verdict: /^(Boa proposta|Cara): /, today: /^A tua proposta: 205.€\/mês/, hasList: false },
  },
  'a home loan': {
    path: buying,
    verdict: /^Pagas [\d,.]+.€ por mês, TAEG de \d,\d.%$/,
    ...{ today: /^Já tens uma proposta\?$/, hasList: false },
  },
  'a proposal of a home loan': {
    path: `${buying}&tan=2.5`,
    ...{ verdict: /^Boa proposta: \d+.€ por mês/, today: /^A tua proposta: [\d,]+.€/, hasList: false },
  },
  'a home loan that moves': {
    path: moving,
    ...{ verdict: /^Poupas [\d.]+.€ por mês$/, today: /^Tu hoje: 4,3.%/, hasList: false },
  },
  'the debt of a card': {
    path: '/cartao-de-credito/resultados?pays=minimum&balance=1500&tan=14',
    verdict: /^Demoras \d+ anos( e \d+ meses)? a pagar 1\.500.€$/,
    ...{ today: /^Tu hoje: [\d,.]+.€/, hasList: false },
  },
  telecom: {
    path: `${line}&hasBill=false`,
    ...{ verdict: published, today: /^Quanto pagas hoje\?$/, hasList: true },
  },
  'telecom, by the fee': {
    path: `${line}&hasBill=true&monthlyFee=45`,
    ...{ verdict: published, today: /^Tu hoje: 45.€\/mês/, hasList: true },
  },
  insurance: {
    path: `${insurance}&hasReference=false`,
    verdict: /^Este seguro paga todos os acidentes da lista$/,
    ...{ today: /^Quanto pagaste no último recibo\?$/, hasList: false },
  },
  'insurance, by the last receipt and the renewal': {
    path: `${insurance}${receipt}&askedNow=300`,
    verdict: /^Já estás bem: não mudes$/,
    ...{ today: /^Último recibo: 300.€\/ano/, hasList: false },
  },
}

/** px: where the list begins at the latest, its rows, the longest page, and its tail: newsletter, footer, legal words. */
const limits = {
  phone: { row: 600, rows: [60, 150], page: 3500, tail: 600 },
  desktop: { row: 420, rows: [64, 74], page: 3500, tail: 930 },
} as const

/** Of those drawn: history is folded. */
const rowHeights = (page: Page) =>
  page
    .getByRole('article')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height).filter((px) => px > 0))

for (const [name, { path, verdict, today, hasList }] of Object.entries(cases))
  for (const size of ['phone', 'desktop'] as const)
    test(
      `${name} on a ${size}: the verdict and the ruler are in the first screen`,
      deepUnless(size === 'phone' && name === Object.keys(cases)[0]),
      async ({ page }) => {
        await page.setViewportSize(sizes[size])
        await page.goto(path)
        await whenLive(page)
        const ruler = page.locator('[data-ruler]')
        await expect(ruler.getByRole('heading', { level: 1 })).toHaveText(verdict)
        const mark = ruler.getByRole('button', { name: today }).or(ruler.getByRole('link', { name: today }))
        await expect(mark).toBeVisible()
        // The first chip of every product, above its ruler.
        const chip = page.locator('main :is(a, button, label)').filter({ hasText: 'Hoje: ' }).first()
        await expect(chip).toBeInViewport({ ratio: 1 })
        expect((await chip.boundingBox())?.y).toBeLessThan((await ruler.boundingBox())?.y ?? 0)
        await expect(ruler).toBeInViewport({ ratio: 1 })
        expect((await ruler.boundingBox())?.height).toBeLessThanOrEqual(300)
        if (hasList) {
          const row = await page.getByRole('article').first().boundingBox()
          expect(row?.y).toBeLessThanOrEqual(limits[size].row)
          const [least, most] = limits[size].rows
          expect((await rowHeights(page)).filter((px) => px < least || px > most)).toEqual([])
        }
        const tail = await page.getByRole('contentinfo').boundingBox()
        expect(tail?.height).toBeLessThanOrEqual(limits[size].tail)
        expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(
          limits[size].page,
        )
        expect(await page.evaluate(exactAmounts, 'main')).toEqual([])
        await checkScreen(page)
      },
    )

test('the ruler of deposits is three taps away', deep, async ({ page }) => {
  await page.goto('/depositos-a-prazo')
  for (const answer of ['Sim, até lá não preciso dele', 'Sim, abro conta num banco novo'])
    await page.locator('label').filter({ hasText: answer }).click()
  await page.getByRole('button', { name: 'Ver os depósitos' }).click()
  await expect(page.locator('[data-ruler]')).toBeInViewport({ ratio: 1 })
})

test.describe('on a desk, without script', () => {
  test.use({ viewport: sizes.desktop, javaScriptEnabled: false })

  for (const [name, path, head, sort] of [
    ['energy', energy('electricity'), 'Renovável', 'renewable'],
    ['deposits', deposit, 'TANB', 'rate'],
    ['telecom', `${line}&hasBill=false`, 'Internet', 'speed'],
  ] as const)
    test(`the list of ${name} is a table that its heads put in order`, deep, async ({ page }) => {
      await page.goto(path)
      const heads = page.getByRole('columnheader')
      await expect(heads.last()).toHaveAttribute('aria-sort', /./)
      await heads.getByRole('link', { name: head }).click()
      await expect(page).toHaveURL(new RegExp(`sort=${sort}`))
      await expect(heads.filter({ hasText: head })).toHaveAttribute('aria-sort', /./)
    })
})

/** Labels that leave the narrowest phone, or of which two meet. */
async function labelFaults(page: Page) {
  await page.setViewportSize({ width: 320, height: 700 })
  const boxes = await page.locator('[data-ruler] svg text').evaluateAll((all) =>
    all.map((text) => {
      const { left, right, top, bottom } = text.getBoundingClientRect()
      return { name: text.textContent, left, right, top, bottom }
    }),
  )
  expect(boxes.length).toBeGreaterThan(0)
  return boxes.flatMap((one, at) => [
    ...(one.left < 16 || one.right > 304 ? [`${one.name} leaves it`] : []),
    ...boxes
      .slice(at + 1)
      .filter(
        (other) =>
          one.right > other.left &&
          one.left < other.right &&
          one.bottom > other.top &&
          one.top < other.bottom,
      )
      .map((other) => `${one.name} meets ${other.name}`),
  ])
}

test('the labels of the ruler never meet or leave it on the narrowest phone', deep, async ({ page }) => {
  for (const { path } of Object.values(cases)) {
    await page.goto(path)
    expect(await labelFaults(page), path).toEqual([])
  }
})

test('the last bill, typed into its sheet, is today’s mark, on the narrowest phone and on paper', async ({
  page,
}) => {
  await page.goto(energy('electricity'))
  await whenLive(page)
  await page.locator('[data-ruler]').getByRole('button', { name: 'Quanto pagas hoje?' }).click()
  await page.getByRole('textbox', { name: 'Quanto pagaste na última fatura?' }).fill('62,40')
  await page.getByRole('textbox', { name: 'Em quantos dias?' }).fill('31')
  await checkScreen(page)
  await page.getByRole('button', { name: 'Ver quanto poupo' }).click()
  await expect(page.getByRole('button', { name: /^Tu hoje: 734,71.€\/ano/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Hoje: 62,40.€$/ })).toBeVisible()
  await expect(page).toHaveURL(/billTotal=62(,|%2C|\.)4/)
  expect(await labelFaults(page)).toEqual([])

  await page.emulateMedia({ media: 'print' })
  const sheet = page.locator('[data-on-paper]').first()
  for (const words of ['Quero Poupar', /\d{4}/, '/energia/resultados'])
    await expect(sheet).toContainText(words)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('banner')).toBeHidden()
})
