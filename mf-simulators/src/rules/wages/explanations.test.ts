import { figureLines } from 'shared-lib/rules/figures/figure-lines.testing'
import { cents } from 'shared-lib/rules/money/cents'
import { compareOffers } from './compare-offers'
import { explainOffers } from './explain-offers'
import type { WagesInput } from './offer'
import explanations from './testing/explanations.json'
import { offer, person, receipts } from './wages.fixtures'

// A job is explained by the rules of the net salary; two levels of it are enough here.
const explained = (input: WagesInput) => figureLines(explainOffers(input, compareOffers(input)), 2)

const first = (change: Parameters<typeof offer>[0], of: Partial<typeof person> = {}): WagesInput => ({
  person: { ...person, ...of },
  first: offer(change),
  second: offer(),
})
const cases: Readonly<Record<keyof typeof explanations, WagesInput>> = {
  'a job with a car against receipts': {
    ...first({ car: cents(20_000), otherBenefits: cents(60_000) }),
    second: offer(receipts),
  },
  'a first year of receipts of a year of which the rules are not held': first(
    { ...receipts, firstYear: true },
    { period: '2024-01' },
  ),
  'a row that no source shows': first({ wage: cents(100_000) }, { period: '2025-10', region: 'azores' }),
  'receipts by the year in the first twelve months': first({
    ...receipts,
    context: 'yearly',
    wage: cents(2_400_000),
    firstYear: true,
  }),
}

it.each(Object.entries(explanations))('%s', (name, lines) =>
  expect(explained(cases[name as keyof typeof cases])).toEqual(lines),
)
