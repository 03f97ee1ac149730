import { figureLines } from 'shared-lib/rules/figures/figure-lines.testing'
import { cents } from 'shared-lib/rules/money/cents'
import { imi } from './imi'
import type { ImiInput } from './imi-outcome'
import explanations from './testing/imi-figures.json'

const explained = (change: Partial<ImiInput>) => {
  const bill = imi({ vpt: cents(15_000_000), propertyType: 'urban', dependents: 0, taxYear: 2025, ...change })
  return bill.kind === 'result' ? figureLines(bill.figures) : bill
}

const cases: Readonly<Record<keyof typeof explanations, Partial<ImiInput>>> = {
  'Lisboa in 2024 with two children: 450 − 70, in two instalments': {
    county: '1106',
    taxYear: 2024,
    dependents: 2,
  },
  'a year of which the deduction is not known: both bills': { county: '1106', dependents: 1 },
  'a rate of one’s own: no source but who says it': { rate: 0.0045 },
  'rural: the rate of the law, 10 000 × 0,8 %': { propertyType: 'rural', vpt: cents(1_000_000) },
}

it.each(Object.entries(explanations))('%s', (name, lines) =>
  expect(explained(cases[name as keyof typeof cases])).toEqual(lines),
)
