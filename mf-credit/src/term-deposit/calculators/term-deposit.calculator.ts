import type { Calculator } from 'shared-lib/contract/define-micro-frontend'
import type { PartnerOffers } from 'shared-lib/contract/partner-offers'
import { flag, integer, number, object, text } from 'shared-lib/contract/schema'
import { valueOn } from 'shared-lib/dated/dated-parameter'
import { daysBetween } from 'shared-lib/dates/calendar'
import { toIsoDate } from 'shared-lib/dates/iso-date'
import { cents, roundHalfUpToCent } from 'shared-lib/money/cents'
import { fractionOf, percentOf } from 'shared-lib/money/rate'
import { accountCost } from '../domain/account-cost'
import { type EarlyWithdrawal, leaveOn } from '../domain/early-withdrawal'
import { begunMonths, endOf } from '../domain/interest'
import { effectiveRate, netRate, realYield } from '../domain/yields'
import { catalogueWith } from '../offers/partner-offers'
import { type Region, yearOfDays } from '../parameters/deposit-rules'
import { depositLimits } from './deposit.limits'
import * as schema from './deposit-schemas'
import { isTooFar, type Problems, problem, taxOf, tooFarMessage } from './deposit-tax'

interface DepositCall {
  readonly amount?: number
  readonly tanb: number
  readonly days?: number
  readonly months?: number
  readonly start?: string
  readonly taxPercent?: number
  readonly region?: Region
  readonly accountEurPerMonth?: number
  readonly accountMonths?: number
  readonly otherUseOfAccount?: boolean
  readonly transferOutEur?: number
  readonly withdrawnAfterDays?: number
  readonly offer?: string
  readonly earlyWithdrawal?: EarlyWithdrawal
  readonly inflationPercent?: number
}

/** Digits of a percent after the comma. */

/** How leaving early is paid: as sent, else as the catalogue says of the offer; nothing is known of others. */
function earlyOf(
  { offer, earlyWithdrawal, withdrawnAfterDays }: DepositCall,
  partners: PartnerOffers | undefined,
): Problems | { readonly rule: EarlyWithdrawal } {
  const known = catalogueWith(partners).offers.find(({ id }) => id === offer)
  if (offer !== undefined && !known) return problem('offer', 'Não há nenhum depósito com este identificador')
  const rule = earlyWithdrawal ?? known?.earlyWithdrawal
  if (withdrawnAfterDays !== undefined && !rule)
    return problem(
      'earlyWithdrawal',
      'Indica o que se perde ao levantar antes do fim, ou o depósito em offer',
    )
  return { rule: rule ?? { kind: 'unknown' } }
}

function depositOf(call: DepositCall, today: string, partners?: PartnerOffers) {
  const start = toIsoDate(call.start ?? today)
  if (isTooFar(start)) return problem('start', tooFarMessage)
  if ((call.days === undefined) === (call.months === undefined))
    return problem('days', 'Indica o prazo em dias (days) ou em meses (months), um dos dois')
  const taxed = taxOf(call, start)
  if ('problems' in taxed) return taxed
  const early = earlyOf(call, partners)
  if ('problems' in early) return early
  const { tax } = taxed
  const amount = roundHalfUpToCent(call.amount ?? 10_000)
  const end = endOf(start, call)
  const termDays = daysBetween(start, end)
  const yearDays = valueOn(yearOfDays, start)
  const stays = Math.min(call.withdrawnAfterDays ?? termDays, termDays)
  const parts = [{ tanb: fractionOf(call.tanb), days: termDays }]
  const left = leaveOn(stays, { amount, start, parts, earlyWithdrawal: early.rule, tax, yearDays })
  if (!left)
    return problem(
      'withdrawnAfterDays',
      'Este depósito não se pode levantar antes do fim, ou o banco não diz o custo',
    )
  const months = call.accountMonths ?? call.months ?? begunMonths(start, end)
  const accountCents = call.otherUseOfAccount
    ? cents(0)
    : accountCost({ eurPerMonth: call.accountEurPerMonth ?? 0, charged: 'always' }, amount, months)
  const transferCents = roundHalfUpToCent(call.transferOutEur ?? 0)
  const { grossCents, taxCents, netCents, lostShare } = left
  // Of the rates, not of rounded amounts: a yield has no cents.
  const netYield = netRate(fractionOf(call.tanb) * (termDays / yearDays), tax)
  return {
    result: {
      ...{ start, end, days: termDays, countedDays: left.days, grossCents, taxCents, netCents, lostShare },
      ...{ accountCents, transferCents },
      resultCents: netCents - accountCents - transferCents,
      tanlPercent: percentOf(netRate(fractionOf(call.tanb), tax)),
      taelPercent: percentOf(effectiveRate(netYield, 1, termDays)),
      netYieldPercent: percentOf(netYield),
      ...(call.inflationPercent !== undefined && {
        realPercent: percentOf(realYield(netYield, fractionOf(call.inflationPercent))),
      }),
    },
  }
}

