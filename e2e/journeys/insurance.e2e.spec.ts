import { fitsTheWindow } from '../accessibility/check-screen'
import { attachScriptMeter, totalGzip, weightList } from '../budgets/script-meter'
import { deep } from '../site/deep'
import { expect, sizes, test } from '../site/visitor-test'
import { askForCall, chooseTile, goOn, heading, leaveDetails, whenLive } from './answer-funnel'
import { checkHeading, detailsHeading } from './homes'
import {
  driver,
  fillCover,
  fillDriver,
  fillPrice,
  fillVehicle,
  insuranceQuestions,
  typedDay,
} from './insurance-answers'
import { storedLeads } from './stored-leads'

const results = 'Com este seguro, 8 de 20 acidentes ficam por tua conta'

test.use({ viewport: sizes.phone })

test('on a phone: from the landing to the request, and every screen can be used by everybody', async ({
  page,
  site,
}) => {
  test.slow()
  await page.goto('/seguros')
  await page.getByRole('main').locator('a[href="/seguros/simular"]').first().click()
  await expect(page).toHaveURL(/\/simular\/matricula$/)
  await whenLive(page)
  for (const fill of [
    () => fillVehicle(page, true),
    () => fillCover(page),
    () => fillDriver(page),
    () => fillPrice(page),
  ]) {
    const question = await page.getByRole('heading', { level: 1 }).textContent()
    await goOn(page)
    await expect(page.getByRole('alert')).toBeFocused()
    await fill()
    await goOn(page)
    await expect(heading(page, question ?? '')).toBeHidden()
  }
  await expect(heading(page, results)).toBeVisible()
  await page.getByRole('link', { name: 'Alterar respostas', exact: true }).click()
  await expect(heading(page, checkHeading)).toBeVisible()
  await expect(page.getByText(new RegExp(driver.plate))).toBeVisible()
  await page.getByRole('button', { name: 'Ver resultados' }).click()
  await expect(heading(page, results)).toBeVisible()

  await page.getByLabel('De quem é a proposta').fill('Exemplo Seguros')
  await page.getByLabel('Total do ano, pago de uma vez').fill('240')
  for (const cover of ['Responsabilidade civil obrigatória', 'Quebra de vidros'])
    await chooseTile(page, cover)
  await page.getByRole('button', { name: 'Juntar ao caderno' }).click()
  await expect(
    page.getByText(/Não tem assistência em viagem, proteção jurídica nem ocupantes e condutor/),
  ).toBeVisible()

  await page.getByRole('link', { name: 'Abrir a folha para imprimir' }).click()
  await expect(heading(page, 'Pedido de proposta de seguro')).toBeVisible()
  await expect(page.getByRole('definition').filter({ hasText: driver.plate })).toBeVisible()
  await page.getByRole('link', { name: 'Voltar aos resultados' }).click()
  await page.getByRole('link', { name: 'Quero propostas por telefone' }).click()
  await expect(heading(page, detailsHeading)).toBeVisible()
  const before = storedLeads(site).length
  await leaveDetails(page)
  await askForCall(page).click()
  await expect(page).toHaveURL(/\/seguros\/resumo/)
  expect(storedLeads(site)).toHaveLength(before + 1)
})

test('a trailer comes to a page with a form, and its plate goes nowhere', deep, async ({ page }) => {
  await page.goto('/seguros/simular')
  await whenLive(page)
  await chooseTile(page, 'Carro')
  await page.getByRole('textbox', { name: 'Matrícula', exact: true }).fill('L-123456')
  await expect(page.getByText('Tratamos desta matrícula por telefone')).toBeVisible()
  await goOn(page)
  await expect(heading(page, 'Tratamos desta matrícula por telefone')).toBeVisible()
  expect(page.url()).toMatch(/\/seguros\/matriculas-especiais$/)
  await expect(page.getByRole('button', { name: 'Pedir que me liguem' })).toBeVisible()
})

test('after an accident: who sees to it and until when, typed or in the address', deep, async ({ page }) => {
  await page.goto('/seguros/acidente')
  await whenLive(page)
  await page.getByLabel('Dia em que avisaste a seguradora').fill('23/11/2026')
  const tiles = [
    ['Quantos veículos?', 'Dois'],
    ['Os veículos tocaram-se?', 'Sim'],
    ['Foi em Portugal?', 'Sim'],
    ['Alguém se magoou?', 'Não'],
    ['Assinaram os dois a declaração amigável?', 'Sim'],
  ] as const
  for (const [question, answer] of tiles)
    await page.getByRole('radiogroup', { name: question }).getByText(answer, { exact: true }).click()
  await expect(page.getByText('Sim: a tua seguradora trata de tudo (IDS)')).toBeVisible()
  await expect(page.getByText('31 de dezembro de 2026')).toBeVisible()
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Pôr as datas no calendário' }).click()
  expect((await file).suggestedFilename()).toBe('acidente.ics')
})

for (const [what, address, most] of [
  ['the first question', '/seguros/simular', 98],
  [
    'the results',
    '/seguros/resultados?product=car&insuranceType=all&insured=true&insuranceExpiryDate=soon&hasReference=false',
    120,
  ],
] as const)
  test(`${what}: usable on ${most} KiB of script`, deep, async ({ page }) => {
    const meter = await attachScriptMeter(page)
    const soon = typedDay(10).split('/').reverse().join('-')
    await page.goto(address.replace('soon', soon))
    await expect(page.locator('[data-slot=main][data-awake]')).toHaveCount(1)
    const scripts = (await meter.read()).filter(({ name }) => !/\/extras\.js$/.test(name))
    expect(totalGzip(scripts), weightList(scripts)).toBeLessThanOrEqual(most * 1024)
    expect(totalGzip(scripts), weightList(scripts)).toBeGreaterThan(70 * 1024)
  })

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a plate that is insured by telephone is led to its page', deep, async ({ page }) => {
    await page.goto('/seguros/simular/matricula')
    await page.getByRole('link', { name: 'Vê como se trata deste seguro' }).click()
    await expect(heading(page, 'Tratamos desta matrícula por telefone')).toBeVisible()
  })

  test(
    'the questions, the results, a sum and a notebook work, and no plate is sent',
    deep,
    async ({ page }) => {
      await page.goto('/seguros/simular')
      await fillVehicle(page, true)
      await goOn(page)
      await fillCover(page, true)
      await goOn(page)
      await expect(heading(page, insuranceQuestions.price)).toBeVisible()
      await chooseTile(page, 'Não sei')
      await goOn(page)
      await expect(heading(page, results)).toBeVisible()
      expect(new URL(page.url()).search).not.toContain('47')
      await fitsTheWindow(page)

      await page.getByText('Quanto custa pagar às prestações').click()
      await page.getByLabel('Total, pago de uma vez').fill('300')
      const form = page.getByRole('form', { name: 'Pagar às prestações' })
      await form.getByLabel('Prestações por ano').fill('12')
      await form.getByLabel('Cada prestação').fill('27')
      await form.getByRole('button', { name: 'Calcular' }).click()
      await expect(page.getByText(/É como um empréstimo a 18,6\s%/)).toBeAttached()

      await page.getByLabel('De quem é a proposta').fill('Exemplo Seguros')
      await page.getByLabel('Total do ano, pago de uma vez').fill('240')
      for (const cover of ['Responsabilidade civil obrigatória', 'Quebra de vidros'])
        await chooseTile(page, cover)
      await page.getByRole('button', { name: 'Juntar ao caderno' }).click()
      await expect(page.getByText(/Não tem assistência em viagem/)).toBeVisible()
    },
  )
})
