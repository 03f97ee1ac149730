import { cents, number } from 'shared-lib/contract/schema'
import { defineCalculator, type Outcome } from 'shared-lib/kit/form/calculator'
import { date, optional } from 'shared-lib/kit/form/fields'
import { defineForm } from 'shared-lib/kit/form/form'
import { verdictSchema } from 'shared-lib/kit/proposal/verdict.schema'
import { unknownOn } from 'shared-lib/rules/credit/figures'
import { type InsuranceVerdict, insuranceReasons, judgeInsurance } from '../rules/verdict'
import { insuranceVerdictFields } from '../rules/verdict.form'
import { noPrices } from './limits'

/** `POST /api/calculators/insurance-verdict`. */
export const insuranceVerdictCalculator = defineCalculator({
  form: defineForm({
    ...insuranceVerdictFields,
    on: optional(
      date({ label: 'Data da proposta', description: 'Day whose announced rises count; today by default.' }),
    ),
  }),
  title: 'Whether a quote or renewal of car insurance is good',
  called: 'Vê se a tua proposta de seguro é boa',
  description:
    'The total of a year against the last receipt: good where it is not higher, fair up to the highest rise that insurers announced for the year, dear above it; unknown without a receipt. A large or missing excess of own damage makes a good price fair. What the package leaves to the owner is a reason and a lack.',
  limits: [noPrices, 'Os pacotes são os mais habituais; vale a tua apólice.'],
  output: verdictSchema(insuranceReasons, {
    riseCents: cents('more a year than the last receipt; below zero: less.'),
    risePercent: number('Percent, one decimal: the same.'),
  }),
  examples: [
    {
      title: 'A renewal 13 % above the last receipt',
      input: { total: 340, covers: 'robbery', lastTotal: 300, on: '2026-11-22' },
    },
    { title: 'A quote without a receipt', input: { total: 210, covers: 'mandatory' } },
  ],
  calculate({ on, ...proposal }, today): Outcome<InsuranceVerdict> {
    const day = on ?? today
    const result = judgeInsurance(proposal, day)
    return result
      ? { result }
      : { problems: [{ field: 'on', message: unknownOn('os critérios do veredito', day) }] }
  },
})
