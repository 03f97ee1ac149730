import type { Calculator } from 'shared-lib/contract/define-micro-frontend'
import { list, object, text } from 'shared-lib/contract/schema'
import type { Cover } from '../domain/covers'
import { missingCovers, orderQuotes } from '../domain/quotes-order'
import { cover, euros, noPrices, refused, toCents } from './words'

interface Call {
  readonly briefCovers: readonly Cover[]
  readonly quotes: readonly {
    readonly id: string
    readonly total: number
    readonly covers: readonly Cover[]
  }[]
}

const id = text('Of the quote.', { minLength: 1, maxLength: 40, pattern: '^[\\w.-]+$' })
const coverList = (description: string) => list(cover, description, { maxItems: 30 })

/** `POST /api/calculators/insurance-quotes`. */
export const quotesCalculator: Calculator = {
  title: 'Order of insurance quotes',
  called: 'Ordenar propostas de seguro',
  description:
    'Quotes that hold every cover asked for, by their total of the year; below them, whatever they cost, those that lack one, by their total. Equal totals stay in the order given.',
  limits: [noPrices],
  input: object({
    briefCovers: coverList('What was asked of every insurer.'),
    quotes: list(
      object({ id, total: euros('Total of the year'), covers: coverList('What the quote holds.') }),
      'Quotes.',
      { minItems: 1, maxItems: 50 },
    ),
  }),
  output: object({
    order: list(text('Id of a quote.'), 'The best first.'),
    missing: {
      type: 'object',
      description: 'Covers of the brief that a quote lacks, by its id; complete quotes are not named.',
      additionalProperties: list(cover, 'Missing covers.'),
    },
  }),
  examples: [
    {
      title: 'A cheap quote without glass',
      input: {
        briefCovers: ['liabilityMandatory', 'glass', 'travelAssistance'],
        quotes: [
          { id: 'a', total: 210, covers: ['liabilityMandatory', 'travelAssistance'] },
          { id: 'b', total: 238, covers: ['liabilityMandatory', 'glass', 'travelAssistance'] },
        ],
      },
    },
  ],
  calculate({ briefCovers, quotes }: Call) {
    const ids = quotes.map((quote) => quote.id)
    const twice = ids.findIndex((one, at) => ids.indexOf(one) !== at)
    if (twice >= 0) return refused(`quotes.${twice}.id`, 'Cada proposta precisa de um nome só seu')
    const read = quotes.map((quote) => ({ ...quote, cents: toCents(quote.total) }))
    const missing = read.flatMap((quote) => {
      const lacks = missingCovers(briefCovers, quote)
      return lacks.length > 0 ? [[quote.id, lacks]] : []
    })
    return {
      result: {
        order: orderQuotes(briefCovers, read).map((quote) => quote.id),
        missing: Object.fromEntries(missing),
      },
    }
  },
}
