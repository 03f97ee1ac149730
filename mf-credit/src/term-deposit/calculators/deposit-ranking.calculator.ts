import type { PartnerOffers } from 'shared-lib/contract/partner-offers'
import { day, flag, integer, list, object, oneOf, text } from 'shared-lib/contract/schema'
import { openCalculator } from 'shared-lib/kit/form/calculator'
import type { InputOf } from 'shared-lib/kit/form/form'
import * as program from 'shared-lib/kit/form/program-fields'
import { addDays } from 'shared-lib/rules/dates/calendar'
import type { IsoDate } from 'shared-lib/rules/dates/iso-date'
import { percentOf } from 'shared-lib/rules/money/rate'
import { catalogueWith } from '../data/offers/partner-offers'
import { careReasons, type RankedDeposit, rankDeposits } from '../rules/rank-deposits'
import { saverOf } from '../rules/saver'
import { netRate } from '../rules/yields'
import * as ask from './call.fields'
import { depositRankingLimits } from './deposit.limits'
import * as schema from './deposit-schemas'
import { problem, taxOf } from './deposit-tax'

const fields = {
  amount: ask.amount,
  start: ask.start,
  months: ask.months('Months until the money is needed; either this or `end`.'),
  end: program.optional(program.day('Day on which the money is needed.')),
  taxPercent: ask.taxOfInterest(),
  region: ask.region,
  newCustomer: program.flag('Would open an account at a new bank.', true),
  newMoney: program.flag('The money comes from another bank.', true),
  mayLock: program.flag('Can do without the money until the end.', true),
  upTo30: program.flag('Is at most 30 years old.', true),
  takeMoneyOut: program.flag('Pays one transfer to another bank at the end.'),
  otherUseOfAccount: program.flag('Has or wants each account anyway.'),
  holders: ask.holders,
  include: program.optional(program.list('Only these deposits.', program.name('Id.', 100, 0), 100)),
  without: program.withDefault(
    program.list(
      'Kinds to leave out; the site itself starts without any of them.',
      program.oneOf('Reason.', careReasons),
      careReasons.length,
      0,
    ),
    [],
  ),
  limit: program.optional(program.count('Most deposits to answer with; all when missing.', 1000)),
}

const answerRow = (one: RankedDeposit, tax: number, place: number | undefined) => {
  const { offer, rate, days, end, grossCents, taxCents, netCents, age } = one
  return {
    id: offer.id,
    bank: offer.bank,
    name: offer.name,
    ...(place !== undefined && { place }),
    tanb: rate.tanb,
    tanlPercent: Number(netRate(rate.tanb, tax).toFixed(6)),
    days,
    end,
    grossCents,
    taxCents,
    netCents,
    accountCents: one.accountCents,
    transferCents: one.transferCents,
    resultCents: one.resultCents,
    doubtful: one.doubtful,
    asOf: age.asOf,
    ageDays: age.ageDays,
    standing: age.standing,
    ...(age.ended && { ended: age.ended }),
  }
}

function ranking(call: InputOf<typeof fields>, on: IsoDate, partners?: PartnerOffers) {
  const { start = on, months, end, include, without, limit, taxPercent: _, region: __, ...wish } = call
  const catalogue = catalogueWith(partners)
  if ((months === undefined) === (end === undefined))
    return problem(
      'months',
      'Indica os meses (months) ou o dia em que precisas do dinheiro (end), um dos dois',
    )
  if (end !== undefined && (end <= start || end > addDays(start, ask.mostDays)))
    return problem('end', 'O dia tem de ser depois do início e nos 10 anos seguintes')
  const taxed = taxOf(call, start)
  if ('problems' in taxed) return taxed
  const known = new Set(catalogue.offers.map(({ id }) => id))
  const stranger = include?.findIndex((id) => !known.has(id)) ?? -1
  if (stranger >= 0) return problem(`include.${stranger}`, 'Não há nenhum depósito com este identificador')
  const saver = saverOf({ ...wish, start, until: months ?? end ?? on, tax: taxed.tax })
  const offers = catalogue.offers.filter(({ id }) => !include || include.includes(id))
  const ranked = rankDeposits(saver, { offers }, { without }, on)
  const { rows, placed, placementOf, leftOut, hidden } = ranked
  return {
    result: {
      start,
      end: saver.end,
      taxPercent: percentOf(saver.tax, 4),
      offers: rows
        .slice(0, limit ?? rows.length)
        .map((one) => answerRow(one, saver.tax, placementOf(one)?.place)),
      total: rows.length,
      placed,
      hidden,
      leftOut,
      catalogue: { asOf: catalogue.asOf, credit: catalogue.credit },
    },
  }
}

/** `POST /api/calculators/deposit-ranking`. */
export const depositRankingCalculator = openCalculator({
  title: 'Deposit ranking',
  called: 'Comparação de depósitos a prazo',
  description:
    'Every deposit of the catalogue by the net euros it leaves in hand on the day the money is needed: its best term that ends by then, less tax, account and transfer. No commission comes in. All yes-or-no members missing: nothing is left out for who asks.',
  limits: depositRankingLimits,
  fields,
  output: object({
    start: day('First day.'),
    end: day('Day on which the money is needed.'),
    taxPercent: schema.percentAnswer('Tax taken'),
    offers: list(
      object(
        {
          id: text('Stable.'),
          bank: text('Bank.'),
          name: text('Name of the deposit.'),
          tanb: schema.percentAnswer('Rate of the chosen term'),
          tanlPercent: schema.percentAnswer('The same after tax'),
          ...schema.interest,
          end: day('Last day of the chosen term.'),
          ...schema.costs,
          doubtful: flag('Not confirmed: never first, and without a place.'),
          asOf: day('Day of the price.'),
          ageDays: integer('Days since.'),
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
})
