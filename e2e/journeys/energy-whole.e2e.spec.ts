import type { Page } from '@playwright/test'
import { deep } from '../site/deep'
import { expect, sizesOfRun, test } from '../site/visitor-test'
import { answerFunnel, askForCall, goOn, heading, leaveDetails, tap } from './answer-funnel'
import {
  checkHeading,
  detailsHeading,
  electricityBill,
  electricityBillQuestion,
  gasBill,
  gasBillQuestion,
  unknownHome,
  visitorDetails,
} from './homes'
import { answerByKeyboard, pressByKeyboard, tabTo } from './keyboard'
import { compareOffers, openFirstBill, ownBillChip, resultsHeading, wantOffer } from './shown-offers'
import { storedLeads } from './stored-leads'

/** Fails for an address that identifies a person, asked for or shown by the browser. */
function watchAddresses(page: Page) {
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url()))
  page.on('framenavigated', (frame) => addresses.push(frame.url()))
  return () => {
    const { name, email, phone } = visitorDetails
    const all = decodeURIComponent(addresses.join('\n').replaceAll('+', ' '))
    for (const personal of [name, 'Figueiredo', email, phone, '1000-001']) expect(all).not.toContain(personal)
  }
}

const milestones = [
  'Recolha de dados',
  'Confirmação de Dados',
  'Apresentação de propostas',
  'Contratualização do Produto',
]

async function seesRequestAndMilestones(page: Page) {
  await expect(page).toHaveURL(/\/energia\/contacto$/)
  await expect(page.getByText(/^QP-[A-Z0-9]{4}-[A-Z0-9]{4}$/).first()).toBeVisible()
  for (const milestone of milestones)
    await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: milestone })).toHaveCount(1)
}

for (const [size, viewport] of Object.entries(sizesOfRun))
  test.describe(`on a ${size}`, () => {
    test.use({ viewport })

    test(
      'by keyboard alone, who knows neither power nor tier is helped, copies both bills and leaves a lead',
      deep,
      async ({ page, site }) => {
        const checkAddresses = watchAddresses(page)
        const before = storedLeads(site).length
        await page.goto('/energia/simular')
        for (const [question, answers] of Object.entries(unknownHome)) {
          await expect(heading(page, question)).toBeVisible()
          await answerByKeyboard(page, answers)
          await expect(heading(page, question)).toBeHidden()
        }
        await expect(resultsHeading(page)).toBeVisible()
        await pressByKeyboard(page, page.getByText('O que contámos para a tua casa'))
        await pressByKeyboard(page, page.getByRole('link', { name: 'Alterar respostas' }))
        await expect(heading(page, checkHeading)).toBeFocused()
        for (const [label, question, bill] of [
          ['Fatura da eletricidade', electricityBillQuestion, electricityBill],
          ['Fatura do gás', gasBillQuestion, gasBill],
        ] as const) {
          await pressByKeyboard(page, page.getByRole('link', { name: `Acrescentar: ${label}` }))
          await expect(heading(page, question)).toBeFocused()
          await answerByKeyboard(page, bill)
          await expect(heading(page, checkHeading)).toBeFocused()
        }
        await pressByKeyboard(page, page.getByRole('button', { name: 'Ver resultados' }))
        await expect(ownBillChip(page)).toBeVisible()

        const [first, second] = [0, 1].map((at) => page.getByRole('article').nth(at))
        if (!first || !second) throw new Error('fewer than two offers')
        await pressByKeyboard(page, first.locator('summary').first())
        await expect(first.getByText('Total por ano, com IVA').first()).toBeVisible()
        await pressByKeyboard(page, second.locator('summary').first())
        await pressByKeyboard(page, wantOffer(second))
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
        await seesRequestAndMilestones(page)
        expect(storedLeads(site).length).toBe(before + 1)
        checkAddresses()
      },
    )
  })

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true })

  test('both helps answer at each tap, and the chosen offer becomes a lead', deep, async ({ page, site }) => {
    const checkAddresses = watchAddresses(page)
    const before = storedLeads(site).length
    const {
      'Que potência de eletricidade tens contratada?': power,
      'Qual é o teu escalão de gás natural?': tier,
      'Qual é a tua comercializadora atual?': supplier,
      ...first
    } = unknownHome
    await page.goto('/energia/simular')
    await answerFunnel(page, first, tap)
    await page.getByText('Não sei', { exact: true }).tap()
    await expect(page.getByText('Por agora contamos', { exact: false })).toBeVisible()
    for (const appliance of power.slice(1)) await page.getByText(appliance, { exact: true }).tap()
    await expect(page.getByText(/^Recomendamos \d+,\d+ kVA$/)).toBeVisible()
    await goOn(page, tap)
    await page.getByText('Não sei', { exact: true }).tap()
    for (const use of tier.slice(1)) await page.getByText(use, { exact: true }).tap()
    await expect(page.getByText(/^O mais provável: escalão \d$/)).toBeVisible()
    await goOn(page, tap)
    await answerFunnel(page, { 'Qual é a tua comercializadora atual?': supplier }, tap)
    await expect(resultsHeading(page)).toBeVisible()
    await openFirstBill(page, 'tap')
    await compareOffers(page, [0, 1], 'tap')
    await expect(heading(page, 'Lado a lado')).toBeVisible()
    await wantOffer(page).first().tap()
    await leaveDetails(page)
    await askForCall(page).tap()
    await seesRequestAndMilestones(page)
    expect(storedLeads(site).length).toBe(before + 1)
    checkAddresses()
  })
})
