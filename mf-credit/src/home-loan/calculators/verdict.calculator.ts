import { cents, integer, number } from 'shared-lib/contract/schema'
import { defineCalculator, type Outcome } from 'shared-lib/kit/form/calculator'
import { date, optional } from 'shared-lib/kit/form/fields'
import { defineForm } from 'shared-lib/kit/form/form'
import { verdictSchema } from 'shared-lib/kit/proposal/verdict.schema'
import { unknownOn } from 'shared-lib/rules/credit/figures'
import { type HomeVerdict, homeReasons, judgeHomeLoan } from '../rules/verdict'
import { homeVerdictFields } from '../rules/verdict.form'

/** `POST /api/calculators/home-loan-verdict`. */
export const homeVerdictCalculator = defineCalculator({
  form: defineForm({
    ...homeVerdictFields,
    on: optional(
      date({ label: 'Data da proposta', description: 'Day whose average counts; today by default.' }),
    ),
  }),
  title: 'Whether a proposal of a home loan is good',
  called: 'Vê se a tua proposta de crédito habitação é boa',
  description:
    'The TAEG of a proposal against the average of new contracts, in points; the law sets no maximum for home loans. `overAverageCents` is the difference of two constant instalments on the debt, at the TAEG and at the average, over the years given or those that the instalment takes (480 months at most). Unknown where the instalment cannot pay the debt.',
  limits: [
    'A média é de um ano inteiro, de todas as taxas juntas: fixas, mistas e variáveis.',
    'Na taxa mista, a prestação muda depois do período fixo; a TAEG já conta com isso.',
  ],
  output: verdictSchema(homeReasons, {
    averageTaegPercent: number('Percent: average TAEG of new contracts.'),
    months: integer('Months that are counted.'),
    overAverageCents: cents('more a month than at the average; below zero: less.'),
  }),
  examples: [
    { title: '200 000 € at 5.4 %', input: { instalment: 985, taeg: 5.4, debt: 200_000 } },
    {
      title: 'Below the average, 30 years',
      input: { instalment: 690, taeg: 4.2, debt: 150_000, years: 30, on: '2026-11-22' },
    },
  ],
  calculate({ on, ...proposal }, today): Outcome<HomeVerdict> {
    const day = on ?? today
    const result = judgeHomeLoan(proposal, day)
    return result
      ? { result }
      : { problems: [{ field: 'on', message: unknownOn('a média do crédito habitação', day) }] }
  },
})
