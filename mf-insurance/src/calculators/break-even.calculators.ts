import { cents, number, object } from 'shared-lib/contract/schema'
import { openCalculator } from 'shared-lib/kit/form/calculator'
import { excessBreakEven, ownDamageBreakEven, tenths } from '../rules/break-even'
import { euros } from './call.fields'
import { noPrices } from './limits'

/** `POST /api/calculators/insurance-excess`. */
export const excessCalculator = openCalculator({
  title: 'Low or high excess',
  called: 'Franquia baixa ou alta',
  description:
    'Two quotes of the same policy that differ in their excess: what the high one saves in a year, what it costs more at a claim, and the years between claims from which it pays. Without years where it saves nothing.',
  limits: [noPrices],
  fields: {
    premiumLowExcess: euros('Total of the year with the low excess'),
    excessLow: euros('Low excess'),
    premiumHighExcess: euros('Total of the year with the high excess'),
    excessHigh: euros('High excess, not below the low one'),
  },
  output: object(
    {
      savedPerYearCents: cents('what the high excess saves in a year; below 0 where it costs more.'),
      extraPaidAtAClaimCents: cents('what it costs more at a claim.'),
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
  calculate({ premiumLowExcess: premiumLow, premiumHighExcess: premiumHigh, excessLow, excessHigh }) {
    if (excessHigh < excessLow)
      return { problems: [{ field: 'excessHigh', message: 'A franquia alta tem de ser a maior das duas' }] }
    const { savedPerYear, extraAtClaim, years } = excessBreakEven({
      premiumLow,
      excessLow,
      premiumHigh,
      excessHigh,
    })
    return {
      result: {
        savedPerYearCents: savedPerYear,
        extraPaidAtAClaimCents: extraAtClaim,
        yearsBetweenClaimsToPay: tenths(years),
      },
    }
  },
})

/** `POST /api/calculators/insurance-own-damage`. */
export const ownDamageCalculator = openCalculator({
  title: 'Own damage or not',
  called: 'Danos próprios: quando compensam',
  description:
    'What own damage pays at a total loss, and the years between total losses below which its extra premium is earned back. Smaller damage is not counted.',
  limits: [noPrices, 'Só conta a perda total: um toque pequeno paga menos, e conta para o desconto.'],
  fields: {
    carValue: euros('Value of the car today'),
    excess: euros('Excess of own damage'),
    extraPremiumPerYear: euros('What own damage adds to the total of a year'),
  },
  output: object(
    { paidAtATotalLossCents: cents('value less excess.') },
    {
      yearsBetweenTotalLossesToPay: number(
        'It pays with a total loss more often than every so many years; one digit after the comma.',
      ),
    },
  ),
  examples: [
    {
      title: 'A car of 6,000 EUR',
      input: { carValue: 6000, excess: 300, extraPremiumPerYear: 260 },
    },
  ],
  calculate({ carValue: value, excess, extraPremiumPerYear: extraPremium }) {
    const { paidAtTotalLoss, years } = ownDamageBreakEven({ value, excess, extraPremium })
    return {
      result: { paidAtATotalLossCents: paidAtTotalLoss, yearsBetweenTotalLossesToPay: tenths(years) },
    }
  },
})
