import type { Calculator, LeadProblem } from 'shared-lib/contract/define-micro-frontend'
import { cents, integer, list, object, text } from 'shared-lib/contract/schema'
import { valueOn } from 'shared-lib/dated/dated-parameter'
import { toIsoDate } from 'shared-lib/dates/iso-date'
import { roundHalfUpToCent } from 'shared-lib/money/cents'
import { exitAfter, orderProposals, type PackageProposal } from '../domain/package-order'
import { loyaltyRules } from '../parameters/loyalty-law'
import { type PackageInput, packageOf, stepProblems } from './package-input'
import { contractLimits } from './telecom.limits'
import { eur, loyaltyMonths, monthlySteps, months, packageCosts } from './telecom.schema'

interface OrderCall {
  readonly proposals: readonly (PackageInput & {
    readonly id: string
    readonly name?: string
    readonly loyaltyMonths: number
    readonly benefitEur?: number
  })[]
  readonly horizons?: readonly number[]
}

const usualHorizons = [12, 24, 36]
/** Months after which the cost of leaving is told. */
const exits = [3, 12, 18]

function problemsOf({ proposals, horizons = usualHorizons }: OrderCall): readonly LeadProblem[] {
  const longest = Math.max(...horizons)
  return proposals.flatMap((proposal, at) => [
    ...(proposals.findIndex(({ id }) => id === proposal.id) < at
      ? [{ field: `proposals.${at}.id`, message: 'Duas propostas têm este nome' }]
      : []),
    ...stepProblems(proposal, Math.max(longest, proposal.loyaltyMonths), `proposals.${at}.`),
  ])
}

const proposalOf = ({ id, name = id, loyaltyMonths, benefitEur, ...costs }: OrderCall['proposals'][number]) =>
  ({
    ...packageOf(costs),
    ...{ id, name, loyaltyMonths },
    ...(benefitEur !== undefined && { benefit: roundHalfUpToCent(benefitEur) }),
  }) satisfies PackageProposal

/** `POST /api/calculators/telecom-order`. */
export const orderCalculator: Calculator = {
  title: 'Order of telecom proposals',
  called: 'Ordem das propostas de TV, net e voz',
  description:
    'Proposals by what they cost over each of some periods, the cheapest first; ties by the lower cost of leaving on the first day, then by name. Never by speed or brand.',
  limits: [...contractLimits, 'A diferença entre o que cada proposta inclui.'],
  input: object(
    {
      proposals: list(
        object(
          {
            id: text('Tells it from the others.', { minLength: 1, maxLength: 60 }),
            monthlySteps,
            loyaltyMonths,
          },
          {
            name: text('Settles ties; the id by default.', { maxLength: 60 }),
            benefitEur: eur('value of what the loyalty is given for.'),
            ...packageCosts,
          },
        ),
        'What is compared.',
        { minItems: 1, maxItems: 20 },
      ),
    },
    {
      horizons: {
        ...list(months('Months.'), 'Periods that are counted.', {
          minItems: 1,
          maxItems: 5,
          uniqueItems: true,
        }),
        default: usualHorizons,
      },
    },
  ),
  output: object({
    horizons: list(
      object({
        horizonMonths: integer('Months.'),
        order: list(text('Id.'), 'The cheapest first.'),
        proposals: list(
          object({
            id: text('Of the proposal.'),
            place: integer('1 costs least; equal totals share a place.'),
            totalCents: cents('all that is paid.'),
            trueMonthCents: cents('that by month.'),
            advertisedCents: cents('price of the first month.'),
          }),
          'In that order.',
        ),
      }),
      'One for each period, as asked for.',
    ),
    leaving: list(
      object({
        id: text('Of the proposal.'),
        charges: list(
          object({
            afterMonths: integer('Months done.'),
            chargeCents: cents('the most that leaving costs.'),
          }),
          'After 3, 12 and 18 months.',
        ),
      }),
      'What leaving each proposal early costs, in the order given.',
    ),
  }),
  examples: [
    {
      title: 'A promotion against two steady prices',
      input: {
        proposals: [
          {
            id: 'promotion',
            monthlySteps: [
              { months: 12, eur: 24.99 },
              { months: null, eur: 39.99 },
            ],
            loyaltyMonths: 24,
          },
          { id: 'steady', monthlySteps: [{ months: null, eur: 30 }], onceEur: 45, loyaltyMonths: 0 },
        ],
        horizons: [12, 24],
      },
    },
  ],
  calculate(call: OrderCall, today) {
    const problems = problemsOf(call)
    if (problems.length > 0) return { problems }
    const rules = valueOn(loyaltyRules, toIsoDate(today))
    const proposals = call.proposals.map(proposalOf)
    return {
      result: {
        horizons: (call.horizons ?? usualHorizons).map((horizonMonths) => {
          const ordered = orderProposals(proposals, horizonMonths, rules)
          return {
            horizonMonths,
            order: ordered.map(({ id }) => id),
            proposals: ordered.map(({ id, place, total, trueMonth, advertised }) => ({
              ...{ id, place, totalCents: total, trueMonthCents: trueMonth, advertisedCents: advertised },
            })),
          }
        }),
        leaving: proposals.map((proposal) => ({
          id: proposal.id,
          charges: exits.map((afterMonths) => ({
            afterMonths,
            chargeCents: exitAfter(proposal, afterMonths, rules),
          })),
        })),
      },
    }
  },
}
