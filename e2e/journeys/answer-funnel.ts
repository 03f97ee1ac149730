import { expect, type Locator, type Page } from '@playwright/test'
import { checkHeading, type HomeAnswers, visitorDetails } from './homes'

/** The part of the page where the funnel stands: the page itself, or a tag in a story. */
type Place = Page | Locator

export const heading = (place: Place, name: string) => place.getByRole('heading', { name, exact: true })

export const goOn = (place: Place) => place.getByRole('button', { name: 'Continuar' }).click()

/** A tap on a tile, wherever its label lies. */
export async function chooseTile(place: Place, name: string) {
  const radio = place.getByRole('radio', { name, exact: true })
  await place.locator(`label[for="${await radio.getAttribute('id')}"]`).click()
  await expect(radio).toBeChecked()
}

/** The widget of the page is awake: what follows is answered by it, not by a plain form. */
export const whenLive = (page: Page) => expect(page.locator('[data-slot="main"][data-awake]')).toBeAttached()

/** Fills in one screen of the funnel without going on. */
export async function fillIn(place: Place, answers: string | readonly string[]) {
  for (const answer of [answers].flat()) {
    const select = place.getByRole('combobox')
    if (/^\d{4}$/.test(answer)) await place.getByLabel('Código postal').fill(answer)
    else if (await select.isVisible()) await select.selectOption({ label: answer })
    else await chooseTile(place, answer)
  }
}

/** Answers the questions in this order; stops on the screen after the last one. */
export async function answerFunnel(place: Place, home: HomeAnswers) {
  for (const [question, answers] of Object.entries(home)) {
    await expect(heading(place, question)).toBeVisible()
    await fillIn(place, answers)
    await goOn(place)
    await expect(heading(place, question)).toBeHidden()
  }
}

export async function confirmAnswers(page: Page) {
  await expect(heading(page, checkHeading)).toBeVisible()
  await page.getByRole('button', { name: 'Ver resultados' }).click()
}

export async function leaveDetails(page: Page, { name, email, phone } = visitorDetails) {
  await page.getByLabel('Nome completo').fill(name)
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByLabel('Telemóvel ou telefone').fill(phone)
  await page.getByRole('checkbox', { name: /Li e aceito/ }).check()
}

export const askForCall = (page: Page) => page.getByRole('button', { name: 'Pedir que me liguem' })
