import type { Page } from '@playwright/test'
import { deep } from '../site/deep'
import { expect, sizesOfRun, test } from '../site/visitor-test'
import {
  changeAnswer,
  chooseTile,
  confirmAnswers,
  fillIn,
  goOn,
  heading,
  tile,
  whenLive,
} from './answer-funnel'
import {
  type Answer,
  checkHeading,
  electricityBill,
  electricityBillQuestion,
  gasBill,
  lisbonQuery,
  unknownQuery,
} from './homes'
import { listed, ownBillChip, resultsHeading } from './shown-offers'

const step = (slug: string, query: string) => `/energia/simular/${slug}?${query}`
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const answers = (page: Page) => page.getByRole('definition').allTextContents()

for (const [size, viewport] of Object.entries(sizesOfRun))
  test.describe(`on a ${size}`, () => {
    test.use({ viewport })

    test(
      'half a bill is refused by a summary that takes focus, leads to each field and loses nothing',
      deep,
      async ({ page }) => {
        await page.goto(step('fatura-eletricidade', lisbonQuery))
        await whenLive(page)
        await chooseTile(page, 'Bi-horário')
        await field(page, 'kWh fora de vazio').fill('2.700')
        await field(page, 'Preço da potência por dia').fill('quase nada')
        await field(page, 'Preço por kWh em vazio').fill('0,1312')
        await goOn(page)
        const summary = page.getByRole('alert')
        await expect(summary).toBeFocused()
        await expect(page).toHaveTitle(/^Erro: /)
        await expect(summary.getByRole('link')).toHaveText([
          'Faltam os kWh em vazio',
          'Diz se os kWh são de um mês ou de um ano',
          'Escreve o preço da potência por dia em euros, por exemplo 0,3456',
          'Falta o preço por kWh fora de vazio',
        ])
        await expect(field(page, 'kWh fora de vazio')).toHaveValue('2.700')
        await expect(field(page, 'Preço da potência por dia')).toHaveValue('quase nada')
        await summary.getByRole('link', { name: 'Faltam os kWh em vazio' }).click()
        await expect(field(page, 'kWh em vazio')).toBeFocused()
        await page.keyboard.type('1.800')
        await summary.getByRole('link', { name: /um mês ou de um ano/ }).click()
        await expect(tile(page, 'Um mês')).toBeFocused()
        await fillIn(page, electricityBill.slice(0, -1))
        await goOn(page)
        await expect(resultsHeading(page)).toBeVisible()
        await expect(page).not.toHaveTitle(/^Erro: /)
      },
    )
  })

test(
  'both helps and a bill come back as left: by the browser’s back, a reload and a shared link',
  deep,
  async ({ page, context }) => {
    await page.goto(step('potencia-contratada', lisbonQuery))
    await whenLive(page)
    await fillIn(page, ['Não sei', 'Frigorífico', 'Forno elétrico'])
    const advice = await page.getByText(/^Recomendamos /).textContent()
    await goOn(page)
    await expect(resultsHeading(page)).toBeVisible()
    await page.goBack()
    await expect(page.getByText(advice ?? '')).toBeVisible()
    await page.reload()
    await expect(tile(page, 'Frigorífico')).toBeChecked()
    await expect(tile(page, 'Forno elétrico')).toBeChecked()
    await expect(tile(page, 'Aspirador')).not.toBeChecked()
    await expect(page.getByText(advice ?? '')).toBeVisible()

    await page.goto(step('respostas', unknownQuery))
    await whenLive(page)
    await changeAnswer(page, 'Fatura da eletricidade', electricityBill)
    await page.goBack()
    await expect(heading(page, electricityBillQuestion)).toBeVisible()
    await page.reload()
    const shared = await context.newPage()
    await shared.goto(page.url())
    for (const one of [page, shared]) {
      await expect(tile(one, 'Bi-horário')).toBeChecked()
      await expect(field(one, 'kWh em vazio')).toHaveValue('1800')
      await expect(field(one, 'Preço da potência por dia')).toHaveValue('0,4231')
      await expect(field(one, 'kWh de eletricidade')).toBeHidden()
      await expect(tile(one, 'Agregado com 5 ou mais pessoas')).toBeChecked()
    }
    await shared.getByRole('link', { name: 'Anterior' }).click()
    await expect(heading(shared, checkHeading)).toBeVisible()
    await shared.close()
  },
)

const prefilled: Readonly<Record<string, readonly [address: string, seen: (page: Page) => Promise<void>]>> = {
  // As a form without script sends it: the name once for each tick.
  'ticks ahead what runs at the same time': [
    step(
      'potencia-contratada',
      `${lisbonQuery.replace('=6.9', '=unknown')}&appliances=oven&appliances=fridge`,
    ),
    async (page) => {
      await expect(tile(page, 'Forno elétrico')).toBeChecked()
      await expect(tile(page, 'Frigorífico')).toBeChecked()
    },
  ],
  'with a use of gas that is none says so': [
    step('escalao-gas', `${unknownQuery}&gasUses=rocket`),
    async (page) => {
      await expect(page.getByRole('alert')).toContainText('Escolhe uma ou mais das opções')
      await expect(tile(page, 'Não sei')).toBeChecked()
    },
  ],
  'with a figure that is none says so and keeps it': [
    step('fatura-gas', `${lisbonQuery}&kwhGas=tudo`),
    async (page) => {
      await expect(page.getByRole('alert')).toContainText('Escreve os kWh de gás em algarismos')
      await expect(field(page, 'kWh de gás')).toHaveValue('tudo')
    },
  ],
  'to the gas bill of a home without gas leads to the list of answers': [
    step('fatura-gas', lisbonQuery.replace('dual', 'electricity')),
    (page) => expect(heading(page, checkHeading)).toBeVisible(),
  ],
  'to a bill, asked for too early, leads to the first unanswered question': [
    step('fatura-eletricidade', 'energyType=dual'),
    (page) => expect(heading(page, 'É para a casa onde vives?')).toBeVisible(),
  ],
}
for (const [what, [address, seen]] of Object.entries(prefilled))
  test(`a link ${what}`, deep, async ({ page }) => {
    await page.goto(address)
    await whenLive(page)
    await seen(page)
  })

