import {
  catalogueSchema,
  count,
  euros,
  oneOf,
  percent,
  text,
  webPage,
} from 'shared-lib/import/catalogue-schema'

/** Credit cards. Rates in percent a year; money in euros; what is not known is left out. */
export const cardSchema = catalogueSchema(
  { provider: text, name: text, taeg: percent, annualFeeEur: euros },
  {
    tan: percent,
    network: oneOf('visa', 'mastercard', 'amex'),
    category: oneOf('classic', 'cashback', 'travel', 'premium', 'student'),
    creditLimitEur: euros,
    interestFreeDays: count(0, 100),
    /** As the contract says it, in Portuguese. */
    minimumPayment: text,
    /** What the annual fee depends on, in Portuguese. */
    feeCondition: text,
    benefit: text,
    cashbackPercent: percent,
    cashbackCapEur: euros,
    cashFeeEur: euros,
    cashFeePercent: percent,
    foreignFeePercent: percent,
    page: webPage,
    /** The standard information sheet (FIN). */
    fin: webPage,
  },
)
