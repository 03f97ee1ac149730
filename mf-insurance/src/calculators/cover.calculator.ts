import type { Calculator } from 'shared-lib/contract/define-micro-frontend'
import { flag, list, object, oneOf } from 'shared-lib/contract/schema'
import { type Package, packageKeys, packages } from '../domain/covers'
import { payerOf, type ScenarioKey, scenarioKeys } from '../domain/scenarios'
import { coverLimits } from './limits'
import { cover } from './words'

interface Call {
  readonly package: Package
  readonly scenarios: readonly ScenarioKey[]
}

/** `POST /api/calculators/insurance-cover`. */
export const coverCalculator: Calculator = {
  title: 'Which accidents a package pays',
  called: 'Que acidentes paga cada seguro',
  description:
    'For each accident, in the order asked: whether a usual package of car and motorbike insurance pays it, and who does (`policy`, `other`: the other driver’s insurer or the guarantee fund, `nobody`). `paid` is true for `policy` alone.',
  limits: coverLimits,
  input: object({
    package: oneOf(packageKeys, 'Usual package.'),
    scenarios: list(oneOf(scenarioKeys, 'Accident.'), 'Accidents.', { minItems: 1, maxItems: 50 }),
  }),
  output: object({
    paid: list(flag('The package pays it.'), 'In the order of `scenarios`.'),
    payers: list(oneOf(['policy', 'other', 'nobody'], 'Who pays.'), 'In the order of `scenarios`.'),
    covers: list(cover, 'What the package holds.'),
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
  calculate({ package: name, scenarios: asked }: Call) {
    const held = packages[name]
    const payers = asked.map((key) => payerOf(key, held))
    return { result: { paid: payers.map((payer) => payer === 'policy'), payers, covers: held } }
  },
}
