import { expect, type Locator, type Page } from '@playwright/test'

export interface ShownOffer {
  /** None where the prices are historic. */
  readonly place: number | undefined
  readonly name: string
  /** Euros. */
  readonly yearly: number
}

/** Reads `1.234,56` and `1 234,56`. */
export const euros = (text: string) => Number(text.replace(/[.\s]/g, '').replace(',', '.'))

function placeIn(words: string) {
  const found = /^(\d+)\.º/.exec(words)?.[1]
  return found === undefined ? undefined : Number(found)
}

/** The ranked list as the visitor reads it. A bill inside a card has a header of its own. */
export async function shownOffers(page: Page): Promise<ShownOffer[]> {
  const cards = await page.getByRole('article').evaluateAll((articles) =>
    articles.map((card) => {
      const head = card.querySelector(':scope > header')
      return {
        words: (head?.textContent ?? '').replace(/\s+/g, ' '),
        name: (head?.querySelector('h3 span')?.textContent ?? '').trim(),
      }
    }),
  )
  return cards.map(({ words, name }) => ({
    place: placeIn(words),
    name,
    yearly: euros(/mês\s*([\d.\s]+,\d\d)\s*€\s*\/\s*ano/.exec(words)?.[1] ?? ''),
  }))
}

/** The results, however old the catalogue is on the day of the test: unit tests hold the words of each age. */
export const resultsHeading = (page: Page) =>
  page.getByRole('heading', {
    level: 1,
    name: /^(A oferta mais barata para ti|A mais barata nos preços de .+|Pede-nos os preços de hoje)$/,
  })

/** The way to the contact form with an offer. */
export const wantOffer = (place: Page | Locator) =>
  place.getByRole('link', { name: /^(Quero esta oferta|Pedir o preço de hoje)$/ })

/** The list, in short: two equal states show the same. */
export const listed = async (page: Page) =>
  (await shownOffers(page)).map(({ place, name, yearly }) => `${place} ${name} ${yearly}`)

/** On a phone order and filters are a sheet that stands open when it is asked for. */
export async function openFilters(page: Page) {
  const form = page.getByRole('form', { name: 'Ordenar e filtrar' })
  if (await form.isVisible()) return
  await page.getByRole('button', { name: /^Ordenar e filtrar/ }).click()
  await expect(form).toBeVisible()
}

/** The bill of the offer that stands first, whatever its age makes of its name. */
const firstBill = (page: Page) =>
  page
    .locator('details', {
      has: page.locator(':scope > summary', { hasText: /^(A fatura de um ano, linha a linha|Como era em )/ }),
    })
    .first()

/** Unfolds what says why a winner is one, where there is a winner and little room. */
export async function openWhy(page: Page, press: 'click' | 'tap' = 'click') {
  const why = page.locator('summary', { hasText: 'Ver condições' })
  if (await why.isVisible()) await why[press]()
}

/** Unfolds it; a winner has it behind what says why it is one. */
export async function openFirstBill(page: Page, press: 'click' | 'tap' = 'click') {
  await openWhy(page, press)
  await firstBill(page).locator('summary').first()[press]()
  await expect(firstBill(page).getByText('Total por ano, com IVA').first()).toBeVisible()
}
