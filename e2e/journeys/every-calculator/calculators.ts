import type { Locator, Page } from '@playwright/test'
import { expect } from '../../site/visitor-test'
import cases from './calculators.json' with { type: 'json' }

/** One calculator as the tests use it. */
export interface CalculatorCase {
  /** As in `/api/calculators/<name>`. */
  readonly name: string
  /** Last segment of its page. */
  readonly slug: string
  /** A whole input as a program sends it: numbers in euros and percent. */
  readonly input: Readonly<Partial<Record<string, string | number | boolean>>>
  /** Words of the result of that input. */
  readonly expected: string
}

/** Every calculator with a page of its own; a new one is one more entry, with other values than it opens with. */
export const calculators: readonly CalculatorCase[] = cases

/** As people and addresses write a value. */
const textOf = (value: string | number | boolean | undefined) =>
  typeof value === 'number' ? String(value).replace('.', ',') : String(value)

export const textsOf = ({ input }: CalculatorCase) =>
  Object.entries(input).map(([name, value]) => [name, textOf(value)] as [string, string])

/** Opens with its example and the answer to it. */
export const openingPage = ({ slug }: CalculatorCase) => `/simuladores/${slug}`
/** Opens with nothing: its first value, which is one of its example's, was given and is empty. */
export const blankPage = (one: CalculatorCase) => `${openingPage(one)}?${Object.keys(one.input)[0]}=`
export const embedPage = ({ slug }: CalculatorCase) => `/simuladores/embed/${slug}`
export const queryOf = (one: CalculatorCase) => new URLSearchParams(textsOf(one)).toString()
export const answeredPage = (one: CalculatorCase) => `${openingPage(one)}?${queryOf(one)}`

/** The place of the result. */
export const panelOf = (place: Page | Locator) => place.getByRole('region', { name: /^Resultado: / })

/** Opens the folded fields, which do not decide the result. */
export const moreOf = (place: Page | Locator) => place.locator('summary', { hasText: 'Mais opções' })

export const calculate = (place: Page | Locator) => place.getByRole('button', { name: 'Calcular' })

/** Chunks that draw results and mistakes: a calculator's own, and the kit's. */
const answerChunks = `performance.getEntriesByType('resource').map(({ name }) => name).filter((name) => /-answer\\.js$/.test(name))`

/** Puts the cursor into the first field, as a visitor who is about to answer: the code of results and mistakes has come and drawn then. */
export async function enterForm(page: Page) {
  await page.locator('main form').first().locator('input:not([type=hidden]), select').first().focus()
  await expect.poll(() => page.evaluate<string[]>(answerChunks)).toHaveLength(2)
  await page.evaluate(`Promise.all(${answerChunks}.map((name) => import(name)))
    .then(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))`)
}

/** Opens every section and every "porquê?", as a curious visitor would. */
export const openAll = (place: Locator) =>
  place.locator('details').evaluateAll((all) => {
    for (const one of all as HTMLDetailsElement[]) one.open = true
  })

/** Fills in the whole input, field by field, whatever the control. */
export async function fillIn(form: Locator, one: CalculatorCase) {
  await openAll(form)
  for (const [name, text] of textsOf(one)) {
    const control = form.locator(`[name="${name}"]`)
    const type = await control.first().getAttribute('type')
    // A tile's input is drawn by its label, which is what a visitor presses.
    if (type === 'radio')
      await form
        .locator(`[name="${name}"][value="${text}"]`)
        .locator('xpath=following-sibling::label')
        .click()
    else if (type === 'checkbox') await control.check()
    else if (await control.evaluate((found) => found instanceof HTMLSelectElement))
      await control.selectOption(text)
    else await control.fill(text)
  }
}

/** Words of a result, without the buttons that only script brings. */
export async function wordsOf(panel: Locator): Promise<string> {
  await expect(panel).toBeVisible()
  return panel.evaluate((element) => {
    const copy = element.cloneNode(true) as HTMLElement
    for (const one of copy.querySelectorAll('button, [role=status], [data-on-paper]')) one.remove()
    return (copy.textContent ?? '').replace(/\s+/g, ' ').trim()
  })
}

interface PageSlot {
  readonly data?: { readonly kind?: string; readonly result?: object }
}

/** The result that the server put into a page. */
export const printedResult = (page: Page) =>
  page.locator('#qp-page').evaluate((script) => {
    const { slots } = JSON.parse(script.textContent ?? '') as { slots: PageSlot[] }
    return slots.find(({ data }) => data?.kind === 'result')?.data?.result
  })
