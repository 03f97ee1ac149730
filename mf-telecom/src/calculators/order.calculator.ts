import { cents, integer, list, object, text } from 'shared-lib/contract/schema'
import { openCalculator } from 'shared-lib/kit/form/calculator'
import type { InputOf } from 'shared-lib/kit/form/form'
import type { Problem } from 'shared-lib/kit/form/input-field'
import * as program from 'shared-lib/kit/form/program-fields'
import { valueOn } from 'shared-lib/rules/dated/dated-parameter'
import { loyaltyRules } from '../data/parameters/loyalty-law'
import { exitAfter, orderProposals, type PackageProposal } from '../rules/package-order'
import { eur, longestMonths, loyaltyMonths, packageFields } from './call.fields'
import { packageOf, stepProblems } from './package-call'
import { contractLimits } from './telecom.limits'

const proposalFields = {
  id: program.name('Unique name of the proposal.'),
  loyaltyMonths,
  name: program.optional(program.name('Settles ties; the id by default.', 60, 0)),
  benefitEur: program.optional(eur('value of what the loyalty is given for.')),
  ...packageFields,
}

const fields = {
  proposals: program.list('What is compared.', program.group(proposalFields), 20),
  horizons: program.withDefault(
    program.json<readonly number[]>('Periods that are counted, months.', {
      type: 'array',
      items: { type: 'integer', minimum: 1, maximum: longestMonths, description: 'Months.' },
      minItems: 1,
      maxItems: 5,
      uniqueItems: true,
    }),
    [12, 24, 36],
  ),
}

/** Months after which the cost of leaving is given. */
const exits = [3, 12, 18]

function problemsOf({ proposals, horizons }: InputOf<typeof fields>): readonly Problem[] {
  const longest = Math.max(...horizons)
  return proposals.flatMap((proposal, at) => [
    ...(proposals.findIndex(({ id }) => id === proposal.id) < at
      ? [{ field: `proposals.${at}.id`, message: 'Duas propostas têm este nome' }]
      : []),
    ...stepProblems(proposal, Math.max(longest, proposal.loyaltyMonths), `proposals.${at}.`),
  ])
}

const proposalOf = ({
  id,
  name = id,
  loyaltyMonths,
  benefitEur: benefit,
  ...costs
}: InputOf<typeof proposalFields>) =>
  ({ ...packageOf(costs), id, name, loyaltyMonths, benefit }) satisfies PackageProposal

/** `POST /api/calculators/telecom-order`. */
export const orderCalculator = openCalculator({
  title: 'Order of telecom proposals',
  called: 'Ordem das propostas de TV, net e voz',
  description:
    'Proposals by what they cost over each of some periods, the cheapest first; ties by the lower cost of leaving on the first day, then by name. Never by speed or brand.',
  limits: [...contractLimits, 'A diferença entre o que cada proposta inclui.'],
  fields,
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
  calculate(call, today) {
    const problems = problemsOf(call)
    if (problems.length > 0) return { problems }
    const rules = valueOn(loyaltyRules, today)
    const proposals = call.proposals.map(proposalOf)
    return {
      result: {
        horizons: call.horizons.map((horizonMonths) => {
          const ordered = orderProposals(proposals, horizonMonths, rules)
          return {
            horizonMonths,
            order: ordered.map(({ id }) => id),
            proposals: ordered.map(({ id, place, total, trueMonth, advertised }) => ({
              id,
              place,
              totalCents: total,
              trueMonthCents: trueMonth,
              advertisedCents: advertised,
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
})
