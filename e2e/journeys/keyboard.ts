import { expect, type Locator, type Page } from '@playwright/test'

/** Presses Tab until the control has focus, as somebody without a pointer would. */
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

/** Goes to a group of radio buttons and down to the wanted one. */
async function chooseByKeyboard(page: Page, wanted: Locator) {
  await tabTo(page, page.getByRole('radio').first())
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

/** Answers one screen of the funnel and goes on, keyboard only. */
export async function answerByKeyboard(page: Page, answers: string | readonly string[]) {
  for (const answer of [answers].flat()) {
    if (/^\d{4}$/.test(answer)) {
      await tabTo(page, page.getByLabel('Código postal'))
      await page.keyboard.type(answer)
    } else if (await page.getByRole('combobox').isVisible()) await selectByKeyboard(page, answer)
    else await chooseByKeyboard(page, page.getByRole('radio', { name: answer, exact: true }))
  }
  await pressByKeyboard(page, page.getByRole('button', { name: 'Continuar' }))
}
