import { expect, type Locator, type Page } from '@playwright/test'
import { type Answer, checkHeading, type HomeAnswers, visitorDetails } from './homes'

/** The part of the page with the funnel: the page itself, or a tag in a story. */
type Place = Page | Locator

/** How a test that walks by pointer presses. Without one tiles are chosen by keyboard, which stays on the question. */
type Press = (control: Locator) => Promise<void>
const click: Press = (control) => control.click()
export const tap: Press = (control) => control.tap()

export const heading = (place: Place, name: string) => place.getByRole('heading', { name, exact: true })

/** On from a question; the last one of energy leads to the results. */
export const onward = /^(Continuar|Ver (os )?resultados)$/
export const goOn = (place: Place, press = click) => press(place.getByRole('button', { name: onward }))

/** A tile to choose or to tick. */
export const tile = (place: Place, name: string) =>
  place.getByRole('radio', { name, exact: true }).or(place.getByRole('checkbox', { name, exact: true }))

/** By keyboard, or by a press wherever its label lies: where nothing else is asked, that goes on to the next question. */
export async function chooseTile(place: Place, name: string, press?: Press) {
  const box = tile(place, name)
  if (press) return press(place.locator(`label[for="${await box.getAttribute('id')}"]`))
  await box.press('Space')
  await expect(box).toBeChecked()
}

/** The widget of the page is awake: what follows is answered by it, not by a plain form. */
export const whenLive = (page: Page) => expect(page.locator('[data-slot="main"][data-awake]')).toBeAttached()

/** Fills in one screen of the funnel without going on. */
export async function fillIn(place: Place, answers: Answer | readonly Answer[], press?: Press) {
  for (const answer of [answers].flat()) {
    const select = place.getByRole('combobox')
    if (typeof answer !== 'string')
      for (const [label, text] of Object.entries(answer))
        await place.getByRole('textbox', { name: label, exact: true }).fill(text)
    else if (/^\d{4}$/.test(answer)) await place.getByLabel('Código postal').fill(answer)
    else if (await select.isVisible()) await select.selectOption({ label: answer })
    else await chooseTile(place, answer, press)
  }
}

/** Answers the questions in this order; stops on the screen after the last one. */
export async function answerFunnel(place: Place, home: HomeAnswers, press?: Press) {
  for (const [question, answers] of Object.entries(home)) {
    await expect(heading(place, question)).toBeVisible()
    const alone = press && typeof answers === 'string' && (await tile(place, answers).isVisible())
    await fillIn(place, answers, press)
    if (!alone) await goOn(place, press)
    await expect(heading(place, question)).toBeHidden()
  }
}

export async function confirmAnswers(page: Page, press = click) {
  await expect(heading(page, checkHeading)).toBeVisible()
  await press(page.getByRole('button', { name: 'Ver resultados' }))
}

/** From check-your-answers to a question and back to the list, with these answers. */
export async function changeAnswer(place: Place, label: string, answers: Answer | readonly Answer[]) {
  await place.getByRole('link', { name: new RegExp(`^(Alterar|Acrescentar): ${label}$`) }).click()
  await expect(heading(place, checkHeading)).toBeHidden()
  await fillIn(place, answers)
  await goOn(place)
  await expect(heading(place, checkHeading)).toBeVisible()
}

export async function leaveDetails(
  page: Page,
  { name, email, phone }: Readonly<Record<keyof typeof visitorDetails, string>> = visitorDetails,
) {
  await page.getByLabel('Nome completo').fill(name)
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByLabel('Telemóvel ou telefone').fill(phone)
  await page.getByRole('checkbox', { name: /Li e aceito/ }).check()
}

export const askForCall = (page: Page) => page.getByRole('button', { name: 'Pedir que me liguem' })
