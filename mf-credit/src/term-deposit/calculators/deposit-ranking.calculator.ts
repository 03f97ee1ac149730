import type { Calculator } from 'shared-lib/contract/define-micro-frontend'
import type { PartnerOffers } from 'shared-lib/contract/partner-offers'
import { day, flag, integer, list, object, oneOf, text } from 'shared-lib/contract/schema'
import { addDays } from 'shared-lib/dates/calendar'
import { toIsoDate } from 'shared-lib/dates/iso-date'
import { roundHalfUpToCent } from 'shared-lib/money/cents'
import { percentOf } from 'shared-lib/money/rate'
import { type CareReason, careReasons, type RankedDeposit, rankDeposits } from '../domain/rank-deposits'
import { saverOf } from '../domain/saver'
import { netRate } from '../domain/yields'
import { catalogueWith } from '../offers/partner-offers'
import type { Region } from '../parameters/deposit-rules'
import { depositRankingLimits } from './deposit.limits'
import * as schema from './deposit-schemas'
import { isTooFar, problem, taxOf, tooFarMessage } from './deposit-tax'

interface RankingCall {
  readonly amount: number
  readonly start?: string
  readonly months?: number
  readonly end?: string
  readonly taxPercent?: number
  readonly region?: Region
  readonly newCustomer?: boolean
  readonly newMoney?: boolean
  readonly mayLock?: boolean
  readonly upTo30?: boolean
  readonly takeMoneyOut?: boolean
  readonly otherUseOfAccount?: boolean
  readonly holders?: number
  readonly include?: readonly string[]
  readonly without?: readonly CareReason[]
  readonly limit?: number
}

const answerRow = (one: RankedDeposit, tax: number, place: number | undefined) => {
  const { offer, rate, days, end, grossCents, taxCents, netCents, age } = one
  return {
    ...{ id: offer.id, bank: offer.bank, name: offer.name },
    ...(place !== undefined && { place }),
    ...{ tanb: rate.tanb, tanlPercent: Number(netRate(rate.tanb, tax).toFixed(6)) },
    ...{ days, end, grossCents, taxCents, netCents },
    ...{ accountCents: one.accountCents, transferCents: one.transferCents, resultCents: one.resultCents },
    ...{ doubtful: one.doubtful, asOf: age.asOf, ageDays: age.ageDays, standing: age.standing },
    ...(age.ended && { ended: age.ended }),
  }
}

function ranking(call: RankingCall, today: string, partners?: PartnerOffers) {
  const on = toIsoDate(today)
  const catalogue = catalogueWith(partners)
  const start = toIsoDate(call.start ?? today)
  if (isTooFar(start)) return problem('start', tooFarMessage)
  if ((call.months === undefined) === (call.end === undefined))
    return problem(
      'months',
      'Indica os meses (months) ou o dia em que precisas do dinheiro (end), um dos dois',
    )
  if (call.end !== undefined && (call.end <= start || call.end > addDays(start, schema.mostDays)))
    return problem('end', 'O dia tem de ser depois do início e nos 10 anos seguintes')
  const taxed = taxOf(call, start)
  if ('problems' in taxed) return taxed
  const known = new Set(catalogue.offers.map(({ id }) => id))
  const stranger = call.include?.findIndex((id) => !known.has(id)) ?? -1
  if (stranger >= 0) return problem(`include.${stranger}`, 'Não há nenhum depósito com este identificador')
  const saver = saverOf({
    amount: roundHalfUpToCent(call.amount),
    start,
    until: call.months ?? toIsoDate(call.end ?? today),
    tax: taxed.tax,
    newCustomer: call.newCustomer ?? true,
    newMoney: call.newMoney ?? true,
    mayLock: call.mayLock ?? true,
    upTo30: call.upTo30 ?? true,
    takeMoneyOut: call.takeMoneyOut ?? false,
    otherUseOfAccount: call.otherUseOfAccount ?? false,
    holders: call.holders ?? 1,
  })
  const offers = call.include
    ? catalogue.offers.filter(({ id }) => call.include?.includes(id))
    : catalogue.offers
  const { rows, placed, standingOf, leftOut, hidden } = rankDeposits(
    saver,
    { offers },
    { without: call.without ?? [] },
    on,
  )
  return {
    result: {
      ...{ start, end: saver.end, taxPercent: percentOf(saver.tax, 4) },
      offers: rows
        .slice(0, call.limit ?? rows.length)
        .map((one) => answerRow(one, saver.tax, standingOf(one)?.place)),
      ...{ total: rows.length, placed, hidden, leftOut },
      catalogue: { asOf: catalogue.asOf, credit: catalogue.credit },
    },
  }
}

