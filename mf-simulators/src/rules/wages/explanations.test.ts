import { figureLines } from 'shared-lib/rules/figures/figure-lines.testing'
import { cents } from 'shared-lib/rules/money/cents'
import { compareOffers } from './compare-offers'
import { explainOffers } from './explain-offers'
import type { WagesInput } from './offer'
import explanations from './testing/explanations.json'
import { offer, person, receipts } from './wages.fixtures'

// A job is explained by the rules of the net salary; two levels of it are enough here.
const explained = (input: WagesInput) => figureLines(explainOffers(input, compareOffers(input)), 2)

it('a job with a car against receipts', () =>
  expect(
    explained({
      person,
      first: offer({ car: cents(20_000), otherBenefits: cents(60_000) }),
      second: offer(receipts),
    }),
  ).toEqual(explanations['a job with a car against receipts']))

it('a first year of receipts of a year of which the rules are not held', () =>
  expect(
    explained({
      person: { ...person, period: '2024-01' },
      first: offer({ ...receipts, firstYear: true }),
      second: offer(),
    }),
  ).toEqual(explanations['a first year of receipts of a year of which the rules are not held']))

it('a row that no source shows', () =>
  expect(
    explained({
      person: { ...person, period: '2025-10', region: 'azores' },
      first: offer({ wage: cents(100_000) }),
      second: offer(),
    }),
  ).toEqual(explanations['a row that no source shows']))

it('receipts by the year in the first twelve months', () =>
  expect(
    explained({
      person,
      first: offer({ ...receipts, context: 'yearly', wage: cents(2_400_000), firstYear: true }),
      second: offer(),
    }),
  ).toEqual(explanations['receipts by the year in the first twelve months']))
