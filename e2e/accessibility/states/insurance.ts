import type { Page } from '@playwright/test'
import { chooseTile, goOn, heading, whenLive } from '../../journeys/answer-funnel'
import { checkHeading } from '../../journeys/homes'
import {
  answered,
  driver,
  fillCover,
  fillDriver,
  fillPlate,
  fillPrice,
  fillVehicle,
} from '../../journeys/insurance-answers'
import { keepProposal } from '../../journeys/notebook'
import { requestCall } from '../../journeys/request-call'
import { expect } from '../../site/visitor-test'
import { showWhole } from '../check-screen'
import type { ScreenStates } from './screen-states'

const results = 'Com este seguro, 8 de 20 acidentes ficam por tua conta'

export const insuranceStates: readonly ScreenStates[] = [
  {
    name: 'insurance: every question and its errors, results, notebook and a call asked for',
    address: '/seguros',
    async act({ page, site, check }) {
      await check('the landing page', 'main')
      await page.getByRole('main').locator('a[href="/seguros/simular"]').first().click()
      await expect(page).toHaveURL(/\/simular\/veiculo$/)
      await whenLive(page)
      const answer = async (fill: (at: Page) => Promise<void>) => {
        const question = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
        await check(question, 'main')
        await goOn(page)
        await expect(page.getByRole('alert')).toBeFocused()
        await check(`${question} (errors)`, 'main')
        await fill(page)
        await goOn(page)
        await expect(heading(page, question)).toBeHidden()
      }
      for (const fill of [fillVehicle, (at: Page) => fillCover(at), fillPrice]) await answer(fill)
      await expect(page.getByText(results)).toBeVisible()
      await page.getByRole('link', { name: 'Quero propostas' }).click()
      for (const fill of [fillPlate, fillDriver]) await answer(fill)
      await page.getByRole('link', { name: 'Voltar aos resultados' }).click()
      await page.getByRole('link', { name: 'Alterar respostas', exact: true }).click()
      await expect(heading(page, checkHeading)).toBeVisible()
      await expect(page.getByText(new RegExp(driver.plate))).toBeVisible()
      await check('the list of answers', 'main')
      await page.getByRole('button', { name: 'Ver resultados' }).click()
      await page.getByText('Junta as tuas propostas').click()
      for (const cover of ['Responsabilidade civil obrigatória', 'Quebra de vidros'])
        await chooseTile(page, cover)
      await keepProposal(page, { Seguradora: 'Exemplo Seguros', 'Total do ano': '240' })
      await expect(
        page.getByText(/Não tem assistência em viagem, proteção jurídica nem ocupantes e condutor/),
      ).toBeVisible()
      const viewport = page.viewportSize()
      await showWhole(page)
      await check('results with a proposal')
      if (viewport) await page.setViewportSize(viewport)
      await page.getByText('Pede o mesmo a todas').click()
      await page.getByRole('link', { name: 'Abrir a folha para imprimir' }).click()
      await expect(heading(page, 'Pedido de proposta de seguro')).toBeVisible()
      await expect(page.getByRole('definition').filter({ hasText: driver.plate })).toBeVisible()
      await check('the sheet to print')
      await page.getByRole('link', { name: 'Voltar aos resultados' }).click()
      await page.getByRole('link', { name: 'Quero propostas' }).click()
      await requestCall(page, site, '/seguros')
    },
  },
  {
    name: 'insurance: special plates',
    tag: '@deep',
    address: `/seguros/simular/matricula?${answered}`,
    async act({ page, check }) {
      await whenLive(page)
      await page.getByRole('textbox', { name: 'Matrícula', exact: true }).fill('L-123456')
      await expect(page.getByText('Tratamos desta matrícula por telefone')).toBeVisible()
      await check('the way to their page', 'main')
      await goOn(page)
      await expect(heading(page, 'Tratamos desta matrícula por telefone')).toBeVisible()
      expect(page.url()).toMatch(/\/seguros\/matriculas-especiais$/)
      await expect(page.getByRole('button', { name: 'Pedir que me liguem' })).toBeVisible()
      await showWhole(page)
      await check('their page')
    },
  },
  {
    name: 'insurance: the answers after an accident',
    address: '/seguros/acidente',
    async act({ page, check }) {
      await whenLive(page)
      await page.getByLabel('Dia em que avisaste a seguradora').fill('23/11/2026')
      for (const [question, answer] of [
        ['Quantos veículos?', 'Dois'],
        ['Os veículos tocaram-se?', 'Sim'],
        ['Foi em Portugal?', 'Sim'],
        ['Alguém se magoou?', 'Não'],
        ['Assinaram os dois a declaração amigável?', 'Sim'],
      ] as const)
        await page.getByRole('radiogroup', { name: question }).getByText(answer, { exact: true }).click()
      await expect(page.getByText('Sim: a tua seguradora trata de tudo (IDS)')).toBeVisible()
      await expect(page.getByText('31 de dezembro de 2026')).toBeVisible()
      const file = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Pôr as datas no calendário' }).click()
      expect((await file).suggestedFilename()).toBe('acidente.ics')
      await showWhole(page)
      await check('who is in charge, and until when')
    },
  },
]
