import { figureLines } from 'shared-lib/rules/figures/figure-lines.testing'
import { cents } from 'shared-lib/rules/money/cents'
import { imi } from './imi'
import type { ImiInput } from './imi-outcome'
import explanations from './testing/imi-figures.json'

const explained = (change: Partial<ImiInput>) => {
  const outcome = imi({
    vpt: cents(15_000_000),
    propertyType: 'urban',
    dependents: 0,
    taxYear: 2025,
    ...change,
  })
  return outcome.kind === 'result' ? figureLines(outcome.figures) : outcome
}

it('Lisboa in 2024 with two children: 450 − 70, in two instalments', () =>
  expect(explained({ county: '1106', taxYear: 2024, dependents: 2 })).toEqual(
    explanations['Lisboa in 2024 with two children: 450 − 70, in two instalments'],
  ))

it('a year of which the deduction is not known: both bills', () =>
  expect(explained({ county: '1106', dependents: 1 })).toEqual(
    explanations['a year of which the deduction is not known: both bills'],
  ))

it('a rate of one’s own: no source but who says it', () =>
  expect(explained({ rate: 0.0045 })).toEqual(explanations['a rate of one’s own: no source but who says it']))

it('rural: the rate of the law, 10 000 × 0,8 %', () =>
  expect(explained({ propertyType: 'rural', vpt: cents(1_000_000) })).toEqual(
    explanations['rural: the rate of the law, 10 000 × 0,8 %'],
  ))
