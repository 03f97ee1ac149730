import type { Page } from '@playwright/test'
import { whenLive } from '../../journeys/answer-funnel'
import { expect } from '../../site/visitor-test'
import { showWhole } from '../check-screen'
import type { ScreenStates } from './screen-states'

const banner = (page: Page) => page.getByRole('banner')
const footer = (page: Page) => page.getByRole('contentinfo')
const isWide = (page: Page) => (page.viewportSize()?.width ?? 0) >= 1024
const question = (page: Page) => page.getByRole('region', { name: 'Tu escolhes os cookies' })

async function openMenu(page: Page) {
  if (isWide(page)) {
    await banner(page).getByLabel('Mais em Energia').click()
    return expect(page.getByRole('link', { name: 'Simular eletricidade e gás' })).toBeVisible()
  }
  await banner(page).getByLabel('Menu').first().click()
  await page.getByRole('navigation', { name: 'Principal' }).locator('summary', { hasText: 'Energia' }).click()
  return expect(page.getByRole('link', { name: 'Tudo sobre Energia' })).toBeVisible()
}

export const chromeStates: readonly ScreenStates[] = [
  {
    name: 'header and footer awake, and the menu open',
    address: '/nada',
    async act({ page, check }) {
      for (const [slot, part] of Object.entries({ header: banner(page), footer: footer(page) })) {
        await part.getByRole('link').first().focus()
        await expect(page.locator(`[data-slot="${slot}"][data-awake]`)).toBeAttached()
      }
      await check('header and footer awake')
      await openMenu(page)
      await check('the menu open', 'header')
    },
  },
  {
    name: 'the footer: columns open, errors, failure and thanks of its form',
    address: '/acessibilidade',
    visitor: { quiet: false },
    async act({ page, check }) {
      const columns = footer(page).getByRole('navigation', { name: 'Rodapé' })
      if (!isWide(page))
        for (const title of ['Contas da casa', 'Aprender', 'Quem somos']) {
          const list = columns.locator('[data-group]', { hasText: title }).getByRole('list')
          await expect(list).toBeHidden()
          await columns.locator('summary', { hasText: title }).click()
          await expect(list.getByRole('link').first()).toBeVisible()
        }
      await expect(columns.getByRole('link', { name: 'Glossário' })).toBeVisible()
      await showWhole(page)
      await check('columns open', 'footer')
      const add = '**/api/blog/newsletter/add'
      await page.route(add, (route) => route.abort())
      const [email, send] = [
        footer(page).getByRole('textbox'),
        footer(page).getByRole('button', { name: 'Receber' }),
      ]
      await send.click()
      await expect(footer(page).getByText('Este campo é obrigatório')).toBeVisible()
      await expect(email).toBeFocused()
      await check('errors of the newsletter form', 'footer')
      await email.fill('ana@exemplo.pt')
      await footer(page).getByRole('checkbox').check()
      await send.click()
      const alert = footer(page).getByRole('alert')
      await expect(alert).toContainText('O que escreveste continua aqui.')
      await expect(alert.getByRole('link', { name: '210 000 000' })).toBeVisible()
      await check('failure of the newsletter form', 'footer')
      await expect(email).toHaveValue('ana@exemplo.pt')
      await expect(footer(page).getByRole('checkbox')).toBeChecked()
      await page.unroute(add)
      await send.click()
      await expect(footer(page).getByText('Obrigado! Falta só confirmares')).toBeVisible()
      await check('thanks', 'footer')
      if (isWide(page)) return
      await columns.locator('summary', { hasText: 'Aprender' }).click()
      await expect(columns.getByRole('link', { name: 'Glossário' })).toBeHidden()
    },
  },
  {
    name: 'the window of choices',
    address: '/',
    async act({ page, check }) {
      await banner(page).getByRole('link', { name: 'Quero poupar', exact: true }).click()
      const modal = page.getByRole('dialog', { name: 'Quero poupar em:' })
      await expect(modal).toBeVisible()
      await check('open', 'dialog')
      await modal.getByRole('button', { name: 'Receber newsletter' }).click()
      await expect(modal.getByText('Este campo é obrigatório')).toBeVisible()
      await check('with errors', 'dialog')
      await modal.getByRole('button', { name: 'Saber mais sobre Energia' }).click()
      await expect(page.getByRole('tooltip')).toBeVisible()
      await check('with an explanation', 'dialog')
    },
  },
  {
    name: 'the question about cookies',
    address: '/energia/simular',
    visitor: { asked: false },
    async act({ page, check }) {
      await whenLive(page)
      await expect(question(page)).toBeVisible()
      await check('between questions of a funnel')
      await page.goto('/')
      await expect(question(page)).toBeVisible()
      await check('on the home page', '.consent-banner')
      await question(page).getByText('Escolher').click()
      await check('its categories', '.consent-banner')
      await page.goto('/cookies')
      await expect(page.getByRole('heading', { level: 1, name: 'Definições de cookies' })).toBeVisible()
      await check('the page of the choice', 'main')
    },
  },
  {
    name: 'a part that did not load',
    visitor: { quiet: false },
    async act({ page, check }) {
      await page.route(/_shell\/.*\/wake\..*js$/, (route) => route.abort())
      await page.goto('/energia/simular/tipo-de-produto')
      await expect(page.getByRole('alert')).toContainText('Chunk error detected')
      await check('the error and the way on')
    },
  },
  {
    name: 'the lens',
    tag: '@deep',
    address: '/simuladores/salario-liquido?lens',
    async act({ page, check }) {
      const slot = page
        .getByRole('region', { name: 'De quem é o quê' })
        .getByRole('button', { name: /Equipa Simuladores/ })
      await expect(slot).toContainText(/KiB no primeiro passo/)
      await slot.press('Enter')
      await expect(slot).toHaveAttribute('aria-pressed', 'true')
      await check('with a slot chosen')
    },
  },
]
