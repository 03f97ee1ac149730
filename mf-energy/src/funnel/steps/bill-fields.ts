import { amount } from 'shared-lib/funnel/fields'
import { choice, type Field } from 'shared-lib/funnel/flow'
import { formatNumber } from 'shared-lib/money/format-number'

export const billPeriodNames = { month: 'por mês', year: 'por ano' } as const

/** Needed as soon as one of these names has an answer: half a bill would be priced as none. */
const beside = (names: readonly string[]): Pick<Field<unknown>, 'optional'> => ({
  optional: (answers) => names.every((name) => answers[name] === undefined),
})

/** kWh of a bill; `what` as in «kWh em vazio». */
export const kwhField = (what: string, group: readonly string[]): Field<number> => ({
  ...amount({
    min: 1,
    max: 200_000,
    decimals: 2,
    missing: `Faltam os kWh ${what}`,
    invalid: `Escreve os kWh ${what} em algarismos, por exemplo 180`,
    samples: ['180', '1.900'],
  }),
  ...beside(group),
})

/** What the kWh cover: a month taken for a year would be twelve times too little. */
export const kwhPeriodField = (group: readonly string[]): Field<'month' | 'year'> => ({
  ...choice(['month', 'year'], { missing: 'Diz se os kWh são de um mês ou de um ano' }),
  ...beside(group),
})

interface PriceOptions {
  /** As in «o preço por kWh». */
  readonly what: string
  readonly example: string
  readonly max: number
  readonly group: readonly string[]
}

/** EUR before VAT, as a bill prints it. Above `max` it was most likely typed in cents. */
export const priceField = ({ what, example, max, group }: PriceOptions): Field<number> => ({
  ...amount({
    min: 0.001,
    max,
    decimals: 6,
    missing: `Falta ${what}`,
    invalid: `Escreve ${what} em euros, por exemplo ${example}`,
    samples: [example],
  }),
  ...beside(group),
})

/** A figure with its unit, which stay on one line. */
export const withUnit = (value: number, unit: string) => `${formatNumber(value, 6)}\u00a0${unit}`

/** Words of a summary; what is missing is left out. */
export const joined = (words: readonly (string | false | undefined)[], between = ', ') =>
  words.filter(Boolean).join(between)
