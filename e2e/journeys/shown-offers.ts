import type { Page } from '@playwright/test'

export interface ShownOffer {
  readonly place: number
  readonly name: string
  /** Euros. */
  readonly yearly: number
}

/** The ranked list as the visitor reads it. */
export async function shownOffers(page: Page): Promise<ShownOffer[]> {
  const cards = await page.getByRole('article').all()
  return Promise.all(
    cards.map(async (card) => {
      const words = ((await card.locator('header').textContent()) ?? '').replace(/\s+/g, ' ')
      const yearly = /mês\s*([\d.\s]+,\d\d)\s*€\s*\/\s*ano/.exec(words)?.[1] ?? ''
      return {
        place: Number(/^(\d+)\.º/.exec(words)?.[1]),
        name: ((await card.getByRole('heading').locator('span').textContent()) ?? '').trim(),
        yearly: Number(yearly.replace(/[.\s]/g, '').replace(',', '.')),
      }
    }),
  )
}
