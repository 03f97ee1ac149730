import type { Page } from '@playwright/test'
import { chooseTile, goOn, heading, whenLive } from '../../journeys/answer-funnel'
import { keepProposal } from '../../journeys/notebook'
import { requestCall } from '../../journeys/request-call'
import {
  fillOperator,
  fillServices,
  operatorQuestion,
  telecomQuestions,
} from '../../journeys/telecom-answers'
import { expect } from '../../site/visitor-test'
import { pagesInTurn, type ScreenStates } from './screen-states'

/** The code of the calendar comes once it is opened. */
async function pickLastDay(page: Page, check: () => Promise<void>) {
  const opened = page.waitForRequest(/date-picker\.js$/)
  await page.getByRole('button', { name: 'Escolher no calendário' }).click()
  await opened
  const picker = page.getByRole('group', { name: 'Último dia da fidelização' })
  await expect(picker).toBeVisible()
  const nextYear = String(new Date().getFullYear() + 1)
  await picker.getByRole('combobox', { name: 'Ano' }).selectOption(nextYear)
  await check()
  await picker.getByRole('button', { name: /\b15 de / }).click()
  await expect(picker.getByRole('textbox')).toHaveValue(new RegExp(`15/\\d\\d/${nextYear}`))
}

export const telecomStates: readonly ScreenStates[] = [
  {
    name: 'telecom: every question and its errors, results, proposals, packages and a call asked for',
    address: '/tv-net-voz',
    async act({ page, site, check }) {
      await check('the landing page', 'main')
      await page.getByRole('main').locator('a[href="/tv-net-voz/simular"]').first().click()
      // The landing page carries the same questions as a tag.
      await expect(page).toHaveURL(/\/simular\/internet$/)
      await whenLive(page)
      const answers: Readonly<Record<keyof typeof telecomQuestions, () => Promise<unknown>>> = {
        internet: () => chooseTile(page, 'Pelo menos 500 Mbps'),
        services: () => fillServices(page, 'Sim'),
      }
      for (const [key, answer] of Object.entries(answers)) {
        const question = telecomQuestions[key as keyof typeof telecomQuestions]
        await expect(heading(page, question)).toBeVisible()
        await goOn(page)
        await expect(page.getByRole('alert')).toBeFocused()
        await check(`${question} (errors)`, 'main')
        await answer()
        await goOn(page)
        await expect(heading(page, question)).toBeHidden()
      }
      await expect(page).toHaveURL(/\/tv-net-voz\/resultados/)
      await whenLive(page)
      await page.getByRole('button', { name: 'Quanto pagas hoje?' }).click()
      const today = page.getByRole('form', { name: 'Tu hoje' })
      await today.getByLabel(/^Mensalidade/).fill('45')
      await chooseTile(today, 'Faltam mais de 4 meses')
      await check('the price of today', 'main')
      await today.getByRole('button').click()
      await page.getByRole('link', { name: 'Falta contar o custo de sair' }).click()
      await pickLastDay(page, () => check('the calendar', 'main'))
      await goOn(page)
      await expect(page.getByRole('heading', { level: 1 })).toContainText(/^Só compensa mudar até/)
      // Nothing was confirmed on the way: each answer is changed from here, and leads back.
      await page.getByRole('link', { name: /^Alterar: Internet de pelo menos 500/ }).click()
      await chooseTile(page, 'Pelo menos 1 Gbps')
      await goOn(page)
      await expect(page.getByRole('link', { name: /^Alterar: Internet de pelo menos 1 Gbps/ })).toBeVisible()

      await page.getByText('Experimenta uma proposta').click()
      await page.getByLabel(/^Nova mensalidade/).fill('12')
      await page.getByRole('button', { name: 'Fazer as contas' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toContainText(/^(Muda já|Espera)/)
      await page.getByText('Junta as tuas propostas').click()
      for (const [name, price] of [
        ['Exemplo Um', '30'],
        ['Exemplo Dois', '25'],
      ] as const) {
        await keepProposal(page, { Operadora: name, 'Mensalidade no início': price })
        await expect(page.getByText(`Proposta de ${name} guardada.`)).toBeVisible()
      }
      await expect(page.getByText(/^Exemplo Dois é a mais barata: menos 120/)).toBeVisible()
      await check('two proposals', 'main')
      await page.getByRole('checkbox', { name: /Enviar estas propostas/ }).check()
      await page.getByRole('article').first().locator('summary').click()
      const offer = page.getByRole('link', { name: 'Pedir o preço de hoje' }).first()
      await expect(offer).toBeVisible()
      await check('packages', 'main')
      await offer.click()
      await expect(heading(page, operatorQuestion)).toBeVisible()
      await goOn(page)
      await expect(page.getByRole('alert')).toBeFocused()
      await check(`${operatorQuestion} (errors)`, 'main')
      await fillOperator(page)
      await goOn(page)
      await expect(page.getByRole('region', { name: 'Oferta escolhida' })).toBeVisible()
      await expect(page.getByRole('checkbox', { name: /Exemplo Um e Exemplo Dois/ })).toBeChecked()
      await requestCall(page, site, '/tv-net-voz')
    },
  },
  {
    name: 'telecom: the exit charge',
    tag: '@deep',
    act: pagesInTurn([
      '/tv-net-voz/custo-de-saida?monthlyFee=35&monthsLeft=14&loyaltyMonths=24&loyaltyPeriod=first&benefit=240',
    ]),
  },
]
