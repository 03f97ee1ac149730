import type { Page } from '@playwright/test'
import { tabTo } from '../journeys/keyboard'
import { deep } from '../site/deep'
import { expect, sizesOfRun, test } from '../site/visitor-test'

const add = '**/api/blog/newsletter/add'
const footer = (page: Page) => page.getByRole('contentinfo')
const email = (page: Page) => footer(page).getByRole('textbox', { name: 'O teu email' })
const terms = (page: Page) => footer(page).getByRole('checkbox', { name: /^Aceito os Termos e Condições/ })
const send = (page: Page) => footer(page).getByRole('button', { name: 'Receber' })
const thanks = (page: Page) => footer(page).getByText('Obrigado! Falta só confirmares')

interface WithBodies {
  sent: Record<string, unknown>
}

/** Notes what the page sends, by path: the protocol does not expose bodies that are streams. */
const noteBodies = (page: Page) =>
  page.addInitScript(() => {
    const { fetch } = globalThis
    const notes = globalThis as unknown as WithBodies
    notes.sent = {}
    globalThis.fetch = async (input, init) => {
      const request = new Request(input, init)
      const text = await request.clone().text()
      notes.sent[new URL(request.url).pathname] = text && JSON.parse(text)
      return fetch(request)
    }
  })

async function fillIn(page: Page) {
  await email(page).fill('ana@exemplo.pt')
  await terms(page).check()
}

for (const [size, viewport] of Object.entries(sizesOfRun))
  test.describe(`the footer’s form on a ${size}`, () => {
    test.use({ viewport })

    test(
      'sends the email and the proof of consent, each with its own words, and says thank you',
      deep,
      async ({ page }) => {
        await noteBodies(page)
        await page.goto('/energia?utm_source=teste')
        await fillIn(page)
        await send(page).click()
        await expect(thanks(page)).toBeVisible()
        await expect(footer(page).locator(':focus')).toContainText('Obrigado!')
        const bodies = await page.evaluate(() => (globalThis as unknown as WithBodies).sent)
        const consentVersion = expect.stringMatching(/^newsletter-/)
        expect(bodies['/api/blog/newsletter/add']).toEqual({ email: 'ana@exemplo.pt', consentVersion })
        expect(bodies['/core/apis/data/verifyConsent']).toEqual({
          email: 'ana@exemplo.pt',
          currentPageUrl: new URL('/energia', page.url()).href,
          journeyId: expect.stringMatching(/^[\da-f-]{36}$/),
          consentVersion,
        })
      },
    )
  })

test('what was typed and pressed before the code came is sent, once', deep, async ({ page }) => {
  await page.goto('/energia')
  let sent = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/newsletter/add')) sent++
  })
  // As fast as a visitor on a slow phone could be: before anything has woken.
  await page.evaluate(() => {
    const form = document.querySelector<HTMLFormElement>('footer form')
    const field = form?.querySelector<HTMLInputElement>('[name=email]')
    const box = form?.querySelector<HTMLInputElement>('[name=tcConsent]')
    if (!form || !field || !box) throw new Error('no form')
    field.value = 'ana@exemplo.pt'
    box.checked = true
    form.querySelector<HTMLButtonElement>('[type=submit]')?.click()
    form.querySelector<HTMLButtonElement>('[type=submit]')?.click()
  })
  await expect(thanks(page)).toBeVisible()
  expect(sent).toBe(1)
})

test('works by keyboard, sends with Enter, and says that it is under way', deep, async ({ page }) => {
  let answer = () => {}
  let asked = 0
  await page.route(add, async (route) => {
    asked++
    await new Promise<void>((resolve) => {
      answer = resolve
    })
    await route.continue()
  })
  await page.goto('/energia')
  await email(page).focus()
  await page.keyboard.type('ana@exemplo.pt')
  await tabTo(page, terms(page))
  await page.keyboard.press('Space')
  await email(page).focus()
  await page.keyboard.press('Enter')
  await expect(send(page)).toHaveAttribute('aria-busy', 'true')
  await expect.poll(() => asked).toBe(1)
  await page.keyboard.press('Enter')
  answer()
  await expect(thanks(page)).toBeVisible()
  expect(asked).toBe(1)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('it is a plain form that the host answers with a page', deep, async ({ page }) => {
    await page.goto('/energia')
    await fillIn(page)
    await send(page).click()
    await expect(page).toHaveURL(/\/newsletter\/obrigado$/)
  })

  test('its columns unfold on a phone', deep, async ({ page }) => {
    await page.goto('/energia')
    const link = footer(page).getByRole('link', { name: 'Acessibilidade' })
    await expect(link).toBeHidden()
    await footer(page).getByText('Quem somos', { exact: true }).last().click()
    await expect(link).toBeVisible()
    await link.click()
    await expect(page).toHaveURL(/\/acessibilidade$/)
  })
})
