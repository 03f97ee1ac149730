import { cents, number } from 'shared-lib/contract/schema'
import { defineCalculator, type Outcome } from 'shared-lib/kit/form/calculator'
import { date, optional } from 'shared-lib/kit/form/fields'
import { defineForm } from 'shared-lib/kit/form/form'
import { verdictSchema } from 'shared-lib/kit/proposal/verdict.schema'
import { creditDateProblem } from 'shared-lib/rules/credit/credit-date'
import { unknownOn } from 'shared-lib/rules/credit/figures'
import { judgeLoan, type LoanVerdict, loanReasons } from '../rules/verdict'
import { loanVerdictFields } from '../rules/verdict.form'

/** `POST /api/calculators/personal-loan-verdict`. */
export const loanVerdictCalculator = defineCalculator({
  form: defineForm({
    ...loanVerdictFields,
    on: optional(
      date({
        label: 'Data do contrato',
        description: 'Day whose taxes and maximum rates count; today by default.',
      }),
    ),
  }),
  title: 'Whether a proposal of a personal loan is good',
  called: 'Vê se a tua proposta de crédito pessoal é boa',
  description:
    'The TAEG that instalment, months and amount come to, stamp duty on the amount paid at the start, against the legal maximum of the quarter and the average that the law derives it from (maximum ÷ 1.25). Good, fair or dear by published boundaries; unknown where the three figures disagree or no maximum is held.',
  limits: [
    'Comissões que não estão na prestação: com elas, a TAEG é mais alta.',
    'Seguros facultativos dentro da prestação: sem eles, a TAEG é mais baixa.',
  ],
  output: verdictSchema(loanReasons, {
    taegPercent: number('Percent, one decimal: TAEG of these instalments.'),
    averageTaegPercent: number('Percent: average of the quarter before.'),
    maximumTaegPercent: number('Percent: legal maximum of the quarter.'),
    overAverageCents: cents('more a month than the same loan at the average; below zero: less.'),
  }),
  examples: [
    { title: '8 000 € over four years', input: { instalment: 215, months: 48, amount: 8000 } },
    {
      title: 'Solar panels, above the maximum of its quarter',
      input: { instalment: 190, months: 48, amount: 7500, category: 'education', on: '2026-11-22' },
    },
  ],
  calculate({ on, ...loan }, today): Outcome<LoanVerdict> {
    const day = on ?? today
    const problem = creditDateProblem('on', day, today)
    if (problem) return { problems: [problem] }
    const result = judgeLoan({ ...loan, on: day })
    return result
      ? { result }
      : { problems: [{ field: 'on', message: unknownOn('o imposto do selo de um crédito', day) }] }
  },
})
