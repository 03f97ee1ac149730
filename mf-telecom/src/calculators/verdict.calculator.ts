import { cents } from 'shared-lib/contract/schema'
import { defineCalculator, type Outcome } from 'shared-lib/kit/form/calculator'
import { date, optional } from 'shared-lib/kit/form/fields'
import { defineForm } from 'shared-lib/kit/form/form'
import { verdictSchema } from 'shared-lib/kit/proposal/verdict.schema'
import { unknownOn } from 'shared-lib/rules/credit/figures'
import { judgeTelecom, type TelecomVerdict, telecomReasons } from '../rules/verdict'
import { telecomVerdictFields } from '../rules/verdict.form'
import { contractLimits } from './telecom.limits'

/** `POST /api/calculators/telecom-verdict`. */
export const telecomVerdictCalculator = defineCalculator({
  form: defineForm({
    ...telecomVerdictFields,
    on: optional(
      date({ label: 'Data da proposta', description: 'Day whose prices and law count; today by default.' }),
    ),
  }),
  title: 'Whether a proposal of TV, internet and voice is good',
  called: 'Vê se a tua proposta de TV, net e voz é boa',
  description:
    'What 24 months cost a month, against what is paid today and the cheapest published package with the same services whose price is not history: the worse of both comparisons is the verdict. Without either: dear where the true month is far above the first price or the loyalty period is longer than the law allows, else unknown.',
  limits: contractLimits,
  output: verdictSchema(telecomReasons, {
    trueMonthCents: cents('what 24 months cost, by month.'),
    publishedCents: cents(
      'the same of the cheapest published package; missing where none has a price of today.',
    ),
  }),
  examples: [
    { title: '30 € for a year, then 46.40 €', input: { price: 30, promotionMonths: 12, priceAfter: 46.4 } },
    {
      title: 'Against what is paid today',
      input: { price: 38, paidToday: 45, loyaltyMonths: 24, on: '2026-11-22' },
    },
  ],
  calculate({ on, ...proposal }, today): Outcome<TelecomVerdict> {
    if (proposal.priceAfter !== undefined && !proposal.promotionMonths)
      return { problems: [{ field: 'promotionMonths', message: 'Escreve quantos meses dura a promoção' }] }
    const day = on ?? today
    const result = judgeTelecom(proposal, day)
    return result
      ? { result }
      : { problems: [{ field: 'on', message: unknownOn('os critérios do veredito', day) }] }
  },
})
