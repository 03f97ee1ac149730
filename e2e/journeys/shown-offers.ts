import { expect, type Locator, type Page } from '@playwright/test'

export interface ShownOffer {
  /** None where the prices are historic. */
  readonly place: number | undefined
  readonly name: string
  /** Euros. */
  readonly monthly: number
}

/** Reads `1.234,56` and `1 234,56`. */
export const euros = (text: string) => Number(text.replace(/[.\s]/g, '').replace(',', '.'))

function placeIn(words: string) {
  const found = /^(\d+)\.º/.exec(words)?.[1]
  return found === undefined ? undefined : Number(found)
}

/** The ranked list as the visitor reads it. */
export async function shownOffers(page: Page): Promise<ShownOffer[]> {
  const cards = await page.getByRole('article').evaluateAll((articles) =>
    articles.map((card) => {
      const head = card.querySelector('summary')
      return {
        words: (head?.textContent ?? '').replace(/\s+/g, ' '),
        name: (head?.querySelector('h3 span')?.textContent ?? '').trim(),
        // Alone: a title may end in a year right before it.
        price: head?.querySelector('span[data-size]')?.textContent ?? '',
      }
    }),
  )
  return cards.map(({ words, name, price }) => ({
    place: placeIn(words),
    name,
    monthly: euros(/[\d.]+,\d\d/.exec(price)?.[0] ?? ''),
  }))
}

/** The results, however old the catalogue is on the day of the test: unit tests hold the words of each age. */
export const resultsHeading = (page: Page) => page.locator('[data-ruler]').getByRole('heading', { level: 1 })

/** What the saving is counted against, once the visitor's bill is known. */
export const ownBillChip = (page: Page) => page.getByRole('button', { name: 'Hoje: a tua fatura' })

/** A row of the list, opened. */
export async function openOffer(page: Page, at: number, press: 'click' | 'tap' = 'click') {
  const row = page.getByRole('article').nth(at)
  if ((await row.locator('> details').getAttribute('open')) === null)
    await row.locator('summary').first()[press]()
  return row
}

/** Ticks these rows to compare them side by side. */
export async function compareOffers(page: Page, places: readonly number[], press: 'click' | 'tap' = 'click') {
  for (const at of places) await (await openOffer(page, at, press)).getByText('Comparar')[press]()
}

/** The way to the contact form with an offer. */
export const wantOffer = (place: Page | Locator) =>
  place.getByRole('link', { name: /^(Quero esta oferta|Pedir o preço de hoje)$/ })

/** The list, in short: two equal states show the same. */
export const listed = async (page: Page) =>
  (await shownOffers(page)).map(({ place, name, monthly }) => `${place} ${name} ${monthly}`)

/** On a phone order and filters are a sheet, closed until requested. */
export async function openFilters(page: Page) {
  const form = page.getByRole('form', { name: 'Ordenar e filtrar' })
  if (await form.isVisible()) return
  await page.getByRole('button', { name: /^Ordenar e filtrar/ }).click()
  await expect(form).toBeVisible()
}

/** Unfolds the bill of the first offer. */
export async function openFirstBill(page: Page, press: 'click' | 'tap' = 'click') {
  const row = await openOffer(page, 0, press)
  await expect(row.getByText('Total por ano, com IVA').first()).toBeVisible()
}
