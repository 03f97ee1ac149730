import { integer, list, number, object } from 'shared-lib/contract/schema'

// Members that several telecom calculators take. Amounts come in EUR with VAT, answers are cents.

/** Longest time that is counted, in months. */
export const longestMonths = 60

export const eur = (description: string, maximum = 10_000) =>
  number(`EUR with VAT: ${description}`, { minimum: 0, maximum })

export const months = (description: string, minimum = 1) =>
  integer(description, { minimum, maximum: longestMonths })

export const percentOfRise = number('Percent: the yearly rise that is tried. Nobody knows those to come.', {
  minimum: 0,
  maximum: 30,
})

export const monthlySteps = list(
  object({
    months: {
      type: ['integer', 'null'],
      minimum: 1,
      maximum: longestMonths,
      description: 'Months that this price holds; null for the last one, which runs on.',
    },
    eur: eur('price of each of these months.', 1000),
  }),
  'Prices in their order: the promotion first, then the price that follows.',
  { minItems: 1, maxItems: 12 },
)

export const loyaltyMonths = integer('Length of the loyalty period, months; 0 is none. The law allows 24.', {
  minimum: 0,
  maximum: 24,
})

export const packageCosts = {
  onceEur: { ...eur('activation and installation, once.'), default: 0 },
  equipmentEurPerMonth: { ...eur('router and further boxes, each month.', 1000), default: 0 },
  creditsEur: { ...eur('vouchers and months given, over the whole time.'), default: 0 },
}

/** A value that may be none. */
export const orNull = (schema: { readonly type: string; readonly description: string }) => ({
  ...schema,
  type: [schema.type, 'null'],
})
