import type { PriceAge } from '../../rules/offers/price-age'
import type { Chip } from '../ui/chips/chips'

export interface Amount {
  readonly cents: number
  readonly period?: 'mês' | 'ano'
}

/** A line of what an offer costs; the parts add up to the whole. */
export interface Part {
  /** The same for the same line of every offer. */
  readonly key: string
  readonly title: string
  readonly cents: number
}

/** An offer as every product's list draws it. `Own`: what the product's own parts of the screen draw. */
export interface Row<Own = unknown> {
  readonly id: string
  /** In the whole market, whatever is filtered: 1 is the best; equal amounts share a place. Historic prices have none. */
  readonly place: number | undefined
  readonly provider: string
  readonly title: string
  /** The figure that people compare, and the same over another time. */
  readonly main: Amount
  readonly second?: Amount
  /** Against what the visitor has today, over the time of the main figure: written where the second figure would be. More is better of a gain. */
  readonly change?: Amount & { readonly isGain?: true }
  readonly chips: readonly Chip[]
  /** What a wide screen has in the two columns between name and figure. */
  readonly cells?: readonly [string, string]
  /** Why the data are doubtful. */
  readonly doubts: readonly string[]
  /** Day and age of the price. */
  readonly evidence: PriceAge
  readonly parts: readonly Part[]
  /** Reason for its place: a sentence, and further ones. */
  readonly reason: readonly string[]
  /** At which value the next one wins. */
  readonly breakEven?: string | undefined
  /** Cents against what the visitor has today; 0 or less: staying costs no more. */
  readonly savingCents?: number | undefined
  readonly own: Own
}

/** The market in which places are counted, including what the filters leave out. */
export interface MarketOf<Own = unknown> {
  /** Rows with a place. */
  readonly placed: number
  readonly first: Pick<Row<Own>, 'id' | 'provider' | 'title'> | undefined
}

/** A product's words for its offers and for the action on one. */
export interface OfferWords {
  /** Label for a place in the market: `a mais barata`. */
  readonly bestShort: string
  /** The button: `Quero esta oferta`; of a historic price. */
  readonly want: string
  readonly ask: string
  /** How the list is ordered; of historic prices. */
  readonly order: string
  orderThen(month: string): string
}

/** Chips that all rows have: shown once above the list, and not in each. */
export const sharedChips = ([first, ...others]: readonly Pick<Row, 'chips'>[]): readonly Chip[] =>
  others.length === 0
    ? []
    : (first?.chips ?? []).filter(
        ({ words, amount }) =>
          !amount && others.every(({ chips }) => chips.some((chip) => chip.words === words)),
      )

/** Whether a column of the row has a part of these words. */
export const isInColumn = ({ cells }: Pick<Row, 'cells'>, words: string): boolean =>
  cells?.some((cell) => words.includes(cell)) === true

export const isHistoric = ({ evidence }: Pick<Row, 'evidence'>): boolean => evidence.standing === 'historic'

/** `27.ª de 42`, the place in the whole market. */
export const placeOf = ({ place }: Pick<Row, 'place'>, { placed }: Pick<MarketOf, 'placed'>) =>
  `${place}.ª de ${placed}`

/** Sentence for a row whose list does not hold the best of the market. */
export const marketWords = (row: Row, market: MarketOf, { bestShort }: OfferWords): string | undefined =>
  row.place === undefined || !market.first
    ? undefined
    : `${placeOf(row, market)}; ${bestShort} é ${market.first.provider}, ${market.first.title}`

/** The accent is for the true best, and never where staying costs no more. */
export const leadingKind = ({ place, savingCents = 1 }: Row): 'main' | 'plain' =>
  place === 1 && savingCents > 0 ? 'main' : 'plain'