const changes: readonly (readonly [label: string, to: Answer | readonly Answer[], shown: RegExp])[] = [
  ['Casa', ['Casa para onde vou', '4000'], /Casa para onde vou, código postal 4000/],
  ['Pessoas', '2 pessoas', /2 pessoas/],
  ['Tempo em casa', 'Quase sempre', /Quase sempre/],
  ['Potência contratada', '10,35 kVA', /10,35 kVA/],
  ['Escalão de gás', 'Escalão 3', /Escalão 3/],
  ['Comercializadora atual', 'Galp', /Galp/],
  [
    'Fatura da eletricidade',
    electricityBill.slice(0, -1),
    /2\.700.kWh fora de vazio e 1\.800.kWh em vazio por ano/,
  ],
  ['Fatura do gás', gasBill, /250.kWh por mês/],
  ['Energia', 'Só eletricidade', /Só eletricidade/],
]

test(
  'every answer is changed from the list of answers and returns there; the price follows',
  deep,
  async ({ page }) => {
    await page.goto(step('respostas', lisbonQuery))
    await whenLive(page)
    for (const [label, to, shown] of changes) {
      await changeAnswer(page, label, to)
      await expect(page.getByRole('definition').filter({ hasText: shown })).toHaveCount(1)
    }
    // Answers that only gas asked for are gone with it.
    expect((await answers(page)).join()).not.toMatch(/Escalão|por mês/)
    await confirmAnswers(page)
    await expect(resultsHeading(page)).toBeVisible()
    await expect(ownBillChip(page)).toBeVisible()
  },
)

test(
  'every figure that the results assumed leads to its question and back to the results',
  deep,
  async ({ page }) => {
    await page.goto(`/energia/resultados?${unknownQuery}`)
    await whenLive(page)
    const counted = page.locator('details', { has: page.locator('> summary', { hasText: 'O que contámos' }) })
    await counted.locator('summary').click()
    const before = await listed(page)
    const links = await counted
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(new Set(links).size).toBeGreaterThanOrEqual(4)
    for (const href of new Set(links)) {
      await page.goto(href ?? '')
      await whenLive(page)
      await goOn(page)
      await expect(page).toHaveURL(/\/energia\/resultados\?/)
      await expect.poll(() => listed(page), href ?? '').toEqual(before)
    }
    await page.getByRole('link', { name: 'Tenho a fatura' }).click()
    await expect(heading(page, electricityBillQuestion)).toBeVisible()
    await page.getByRole('link', { name: 'Anterior' }).click()
    await expect(resultsHeading(page)).toBeVisible()
    await page.getByRole('link', { name: 'Tenho a fatura' }).click()
    await expect(heading(page, electricityBillQuestion)).toBeVisible()
    await fillIn(page, electricityBill)
    await goOn(page)
    await expect(page).toHaveURL(/\/energia\/resultados\?.*kwhOffPeak=1800/)
    await expect(resultsHeading(page)).toBeVisible()
    await expect.poll(() => listed(page)).not.toEqual(before)
  },
)

test(
  'a tag in a guide starts from its attributes and takes both helps and a bill in memory',
  deep,
  async ({ page }) => {
    await page.goto('/guias/como-ler-a-fatura-da-eletricidade')
    const funnel = page.locator('qp-energy-funnel')
    await funnel.scrollIntoViewIfNeeded()
    await expect(page.locator('qp-energy-funnel[data-awake]')).toBeAttached()
    const address = page.url()
    await expect(heading(funnel, 'É para a casa onde vives?')).toBeVisible()
    for (const answers of [
      ['Casa onde vivo', '1000'],
      '4 pessoas',
      'Parte do dia',
      ['Não sei', 'Frigorífico', 'Forno elétrico'],
      'EDP Comercial',
    ]) {
      const question = await funnel.getByRole('heading', { level: 3 }).textContent()
      await fillIn(funnel, answers)
      await goOn(funnel)
      await expect(heading(funnel, question ?? '')).toBeHidden()
    }
    await changeAnswer(funnel, 'Fatura da eletricidade', electricityBill.slice(0, -1))
    expect(page.url()).toBe(address)
    // A page that glides to the focused heading moves its buttons away from under the thumb that taps them.
    await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto')
    await funnel.getByRole('button', { name: 'Ver resultados' }).click()
    await expect(page).toHaveURL(
      /\/energia\/resultados\?energyType=electricity.*appliances=fridge\.oven.*meter=bi/,
    )
    await expect(ownBillChip(page)).toBeVisible()
  },
)
