import { cents, integer, list, number, object, text } from 'shared-lib/contract/schema'
import { openCalculator } from 'shared-lib/kit/form/calculator'
import { tan } from 'shared-lib/kit/form/credit-fields'
import type { InputOf } from 'shared-lib/kit/form/form'
import type { Problem } from 'shared-lib/kit/form/input-field'
import * as program from 'shared-lib/kit/form/program-fields'
import { unknownOn } from 'shared-lib/rules/credit/figures'
import type { IsoDate } from 'shared-lib/rules/dates/iso-date'
import { cents as centsOf } from 'shared-lib/rules/money/cents'
import { requiredMessage } from 'shared-lib/rules/validation/common-messages'
import type { Proposal, Upfront } from '../rules/proposal'
import { orderAt, type ProposalResult, proposalResult } from '../rules/proposal-cost'
import { dayOf, euribor, months, spread, wantToBorrow } from './call.fields'

const nothing = centsOf(0)
const euros = (what: string) => program.euros(`Euros: ${what}`, 20_000_000)

const proposalFields = {
  id: program.name('Any name of yours, unique in the call.'),
  tan: program.optional(
    tan(program.words('Percent: nominal rate of the fixed part; without it the loan is variable.')),
  ),
  fixedMonths: program.optional(
    program.count('Months: instalments at `tan`; the whole term when there is no `spread`.', 480),
  ),
  spread: program.optional(spread),
  openingCosts: program.optional(
    euros('all that is paid on the first day, taxes included; instead of the two below.'),
  ),
  openingFees: program.optional(euros('study, valuation and formalisation, before stamp duty.')),
  registrationCosts: program.optional(euros('registration of the mortgage.')),
  cashback: program.withDefault(euros('given back once by the lender; not in TAEG and MTIC.'), nothing),
  monthlyCosts: program.withDefault(
    euros('insurance, account and other products, each month, taxes included.'),
    nothing,
  ),
}
type ProposalCall = InputOf<typeof proposalFields>

const fields = {
  wantToBorrow,
  months,
  proposals: program.list('What the lenders propose.', program.group(proposalFields), 5),
  euribor: program.optional(euribor),
  movedDebt: program.optional(
    euros('owed at another lender and paid off by this loan: no stamp duty on it.'),
  ),
  horizons: program.optional(
    program.list(
      'The whole term by default.',
      { ...months, description: 'Months: how long the loan is kept.' },
      6,
    ),
  ),
  date: dayOf('Day whose taxes count; today by default.'),
}
type Call = InputOf<typeof fields>

const until = object(
  {
    months: integer('Months that the loan is kept.'),
    interest: cents('interest paid so far.'),
    products: cents('monthly costs so far.'),
    cost: cents('interest, opening and products, less what is given back.'),
    balance: cents('owed then.'),
  },
  { exitFee: cents('the most that paying it off then may cost, stamp duty included; not in `cost`.') },
)

const later = object({
  from: integer('First instalment at index plus spread.'),
  balance: cents('owed when the fixed part ends.'),
  instalment: cents('from then on, with the same index.'),
  jump: cents('more than the first one.'),
})

const output = object({
  proposals: list(
    object(
      {
        id: text('As given.'),
        instalment: cents('the first one.'),
        upfrontCosts: cents('paid on the first day, stamp duty on the amount included.'),
        mtic: cents('all that is paid (MTIC): upfront costs, instalments and monthly costs.'),
        until: list(until, 'In the order of `horizons`.'),
      },
      {
        later,
        taeg: number('Yearly rate of charge, one decimal of its percentage; a fraction: 0.042 is 4.2 %.'),
      },
    ),
    'In the order given.',
  ),
  orders: list(
    object({
      months: integer('Months that the loan is kept.'),
      ids: list(text('Id.'), 'Cheapest first, by `cost`.'),
    }),
    'In the order of `horizons`.',
  ),
})

const problemsOf = ({ months: term, euribor, proposals }: Call): Problem[] =>
  proposals.flatMap(({ id, tan, fixedMonths, spread: over, ...costs }, at) => {
    const problem = (field: string, message: string) => ({ field: `proposals.${at}.${field}`, message })
    const found: Problem[] = []
    const fixed = fixedMonths ?? (tan !== undefined && over === undefined ? term : 0)
    if (proposals.findIndex((one) => one.id === id) < at)
      found.push(problem('id', 'Cada proposta precisa de um nome diferente'))
    if (tan === undefined && fixed > 0) found.push(problem('tan', requiredMessage))
    if (tan !== undefined && over !== undefined && fixedMonths === undefined)
      found.push(problem('fixedMonths', requiredMessage))
    if (fixed > term)
      found.push(problem('fixedMonths', 'O período de taxa fixa não pode passar do prazo do crédito'))
    if (fixed < term && over === undefined) found.push(problem('spread', requiredMessage))
    if (fixed < term && euribor === undefined) found.push({ field: 'euribor', message: requiredMessage })
    if (costs.openingCosts !== undefined && (costs.openingFees ?? costs.registrationCosts) !== undefined)
      found.push(problem('openingCosts', 'Indica os custos iniciais de uma só maneira'))
    return found
  })

