import { cents, flag, number, object } from 'shared-lib/contract/schema'
import { openCalculator } from 'shared-lib/kit/form/calculator'
import { annuityFactor } from 'shared-lib/rules/credit/annuity'
import { maximumTaeg } from 'shared-lib/rules/credit/parameters/maximum-taeg'
import { tryValueOn } from 'shared-lib/rules/dated/dated-parameter'
import { type Cents, timesCents } from 'shared-lib/rules/money/cents'
import { loanCost } from '../rules/loan-cost'
import { asPercentOrNone, onDay } from './call'
import { amount, contractDate, fees, months, tanPercent } from './call.fields'
import { category } from './categories'
import { personalLoanLimits } from './limits'

/** Instalment and interest of a loan of which no tax is taken: the interest of the exact instalment, as the central bank counts it. */
function withoutTax(amount: Cents, months: number, tan: number) {
  const factor = annuityFactor(tan, months)
  return { instalment: timesCents(amount, factor), interest: timesCents(amount, factor * months - 1) }
}

/** `POST /api/calculators/personal-loan-cost`. */
export const costCalculator = openCalculator({
  title: 'What a personal loan costs',
  called: 'Custo de um crédito pessoal',
  description:
    'Instalment, TAEG and MTIC of a proposal as its FIN prints them: every instalment the same, stamp duty on interest in it, stamp duty on the amount and on the fee at the start. `withoutTax` is the bare formula.',
  limits: personalLoanLimits,
  fields: { amount, months, tanPercent, ...fees, category, contractDate },
  output: object(
    {
      instalment: cents('instalment with stamp duty on its interest.'),
      stampDutyOnUse: cents('stamp duty on the amount, paid at the start.'),
      openingFee: cents('fee at the start with its stamp duty.'),
      mtic: cents('all that is paid: start, instalments and what must be paid beside them.'),
      costOfCredit: cents('the same without the amount lent.'),
      withoutTax: object({
        instalment: cents('instalment without any tax.'),
        interest: cents('interest over the whole loan.'),
      }),
    },
    {
      taegPercent: number('Percent, four decimals: TAEG. Missing where no rate fits.'),
      printedTaegPercent: number('Percent, one decimal: TAEG as it is printed.'),
      maximumTaegPercent: number('Percent: ceiling of the quarter; missing where it is not known.'),
      aboveMaximum: flag('The printed TAEG is above the ceiling; missing where one of them is.'),
    },
  ),
  examples: [
    {
      title: '8 000 € with an opening fee and a required account',
      input: { amount: 8000, months: 48, tanPercent: 9.5, openingFeeEur: 160, monthlyChargeEur: 5.2 },
    },
    { title: 'The bare formula', input: { amount: 1500, months: 60, tanPercent: 5.2 } },
  ],
  calculate: ({ amount, months, tanPercent: tan, openingFeeEur, monthlyChargeEur, ...given }, today) =>
    onDay(given.contractDate, today, (on) => {
      const charges = { openingFee: openingFeeEur, monthlyCharge: monthlyChargeEur }
      const cost = loanCost({ amount, months, tan, ...charges, on })
      if (!cost) return undefined
      const ceiling = tryValueOn(maximumTaeg, on)?.[given.category]
      const { instalment, stampDutyOnUse, openingFee, mtic, rate, taeg } = cost
      return {
        instalment,
        stampDutyOnUse,
        openingFee,
        mtic,
        costOfCredit: cost.cost,
        withoutTax: withoutTax(amount, months, tan),
        taegPercent: asPercentOrNone(rate),
        printedTaegPercent: asPercentOrNone(taeg),
        maximumTaegPercent: asPercentOrNone(ceiling),
        aboveMaximum: taeg === undefined || ceiling === undefined ? undefined : taeg > ceiling,
      }
    }),
})
