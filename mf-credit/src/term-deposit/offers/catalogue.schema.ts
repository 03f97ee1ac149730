import {
  catalogueSchema,
  count,
  euros,
  oneOf,
  percent,
  record,
  text,
  webPage,
} from 'shared-lib/import/catalogue-schema'

const days = count(1, 3_660)
const share = { type: 'number', minimum: 0, maximum: 1 } as const
const list = (items: object) => ({ type: 'array', minItems: 1, maxItems: 40, items }) as const

const rate = record(
  { tanb: percent },
  {
    /** One of months or days, or both where the bank says how many days its months are. */
    months: count(1, 120),
    days,
    /** Last day of a range of terms that pays this rate. */
    daysTo: days,
    /** Highest rate where the bank says only «from … to …». */
    tanbTo: percent,
    minEur: euros,
    maxEur: euros,
    /** Rates of a rising deposit, period after period; `tanb` is their mean. */
    steps: list(percent),
  },
)

const period = { ...record({}, { months: count(1, 120), days }), minProperties: 1, maxProperties: 1 }

/** What is lost when the money is taken out before the end. */
const earlyWithdrawal = record(
  { kind: oneOf('notAllowed', 'losesAll', 'losesPart', 'paysLess', 'unknown') },
  {
    /** Share of the interest accrued that is lost. */
    loses: share,
    /** The share by day, or by share of the term; the last step has no end. */
    steps: list(record({ loses: share }, { untilDay: days, untilShare: share })),
    /** Time between two payments of interest: what was earned since the last one is lost. */
    losesPeriod: period,
    /** TANB paid instead. */
    paysTanb: percent,
    note: text,
  },
)

/** Current account that the deposit needs. */
const account = record(
  {
    eurPerMonth: euros,
    /** `below`: under `freeFromEur`; `later`: after `freeMonths`. */
    charged: oneOf('always', 'never', 'below', 'later'),
  },
  { freeFromEur: euros, freeMonths: count(1, 120) },
)

/** Term deposits. Rates in percent a year before tax; money in euros; notes in Portuguese. */
export const depositSchema = catalogueSchema(
  {
    bank: text,
    name: text,
    rates: { ...list(rate) },
    minEur: euros,
    eligibility: oneOf('anyone', 'newCustomers', 'newMoney', 'existingCustomers', 'unknown'),
    earlyWithdrawal,
    interestPaid: oneOf(
      'atStart',
      'atMaturity',
      'atMaturityOrYearly',
      'monthly',
      'quarterly',
      'halfYearly',
      'yearly',
    ),
    irsWithheldInPortugal: { type: 'boolean' },
    /** Country of the guarantee fund. */
    guaranteeCountry: { type: 'string', pattern: '^[A-Z]{2}$' },
    channel: oneOf('branch', 'online', 'branchAndOnline'),
    page: webPage,
  },
  {
    maxEur: euros,
    maxAge: count(1, 120),
    account,
    transferOutEur: euros,
    renewsAtTanb: percent,
    /** Address or reference of the ficha de informação normalizada. */
    standardSheet: text,
    note: text,
  },
)