const upfrontOf = ({
  openingCosts,
  openingFees = nothing,
  registrationCosts = nothing,
}: ProposalCall): Upfront =>
  openingCosts === undefined ? { openingFees, registrationCosts } : { openingCosts }

const proposalOf = (call: ProposalCall, term: number): Proposal => ({
  fixedMonths: call.fixedMonths ?? (call.tan !== undefined && call.spread === undefined ? term : 0),
  fixedRate: call.tan,
  spread: call.spread,
  upfront: upfrontOf(call),
  cashback: call.cashback,
  monthlyCosts: call.monthlyCosts,
})

const answerOf = ({ id }: ProposalCall, { plan: _, upfront, later, taeg, ...result }: ProposalResult) => ({
  id,
  ...result,
  upfrontCosts: upfront,
  until: result.until.map(({ exitFee, ...one }) => ({ ...one, ...(exitFee !== undefined && { exitFee }) })),
  ...(later && { later }),
  ...(taeg !== undefined && { taeg }),
})

function calculate(call: Call, today: IsoDate) {
  const problems = problemsOf(call)
  if (problems.length > 0) return { problems }
  const { wantToBorrow: amount, proposals, months: term, horizons = [term], date: on = today } = call
  const loan = { amount, months: term, on, index: call.euribor ?? 0, movedDebt: call.movedDebt }
  const results = proposals.flatMap((one) => proposalResult(loan, proposalOf(one, term), horizons) ?? [])
  if (results.length < proposals.length)
    return { problems: [{ field: 'date', message: unknownOn('o imposto do selo de um crédito', on) }] }
  return {
    result: {
      proposals: proposals.flatMap((one, at) => (results[at] ? answerOf(one, results[at]) : [])),
      orders: horizons.map((kept, at) => ({
        months: Math.min(kept, term),
        ids: orderAt(results, at).flatMap((place) => proposals[place]?.id ?? []),
      })),
    },
  }
}

/** `POST /api/calculators/home-loan-proposals`. */
export const homeLoanProposalsCalculator = openCalculator({
  title: 'Home-loan proposals',
  called: 'Propostas de crédito habitação',
  description:
    'Up to five proposals for one home loan, each fixed, variable or mixed: instalments before and after the fixed part, TAEG, MTIC, and what each costs to whoever keeps the loan for so many months, cheapest first. The order depends on how long the loan is kept. The index stays the same to the end.',
  limits: [
    'Mudanças futuras da Euribor.',
    'Períodos de carência, capital diferido e spreads de campanha que mudam a meio.',
    'O valor que o banco devolve não entra na TAEG nem no MTIC: entra no custo de cada prazo.',
  ],
  fields,
  output,
  examples: [
    {
      title: 'Three mixed proposals, kept for seven years or to the end',
      input: {
        wantToBorrow: 200_000,
        months: 480,
        euribor: 2.081,
        horizons: [84, 480],
        proposals: [
          {
            id: 'a',
            tan: 2,
            fixedMonths: 12,
            spread: 0.5,
            openingCosts: 1695.4,
            cashback: 350,
            monthlyCosts: 32.36,
          },
          {
            id: 'b',
            tan: 2.9,
            fixedMonths: 24,
            spread: 0.6,
            openingCosts: 1701.4,
            cashback: 3333,
            monthlyCosts: 50.77,
          },
          {
            id: 'c',
            tan: 3,
            fixedMonths: 24,
            spread: 0.8,
            openingCosts: 2251.17,
            cashback: 2600,
            monthlyCosts: 39,
          },
        ],
      },
    },
    {
      title: 'TAEG and MTIC of a fixed loan with its costs',
      input: {
        wantToBorrow: 150_000,
        months: 360,
        proposals: [{ id: 'a', tan: 3.622, openingFees: 520, registrationCosts: 250, monthlyCosts: 37.9 }],
      },
    },
  ],
  calculate,
})