/** `POST /api/calculators/term-deposit`. */
export const termDepositCalculator: Calculator = {
  title: 'Term deposit',
  called: 'Juros de um depósito a prazo',
  description:
    'Net interest of one deposit: real days over 360, tax, what the account and the transfer cost, what is left when the money leaves early, and the yield against inflation.',
  limits: depositLimits,
  input: object(
    { tanb: schema.tanb },
    {
      amount: { ...schema.amount, description: `${schema.amount.description} 10,000 when missing.` },
      days: schema.days('Term in days; either this or `months`.'),
      months: schema.months('Term in calendar months from `start`.'),
      ...{ start: schema.start, taxPercent: schema.taxPercent, region: schema.region },
      accountEurPerMonth: number('Price of the account, EUR a month.', { minimum: 0, maximum: 100 }),
      accountMonths: integer('Months that are charged; those that begin in the term when missing.', {
        minimum: 0,
        maximum: 121,
      }),
      otherUseOfAccount: flag('The saver has or wants the account anyway: it costs nothing here.'),
      transferOutEur: number('One transfer out at the end, EUR.', { minimum: 0, maximum: 100 }),
      withdrawnAfterDays: schema.days('Day on which all of it is taken out; the term when missing.'),
      offer: text('Id of a deposit of the catalogue, for its rule of leaving early.', { maxLength: 100 }),
      earlyWithdrawal: schema.earlyWithdrawal,
      inflationPercent: number('Rise of prices over the same days, percent.', { minimum: -50, maximum: 100 }),
    },
  ),
  output: object(
    {
      start: text('First day.'),
      end: text('Last day of the term.'),
      ...schema.interest,
      countedDays: integer('Days that earned interest.'),
      lostShare: number('Share of the accrued interest lost by leaving early, 0 to 1.'),
      ...schema.costs,
      tanlPercent: schema.percentAnswer('Nominal rate after tax'),
      taelPercent: schema.percentAnswer('Effective yearly rate after tax, before account and transfer'),
      netYieldPercent: schema.percentAnswer('Yield after tax of the whole term'),
    },
    { realPercent: schema.percentAnswer('The same less inflation, (1 + yield) / (1 + inflation) − 1') },
  ),
  examples: [
    {
      title: 'Three months from today',
      input: { amount: 10_000, tanb: 2.65, months: 3 },
    },
    {
      title: 'A small deposit whose account costs more than it earns',
      input: {
        amount: 2_500,
        tanb: 2.5,
        days: 184,
        accountEurPerMonth: 4.99,
        accountMonths: 6,
        taxPercent: 28,
      },
    },
    {
      title: 'Left after 200 days of a year',
      input: { amount: 30_000, tanb: 1.9, days: 365, withdrawnAfterDays: 200, offer: 'td-carregosa-dp' },
    },
    {
      title: 'Against inflation',
      input: { tanb: 3.05, days: 365, taxPercent: 28, inflationPercent: 3.57 },
    },
  ],
  calculate: depositOf,
}
