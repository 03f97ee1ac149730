import { expect, sizesOfRun, test } from '../site/visitor-test'
import {
  answerFunnel,
  askForCall,
  chooseTile,
  confirmAnswers,
  goOn,
  heading,
  leaveDetails,
  whenLive,
} from './answer-funnel'
import { checkHeading, detailsHeading, lisbonHome, lisbonQuery, visitorDetails } from './homes'
import { answerByKeyboard, pressByKeyboard, tabTo } from './keyboard'
import { openOffer, resultsHeading, shownOffers, wantOffer } from './shown-offers'
import { storedBytes, storedLeads } from './stored-leads'

for (const [name, viewport] of Object.entries(sizesOfRun))
  test.describe(`on a ${name}`, () => {
    test.use({ viewport })

    test('from the home page to a lead with its status page', async ({ page, site }) => {
      await page.goto('/')
      await page.getByRole('main').getByRole('link', { name: 'O que comparamos na energia' }).click()
      await expect(page).toHaveURL(/\/energia$/)
      await page.getByRole('main').getByRole('link', { name: 'Simular', exact: false }).first().click()
      await answerFunnel(page, lisbonHome)
      await expect(resultsHeading(page)).toBeVisible()
      const offers = await shownOffers(page)
      expect(offers.length).toBeGreaterThanOrEqual(10)
      const costs = offers.map(({ monthly }) => monthly)
      expect(costs).toEqual(costs.toSorted((one, two) => one - two))
      // Offers that cost the same share a place; prices too old for one have none.
      const places = offers.flatMap(({ place }) => place ?? [])
      expect(places).toEqual(costs.slice(0, places.length).map((cost) => costs.indexOf(cost) + 1))
      const second = offers[1]
      expect(second).toBeDefined()
      await wantOffer(await openOffer(page, 1)).click()

      await expect(heading(page, detailsHeading)).toBeVisible()
      await expect(page.getByRole('region', { name: 'Oferta escolhida' })).toContainText(second?.name ?? '')
      const before = storedLeads(site).length
      await leaveDetails(page)
      await askForCall(page).click()

      await expect(page).toHaveURL(/\/energia\/contacto$/)
      await expect(heading(page, 'Maria, recebemos o teu pedido de energia')).toBeVisible()
      const reference = /QP-[A-Z0-9]{4}-[A-Z0-9]{4}/.exec(
        (await page.getByRole('main').textContent()) ?? '',
      )?.[0]
      expect(storedLeads(site).slice(before)).toEqual([{ reference, vertical: 'energy', campaign: null }])
      const bytes = storedBytes(site)
      for (const personal of Object.values(visitorDetails)) expect(bytes.includes(personal)).toBe(false)

      await expect(page.getByRole('main')).toContainText(second?.name ?? '')
      await expect(page.getByText(/^Quando: .+, por chamada\.$/)).toBeVisible()
      await page.goto('/energia/contacto')
      const milestones = page.getByRole('main').getByRole('listitem')
      for (const milestone of [
        'Recolha de dados',
        'Confirmação de Dados',
        'Apresentação de propostas',
        'Contratualização do Produto',
      ])
        await expect(milestones.filter({ hasText: milestone })).toHaveCount(1)
      await page.getByRole('link', { name: 'Ver o estado do pedido' }).click()
      await expect(page).toHaveURL(/\/pedido\/[\w-]{16,}$/)
      await expect(page.getByRole('heading', { level: 1, name: 'O teu pedido de energia' })).toBeVisible()
      await expect(page.getByRole('main')).toContainText(reference ?? 'no reference')
      await expect(page.getByText('Confirmação de Dados')).toBeVisible()
    })
  })

