import {
  catalogueSchema,
  count,
  euros,
  oneOf,
  record,
  text,
  webPage,
} from 'shared-lib/import/catalogue-schema'

const megabits = count(1, 100_000)

/** Packages of TV, internet, voice and mobile. Prices by month with VAT; what is not known is left out. */
export const telecomSchema = catalogueSchema(
  { provider: text, providerName: text, name: text, monthlyEur: euros },
  {
    internet: record(
      { downMbps: megabits },
      { upMbps: megabits, technology: oneOf('fibre', 'cable', 'mobile', 'satellite') },
    ),
    tv: record(
      { channels: count(1, 1_000) },
      { boxes: count(0, 10), premium: { type: 'array', items: text } },
    ),
    voice: { type: 'boolean' },
    mobile: record({ sims: count(1, 5) }, { dataGb: count(0, 10_000), unlimited: { type: 'boolean' } }),
    loyaltyMonths: count(0, 24),
    /** Price after a promotion, from this month of the contract on. */
    later: record({ monthlyEur: euros, fromMonth: count(2, 60) }),
    activationEur: euros,
    condition: text,
    page: webPage,
  },
)