/** `POST /api/calculators/deposit-ranking`. */
export const depositRankingCalculator: Calculator = {
  title: 'Deposit ranking',
  called: 'Comparação de depósitos a prazo',
  description:
    'Every deposit of the catalogue by the net euros it leaves in hand on the day the money is needed: its best term that ends by then, less tax, account and transfer. No commission comes in. All yes-or-no members missing: nothing is left out for who asks.',
  limits: depositRankingLimits,
  input: object(
    { amount: schema.amount },
    {
      start: schema.start,
      months: schema.months('Months until the money is needed; either this or `end`.'),
      end: day('Day on which the money is needed.'),
      ...{ taxPercent: schema.taxPercent, region: schema.region },
      newCustomer: flag('Would open an account at a new bank. True when missing.'),
      newMoney: flag('The money comes from another bank. True when missing.'),
      mayLock: flag('Can do without the money until the end. True when missing.'),
      upTo30: flag('Is at most 30 years old. True when missing.'),
      takeMoneyOut: flag('Pays one transfer to another bank at the end. False when missing.'),
      otherUseOfAccount: flag('Has or wants each account anyway. False when missing.'),
      holders: integer('People who hold the deposit; 1 when missing.', { minimum: 1, maximum: 10 }),
      include: list(text('Id.', { maxLength: 100 }), 'Only these deposits.', { minItems: 1, maxItems: 100 }),
      without: list(
        text('Reason.', { enum: careReasons }),
        'Kinds to leave out; the site itself starts without any of them.',
        { uniqueItems: true, maxItems: careReasons.length },
      ),
      limit: integer('Most deposits to answer with; all when missing.', { minimum: 1, maximum: 1000 }),
    },
  ),
  output: object({
    start: day('First day.'),
    end: day('Day on which the money is needed.'),
    taxPercent: schema.percentAnswer('Tax taken'),
    offers: list(
      object(
        {
          ...{ id: text('Stable.'), bank: text('Bank.'), name: text('Name of the deposit.') },
          tanb: schema.percentAnswer('Rate of the chosen term'),
          tanlPercent: schema.percentAnswer('The same after tax'),
          ...schema.interest,
          end: day('Last day of the chosen term.'),
          ...schema.costs,
          doubtful: flag('Not confirmed: never first, and without a place.'),
          ...{ asOf: day('Day of the price.'), ageDays: integer('Days since.') },
          standing: oneOf(['current', 'aged', 'historic'], 'What the price may still be used for.'),
        },
        {
          place: integer(
            '1 is the best; equal amounts share a place. Missing for doubtful and historic ones.',
          ),
          ended: day('Last day on which it could be had.'),
        },
      ),
      'Most euros first; the first is always a confirmed one, and historic ones stand below all others.',
    ),
    total: integer('Deposits in the whole ranking.'),
    placed: integer('Deposits with a place.'),
    hidden: integer('Deposits left out.'),
    leftOut: {
      type: 'object',
      additionalProperties: integer('Deposits.'),
      description: 'How many each reason leaves out; one deposit may have several reasons.',
    },
    catalogue: object({ asOf: day('Newest price.'), credit: text('To be shown with the figures.') }),
  }),
  examples: [
    {
      title: 'Four deposits for six months',
      input: {
        amount: 4_000,
        months: 6,
        taxPercent: 28,
        include: ['td-bai-naomob', 'td-haitong-sem', 'td-bni-naomob', 'td-openbank-tri'],
        takeMoneyOut: true,
      },
    },
    {
      title: 'The site’s own first view of 10,000 EUR for a year in the Azores',
      input: {
        amount: 10_000,
        months: 12,
        region: 'azores',
        upTo30: false,
        without: ['doubtful', 'unknownWho', 'existingCustomers', 'foreignTax'],
        limit: 5,
      },
    },
  ],
  calculate: ranking,
}
