import { chooseTile, goOn, heading, whenLive } from '../../journeys/answer-funnel'
import { checkHeading } from '../../journeys/homes'
import { fillCover, fillDriver, fillPrice, fillVehicle } from '../../journeys/insurance-answers'
import { expect } from '../../site/visitor-test'
import { showWhole } from '../check-screen'
import type { ScreenStates } from './screen-states'

export const insuranceStates: readonly ScreenStates[] = [
  {
    name: 'insurance: every question and its errors, results and notebook',
    address: '/seguros/simular',
    async act({ page, check }) {
      await whenLive(page)
      for (const fill of [
        () => fillVehicle(page, true),
        () => fillCover(page),
        () => fillDriver(page),
        () => fillPrice(page),
      ]) {
        const question = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
        await check(question, 'main')
        await goOn(page)
        await expect(page.getByRole('alert')).toBeFocused()
        await check(`${question} (errors)`, 'main')
        await fill()
        await goOn(page)
        await expect(heading(page, question)).toBeHidden()
      }
      await page.getByRole('link', { name: 'Alterar respostas', exact: true }).click()
      await expect(heading(page, checkHeading)).toBeVisible()
      await check('the list of answers', 'main')
      await page.getByRole('button', { name: 'Ver resultados' }).click()
      await page.getByLabel('De quem é a proposta').fill('Exemplo Seguros')
      await page.getByLabel('Total do ano, pago de uma vez').fill('240')
      for (const cover of ['Responsabilidade civil obrigatória', 'Quebra de vidros'])
        await chooseTile(page, cover)
      await page.getByRole('button', { name: 'Juntar ao caderno' }).click()
      await expect(page.getByText(/Não tem assistência em viagem/)).toBeVisible()
      const viewport = page.viewportSize()
      await showWhole(page)
      await check('results with a proposal')
      if (viewport) await page.setViewportSize(viewport)
      await page.getByRole('link', { name: 'Abrir a folha para imprimir' }).click()
      await expect(heading(page, 'Pedido de proposta de seguro')).toBeVisible()
      await check('the sheet to print')
    },
  },
  {
    name: 'insurance: special plates',
    address: '/seguros/simular/matricula',
    async act({ page, check }) {
      await whenLive(page)
      await chooseTile(page, 'Carro')
      await page.getByRole('textbox', { name: 'Matrícula', exact: true }).fill('L-123456')
      await expect(page.getByText('Tratamos desta matrícula por telefone')).toBeVisible()
      await check('the way to their page', 'main')
      await page.goto('/seguros/matriculas-especiais')
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
      await showWhole(page)
      await check('who is in charge, and until when')
    },
  },
]
