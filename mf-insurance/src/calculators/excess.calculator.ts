import type { Calculator } from 'shared-lib/contract/define-micro-frontend'
import { number, object } from 'shared-lib/contract/schema'
import { excessBreakEven } from '../domain/break-even'
import { amount, euros, given, noPrices, refused, tenths, toCents } from './words'

interface Call {
  readonly premiumLowExcess: number
  readonly excessLow: number
  readonly premiumHighExcess: number
  readonly excessHigh: number
}

/** `POST /api/calculators/insurance-excess`. */
export const excessCalculator: Calculator = {
  title: 'Low or high excess',
  called: 'Franquia baixa ou alta',
  description:
    'Two quotes of the same policy that differ in their excess: what the high one saves in a year, what it costs more at a claim, and the years between claims from which it pays. Without years where it saves nothing.',
  limits: [noPrices],
  input: object({
    premiumLowExcess: euros('Total of the year with the low excess'),
    excessLow: euros('Low excess'),
    premiumHighExcess: euros('Total of the year with the high excess'),
    excessHigh: euros('High excess, not below the low one'),
  }),
  output: object(
    {
      savedPerYearCents: amount('what the high excess saves in a year; below 0 where it costs more.'),
      extraPaidAtAClaimCents: amount('what it costs more at a claim.'),
    },
    {
      yearsBetweenClaimsToPay: number(
        'The high excess pays with a claim less often than every so many years; one digit after the comma.',
      ),
    },
  ),
  examples: [
    {
      title: '250 EUR for 420 EUR a year, or 750 EUR for 350 EUR',
      input: { premiumLowExcess: 420, excessLow: 250, premiumHighExcess: 350, excessHigh: 750 },
    },
  ],
  calculate({ premiumLowExcess, excessLow, premiumHighExcess, excessHigh }: Call) {
    if (excessHigh < excessLow) return refused('excessHigh', 'A franquia alta tem de ser a maior das duas')
    const { savedPerYear, extraAtClaim, years } = excessBreakEven({
      premiumLow: toCents(premiumLowExcess),
      excessLow: toCents(excessLow),
      premiumHigh: toCents(premiumHighExcess),
      excessHigh: toCents(excessHigh),
    })
    return {
      result: {
        savedPerYearCents: savedPerYear,
        extraPaidAtAClaimCents: extraAtClaim,
        ...given('yearsBetweenClaimsToPay', years === undefined ? undefined : tenths(years)),
      },
    }
  },
}
