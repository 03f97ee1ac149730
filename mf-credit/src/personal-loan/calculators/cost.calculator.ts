import type { Calculator } from 'shared-lib/contract/define-micro-frontend'
import { cents, flag, number, object } from 'shared-lib/contract/schema'
import { annuityFactor } from 'shared-lib/credit/annuity'
import { maximumTaeg, type TaegCategory } from 'shared-lib/credit/parameters/maximum-taeg'
import { tryValueOn } from 'shared-lib/dated/dated-parameter'
import { timesCents } from 'shared-lib/money/cents'
import { fractionOf } from 'shared-lib/money/rate'
import { loanCost } from '../domain/loan-cost'
import * as call from './call'
import { category } from './categories'
import { personalLoanLimits } from './limits'

interface Call {
  readonly amount: number
  readonly months: number
  readonly tanPercent: number
  readonly openingFeeEur?: number
  readonly monthlyChargeEur?: number
  readonly category?: TaegCategory
  readonly contractDate?: string
}

/** Instalment and interest of a loan of which no tax is taken: the interest of the exact instalment, as the central bank counts it. */
function withoutTax(amount: number, months: number, tan: number) {
  const factor = annuityFactor(tan, months)
  const capital = call.inCents(amount)
  return { instalment: timesCents(capital, factor), interest: timesCents(capital, factor * months - 1) }
}

/** `POST /api/calculators/personal-loan-cost`. */
export const costCalculator: Calculator = {
  title: 'What a personal loan costs',
  called: 'Custo de um crédito pessoal',
  description:
    'Instalment, TAEG and MTIC of a proposal as its FIN prints them: every instalment the same, stamp duty on interest in it, stamp duty on the amount and on the fee at the start. `withoutTax` is the bare formula.',
  limits: personalLoanLimits,
  input: object(
    { amount: call.amount, months: call.term, tanPercent: call.tanPercent },
    {
      openingFeeEur: call.openingFeeEur,
      monthlyChargeEur: call.monthlyChargeEur,
      category,
      contractDate: call.contractDate,
    },
  ),
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
  calculate: (given: Call, today) =>
    call.onDay(given.contractDate, today, (on) => {
      const tan = fractionOf(given.tanPercent)
      const cost = loanCost({
        amount: call.inCents(given.amount),
        months: given.months,
        tan,
        openingFee: call.inCentsOrNone(given.openingFeeEur),
        monthlyCharge: call.inCentsOrNone(given.monthlyChargeEur),
        on,
      })
      if (!cost) return undefined
      const ceiling = tryValueOn(maximumTaeg, on)?.[given.category ?? 'personal']
      const { instalment, stampDutyOnUse, openingFee, mtic, rate, taeg } = cost
      return {
        ...{ instalment, stampDutyOnUse, openingFee, mtic, costOfCredit: cost.cost },
        withoutTax: withoutTax(given.amount, given.months, tan),
        taegPercent: call.asPercentOrNone(rate),
        printedTaegPercent: call.asPercentOrNone(taeg),
        maximumTaegPercent: call.asPercentOrNone(ceiling),
        aboveMaximum: taeg === undefined || ceiling === undefined ? undefined : taeg > ceiling,
      }
    }),
}
