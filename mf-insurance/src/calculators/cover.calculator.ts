import { flag, list, object, oneOf } from 'shared-lib/contract/schema'
import { openCalculator } from 'shared-lib/form/calculator'
import { defineForm } from 'shared-lib/form/form'
import * as program from 'shared-lib/form/program-fields'
import { coverKeys, packageKeys, packages } from '../domain/covers'
import { payerOf, scenarioKeys } from '../domain/scenarios'
import { coverLimits } from './limits'

/** `POST /api/calculators/insurance-cover`. */
export const coverCalculator = openCalculator({
  title: 'Which accidents a package pays',
  called: 'Que acidentes paga cada seguro',
  description:
    'For each accident, in the order asked: whether a usual package of car and motorbike insurance pays it, and who does (`policy`, `other`: the other driver’s insurer or the guarantee fund, `nobody`). `paid` is true for `policy` alone.',
  limits: coverLimits,
  form: defineForm({
    package: program.oneOf('Usual package.', packageKeys),
    scenarios: program.list('Accidents.', program.oneOf('Accident.', scenarioKeys), 50),
  }),
  output: object({
    paid: list(flag('The package pays it.'), 'In the order of `scenarios`.'),
    payers: list(oneOf(['policy', 'other', 'nobody'], 'Who pays.'), 'In the order of `scenarios`.'),
    covers: list(oneOf(coverKeys, 'Cover of a motor policy.'), 'What the package holds.'),
  }),
  examples: [
    {
      title: 'Third party',
      input: {
        package: 'thirdParty',
        scenarios: ['my-fault-other-car', 'my-fault-my-car', 'glass', 'breakdown', 'my-fault-me-hurt'],
      },
    },
  ],
  calculate({ package: name, scenarios }) {
    const held = packages[name]
    const payers = scenarios.map((key) => payerOf(key, held))
    return { result: { paid: payers.map((payer) => payer === 'policy'), payers, covers: held } }
  },
})