test('by keyboard alone', async ({ page, site }) => {
  const before = storedLeads(site).length
  await page.goto('/')
  await pressByKeyboard(page, page.getByRole('main').getByRole('link', { name: 'Simular energia' }).first())
  for (const [question, answers] of Object.entries(lisbonHome)) {
    await expect(heading(page, question)).toBeVisible()
    await answerByKeyboard(page, answers)
  }
  await expect(resultsHeading(page)).toBeVisible()
  await openOffer(page, 0)
  await pressByKeyboard(page, wantOffer(page).first())
  await expect(heading(page, detailsHeading)).toBeVisible()
  const { name, email, phone } = visitorDetails
  for (const [label, text] of Object.entries({
    'Nome completo': name,
    Email: email,
    'Telemóvel ou telefone': phone,
  })) {
    await tabTo(page, page.getByRole('textbox', { name: label }))
    await page.keyboard.type(text)
  }
  await tabTo(page, page.getByRole('checkbox', { name: /Li e aceito/ }))
  await page.keyboard.press('Space')
  await pressByKeyboard(page, askForCall(page))
  await expect(page).toHaveURL(/\/energia\/contacto$/)
  expect(storedLeads(site).length).toBe(before + 1)
})

test('an answer changed from the list of answers returns to it and changes the price', async ({ page }) => {
  await page.goto(`/energia/resultados?${lisbonQuery}`)
  await expect(resultsHeading(page)).toBeVisible()
  const [before] = await shownOffers(page)
  await page.getByText('O que contámos para a tua casa').click()
  await page.getByRole('link', { name: 'Alterar respostas' }).click()
  for (const answer of Object.values(lisbonHome).flat()) {
    const shown = answer === 'Não sei' ? /^Não sei / : answer
    await expect(page.getByRole('definition').filter({ hasText: shown }).first()).toBeVisible()
  }
  await page.getByRole('link', { name: 'Alterar: Pessoas' }).click()
  await expect(page.getByRole('radio', { name: '3 pessoas' })).toBeChecked()
  await chooseTile(page, '6 ou mais pessoas')
  await goOn(page)
  await expect(heading(page, checkHeading)).toBeVisible()
  await expect(page.getByRole('definition').filter({ hasText: '6 ou mais pessoas' })).toBeVisible()
  await confirmAnswers(page)
  await expect(resultsHeading(page)).toBeVisible()
  const [after] = await shownOffers(page)
  expect(after?.monthly).toBeGreaterThan(before?.monthly ?? Number.POSITIVE_INFINITY)
})

test('a wrong answer’s summary leads to its field; answers survive reload and back', async ({ page }) => {
  await page.goto('/energia/simular/morada?energyType=dual')
  await whenLive(page)
  await page.getByLabel('Código postal').fill('12')
  await goOn(page)
  const summary = page.getByRole('alert')
  await expect(summary).toBeFocused()
  await expect(summary).toContainText('Revê 2 campos')
  await expect(page).toHaveTitle(/^Erro: /)
  await summary
    .getByRole('link', { name: 'O código postal começa por 4 algarismos, por exemplo 1000' })
    .click()
  await expect(page.getByLabel('Código postal')).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('1000')
  await chooseTile(page, 'Casa para onde vou')
  await goOn(page)
  const next = heading(page, 'Quantas pessoas vivem na casa?')
  await expect(next).toBeVisible()
  await expect(page).not.toHaveTitle(/^Erro: /)
  await page.reload()
  await expect(next).toBeVisible()
  await page.goBack()
  await expect(heading(page, 'É para a casa onde vives?')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Casa para onde vou' })).toBeChecked()
  await expect(page.getByLabel('Código postal')).toHaveValue('1000')
  await page.goForward()
  await expect(next).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the funnel works through to the results', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('main').getByRole('link', { name: 'Simular energia' }).first().click()
    await goOn(page)
    await expect(page.getByRole('alert')).toContainText('Escolhe a energia que queres comparar')
    await expect(page).toHaveTitle(/^Erro: /)
    await answerFunnel(page, lisbonHome)
    await expect(resultsHeading(page)).toBeVisible()
    expect((await shownOffers(page)).length).toBeGreaterThanOrEqual(10)
  })
})
