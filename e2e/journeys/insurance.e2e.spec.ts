import { fitsTheWindow } from '../accessibility/check-screen'
import { attachScriptMeter, totalGzip, weightList } from '../budgets/script-meter'
import { expect, sizes, test } from '../site/visitor-test'
import { chooseTile, goOn, heading } from './answer-funnel'
import { fillCover, fillVehicle, insuranceQuestions, typedDay } from './insurance-answers'

const results = 'Com este seguro, 8 de 20 acidentes ficam por tua conta'

test.use({ viewport: sizes.phone })

for (const [what, address, most] of [
  ['the first question', '/seguros/simular', 98],
  [
    'the results',
    '/seguros/resultados?product=car&insuranceType=all&insured=true&insuranceExpiryDate=soon&hasReference=false',
    120,
  ],
] as const)
  test(`${what}: usable on ${most} KiB of script @deep`, async ({ page }) => {
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

  test('questions, results, a sum and a notebook work, nothing personal @deep', async ({ page }) => {
    await page.goto('/seguros/simular')
    await fillVehicle(page)
    await goOn(page)
    await fillCover(page, true)
    await goOn(page)
    await expect(heading(page, insuranceQuestions.price)).toBeVisible()
    await chooseTile(page, 'Não sei')
    await goOn(page)
    await expect(heading(page, results)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Quero propostas' })).toHaveAttribute(
      'href',
      /^\/seguros\/simular\/dados-de-contacto\?/,
    )
    await fitsTheWindow(page)

    await page.getByText('Faz as contas ao preço').click()
    await page.getByText('Quanto custa pagar às prestações').click()
    await page.getByLabel('Total, pago de uma vez').fill('300')
    const form = page.getByRole('form', { name: 'Pagar às prestações' })
    await form.getByLabel('Prestações por ano').fill('12')
    await form.getByLabel('Cada prestação').fill('27')
    await form.getByRole('button', { name: 'Calcular' }).click()
    await expect(page.getByText(/É como um empréstimo a 18,6\s%/)).toBeAttached()

    await page.getByText('Junta as tuas propostas').click()
    await page.getByLabel('Seguradora', { exact: true }).fill('Exemplo Seguros')
    await page.getByLabel('Total do ano, pago de uma vez').fill('240')
    for (const cover of ['Responsabilidade civil obrigatória', 'Quebra de vidros'])
      await chooseTile(page, cover)
    await page.getByRole('button', { name: 'Juntar ao caderno' }).click()
    await expect(page.getByText(/Não tem assistência em viagem/)).toBeVisible()
  })
})
