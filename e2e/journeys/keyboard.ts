import { expect, type Locator, type Page } from '@playwright/test'
import { onward, tile } from './answer-funnel'
import type { Answer } from './homes'

/** Presses Tab until the control has focus, as a visitor without a pointer would. */
export async function tabTo(page: Page, control: Locator) {
  const target = await control.elementHandle()
  for (let presses = 0; presses < 80; presses++) {
    if (await target?.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(control, 'reachable with Tab').toBeFocused()
}

export async function pressByKeyboard(page: Page, control: Locator) {
  await tabTo(page, control)
  await page.keyboard.press('Enter')
}

/** A group of radio buttons is one stop: the chosen one, else the first. */
async function tabStop(page: Page, radio: Locator) {
  const group = page.locator(`input[name="${await radio.getAttribute('name')}"]`)
  const chosen = group.and(page.locator(':checked'))
  return (await chosen.count()) > 0 ? chosen : group.first()
}

/** Goes to the group of the wanted radio and down to it, or to the box and ticks it. */
async function chooseByKeyboard(page: Page, wanted: Locator) {
  const isBox = (await wanted.getAttribute('type')) === 'checkbox'
  await tabTo(page, isBox ? wanted : await tabStop(page, wanted))
  await page.keyboard.press('Space')
  for (let presses = 0; presses < 20 && !(await wanted.isChecked()); presses++)
    await page.keyboard.press('ArrowDown')
  await expect(wanted).toBeChecked()
}

async function selectByKeyboard(page: Page, label: string) {
  const select = page.getByRole('combobox')
  await tabTo(page, select)
  const chosen = select.locator('option:checked')
  for (let presses = 0; presses < 40 && (await chosen.textContent()) !== label; presses++)
    await page.keyboard.press('ArrowDown')
  await expect(chosen).toHaveText(label)
}

async function typeByKeyboard(page: Page, field: Locator, text: string) {
  await tabTo(page, field)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(text)
}

const goOnByKeyboard = (page: Page) => pressByKeyboard(page, page.getByRole('button', { name: onward }))

/** Answers one screen of the funnel and goes on, keyboard only. */
export async function answerByKeyboard(page: Page, answers: Answer | readonly Answer[]) {
  for (const answer of [answers].flat()) {
    if (typeof answer !== 'string')
      for (const [label, text] of Object.entries(answer))
        await typeByKeyboard(page, page.getByRole('textbox', { name: label, exact: true }), text)
    else if (/^\d{4}$/.test(answer)) await typeByKeyboard(page, page.getByLabel('Código postal'), answer)
    else if (await page.getByRole('combobox').isVisible()) await selectByKeyboard(page, answer)
    else await chooseByKeyboard(page, tile(page, answer))
  }
  await goOnByKeyboard(page)
}
