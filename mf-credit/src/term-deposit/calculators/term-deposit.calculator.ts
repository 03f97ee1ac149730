import type { PartnerOffers } from 'shared-lib/contract/partner-offers'
import { integer, number, object, text } from 'shared-lib/contract/schema'
import { openCalculator } from 'shared-lib/kit/form/calculator'
import type { InputOf } from 'shared-lib/kit/form/form'
import * as program from 'shared-lib/kit/form/program-fields'
import { valueOn } from 'shared-lib/rules/dated/dated-parameter'
import { daysBetween } from 'shared-lib/rules/dates/calendar'
import type { IsoDate } from 'shared-lib/rules/dates/iso-date'
import { cents } from 'shared-lib/rules/money/cents'
import { percentOf } from 'shared-lib/rules/money/rate'
import type { EarlyWithdrawal } from '../data/offers/deposit-offer'
import { catalogueWith } from '../data/offers/partner-offers'
import { yearOfDays } from '../data/parameters/deposit-rules'
import { accountCost } from '../rules/account-cost'
import { leaveOn } from '../rules/early-withdrawal'
import { begunMonths, endOf } from '../rules/interest'
import { effectiveRate, netRate, realYield } from '../rules/yields'
import * as ask from './call.fields'
import { depositLimits } from './deposit.limits'
import * as schema from './deposit-schemas'
import { type Problems, problem, taxOf } from './deposit-tax'

const fields = {
  tanb: program.percent('Gross yearly nominal rate, percent.', 20),
  amount: program.withDefault(ask.amount, cents(10_000_00)),
  days: ask.days('Term in days; either this or `months`.'),
  months: ask.months('Term in calendar months from `start`.'),
  start: ask.start,
  taxPercent: ask.taxOfInterest(),
  region: ask.region,
  accountEurPerMonth: program.withDefault(program.euros('Price of the account, EUR a month.', 100), cents(0)),
  accountMonths: program.optional(
    program.count('Months that are charged; those that begin in the term when missing.', 121, 0),
  ),
  otherUseOfAccount: program.flag('The saver has or wants the account anyway: it costs nothing here.'),
  transferOutEur: program.withDefault(program.euros('One transfer out at the end, EUR.', 100), cents(0)),
  withdrawnAfterDays: ask.days('Day on which all of it is taken out; the term when missing.'),
  offer: program.optional(
    program.name('Id of a deposit of the catalogue, for its rule of leaving early.', 100, 0),
  ),
  earlyWithdrawal: program.optional(
    program.json<EarlyWithdrawal>('What leaving early costs.', schema.earlyWithdrawal),
  ),
  inflationPercent: program.optional(
    program.percent('Rise of prices over the same days, percent.', 100, -50),
  ),
}
type DepositCall = InputOf<typeof fields>

/** Terms of early withdrawal: as sent, else those of the catalogue's offer; unknown for other deposits. */
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

function depositOf(call: DepositCall, today: IsoDate, partners?: PartnerOffers) {
  const { start = today, amount, tanb } = call
  if ((call.days === undefined) === (call.months === undefined))
    return problem('days', 'Indica o prazo em dias (days) ou em meses (months), um dos dois')
  const taxed = taxOf(call, start)
  if ('problems' in taxed) return taxed
  const early = earlyOf(call, partners)
  if ('problems' in early) return early
  const { tax } = taxed
  const end = endOf(start, call)
  const termDays = daysBetween(start, end)
  const yearDays = valueOn(yearOfDays, start)
  const stays = Math.min(call.withdrawnAfterDays ?? termDays, termDays)
  const parts = [{ tanb, days: termDays }]
  const left = leaveOn(stays, { amount, start, parts, earlyWithdrawal: early.rule, tax, yearDays })
  if (!left)
    return problem(
      'withdrawnAfterDays',
      'Este depósito não se pode levantar antes do fim, ou o banco não diz o custo',
    )
  const months = call.accountMonths ?? call.months ?? begunMonths(start, end)
  const accountCents = call.otherUseOfAccount
    ? cents(0)
    : accountCost({ eurPerMonth: call.accountEurPerMonth / 100, charged: 'always' }, amount, months)
  const transferCents = call.transferOutEur
  const { grossCents, taxCents, netCents, lostShare } = left
  // Of the rates, not of rounded amounts: a yield has no cents.
  const netYield = netRate(tanb * (termDays / yearDays), tax)
  return {
    result: {
      start,
      end,
      days: termDays,
      countedDays: left.days,
      grossCents,
      taxCents,
      netCents,
      lostShare,
      accountCents,
      transferCents,
      resultCents: netCents - accountCents - transferCents,
      tanlPercent: percentOf(netRate(tanb, tax)),
      taelPercent: percentOf(effectiveRate(netYield, 1, termDays)),
      netYieldPercent: percentOf(netYield),
      ...(call.inflationPercent !== undefined && {
        realPercent: percentOf(realYield(netYield, call.inflationPercent)),
      }),
    },
  }
}

/** `POST /api/calculators/term-deposit`. */
export const termDepositCalculator = openCalculator({
  title: 'Term deposit',
  called: 'Juros de um depósito a prazo',
  description:
    'Net interest of one deposit: real days over 360, tax, what the account and the transfer cost, what is left when the money leaves early, and the yield against inflation.',
  limits: depositLimits,
  fields,
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
})
