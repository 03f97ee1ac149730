import {
  cents,
  day,
  either,
  flag,
  integer,
  list,
  number,
  object,
  oneOf,
  text,
} from 'shared-lib/contract/schema'
import { boxSchemas, choiceSchema, openingFilters } from 'shared-lib/kit/form/filter-schema'
import { fieldsSchema } from 'shared-lib/kit/form/form-schema'
import { catalogue } from '../data/offers/catalogue'
import { energyFields } from '../fields'
import { cycleNames, timeOptionNames } from '../page/results/results-query'
import { billFields } from '../rules/bill.fields'
import { filterBoxes } from '../rules/filter-boxes'
import {
  age,
  bill,
  cycle,
  doubtful,
  ended,
  gasTier,
  largeFamily,
  notes,
  outdated,
  socialTariff,
  supplies,
  supply,
} from './schemas'

/** The answers of the energy funnel; missing ones are assumed and listed in `household.assumptions`. */
export const answers = fieldsSchema({ ...energyFields, ...billFields }, (name) => name !== 'energyType')

export const filters = object(
  {},
  {
    timeOption: choiceSchema(timeOptionNames, 'all', 'Simple, bi-hourly or tri-hourly.'),
    provider: oneOf(Object.keys(catalogue.providers), 'Only this supplier.'),
    cycle: choiceSchema(cycleNames, 'any', cycle.description),
    ...boxSchemas(filterBoxes),
  },
  {
    description: `All missing: everything in the catalogue. The site itself starts from \`timeOption: simple\` and ${openingFilters(
      filterBoxes,
    )
      .map((filter) => `\`${filter}\``)
      .join(', ')}.`,
  },
)

const reason = object(
  {
    tied: flag('Same cost as the offer before.'),
    overFirstCents: cents('a year more than the first of the market (of historic prices, of those).'),
  },
  {
    underNextCents: cents('a year less than the next of the market; missing for the last.'),
    decidedBy: object(
      { supply, key: text('Line of the bill.'), cents: cents('difference in that line.') },
      {},
      { description: 'The line that tells it apart most from the first (from the second, for the first).' },
    ),
  },
)

const row = object(
  {
    id: text('Stable; `energy-bill` takes it as `offerId`.'),
    ...bill,
    ...age,
    supplies,
    reason,
    doubtful,
    outdated,
  },
  {
    place: integer(
      'In the whole market, whatever `filters` say: 1 is the cheapest; equal costs share a place. Missing for historic prices: they stand below all others.',
    ),
    ended,
    savingCents: cents(
      'a year less than today’s cost; negative when dearer; missing when that is unknown and for historic prices, which promise nothing.',
    ),
    equalCents: cents(
      'a year of networks, taxes and their VAT, the same whoever sells; missing where a tariff is not known.',
    ),
    nextWinsAt: object({
      supply,
      kwh: integer('Yearly kWh at which the next offer would cost less.'),
      side: oneOf(['above', 'below'], 'The next wins with more, or with less.'),
    }),
  },
)

const share = (what: string) => number(`Share of the year’s kWh in ${what}, 0 to 1.`)

const household = object(
  {
    energyType: text('As answered.'),
    region: text('Of the postal code.'),
    inhabitants: integer('People.'),
    kva: number('Contracted power, kVA.'),
    kwhElectricity: number('kWh a year.'),
    split: object(
      { bi: object({ offPeak: share('vazio'), outsideOffPeak: share('fora de vazio') }) },
      { tri: object({ peak: share('ponta'), mid: share('cheias'), offPeak: share('vazio') }) },
    ),
    gasTier,
    kwhGas: number('kWh a year.'),
    gasNetwork: oneOf(['here', 'not-here', 'unknown'], 'Whether the municipality has piped gas.'),
    largeFamily,
    socialTariff,
    assumptions: list(
      object({
        about: text('Which figure.'),
        origin: oneOf(['answer', 'profile', 'estimate', 'unknown'], 'Where it comes from.'),
        confidence: text('A (published) to D (our estimate).'),
        text: text('Portuguese, may be shown.'),
      }),
      'How each figure was come by.',
    ),
  },
  {
    municipality: object({ code: text('Four digits.'), name: text('Name.') }),
    currentProvider: text('Supplier code.'),
  },
)

const current = object(
  {
    origin: oneOf(['bill', 'catalogue'], 'The prices given, or the supplier’s cheapest comparable offer.'),
    yearlyCents: cents('a year.'),
    monthlyCents: cents('a month.'),
  },
  { provider: text('Supplier code.'), rowId: text('Id of the offer compared with.') },
  { description: 'What the home pays today; missing when nothing is known of it.' },
)

const ranked = object(
  {
    kind: { const: 'ranked' },
    ranked: oneOf(
      ['dual', 'electricity', 'gas'],
      '`dual` asked where there is no piped gas ranks electricity alone.',
    ),
    offers: list(row, 'Cheapest first; historic prices below all others.'),
    market: object(
      {
        placed: integer('Offers with a place, whatever is filtered.'),
        historic: integer('Offers whose price is only a picture of its day.'),
      },
      {
        first: {
          ...row,
          description: 'The cheapest with a place; of historic prices alone, the cheapest of them.',
        },
      },
    ),
    total: integer('Offers in the whole ranking.'),
    offset: integer('Offers left out before the first shown.'),
    ...notes,
    hidden: integer('Offers that the filters, or the home’s own social tariff or supplier, left out.'),
    surpassed: integer('Offers of a pair that stand in no row: their supplier has a cheaper pair.'),
    household,
    catalogue: object({
      ...age,
      credit: text('To be shown with the figures.'),
      licence: text('Of the prices.'),
      validTo: object({
        electricity: day('Last day for which the electricity prices are known.'),
        gas: day('Last day for which the gas prices are known.'),
      }),
    }),
  },
  { current },
)

const notCovered = object({
  kind: { const: 'not-covered' },
  reason: oneOf(['madeira', 'azores', 'no-gas-network', 'unknown-figures'], 'Why no number is given.'),
  text: text('Portuguese, may be shown.'),
})

export const ranking = { type: 'object', ...either('A ranking, or why there is none.', ranked, notCovered) }
