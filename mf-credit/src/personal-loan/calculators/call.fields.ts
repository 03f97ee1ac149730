import { charge, loanAmount, term } from 'shared-lib/kit/form/credit-fields'
import * as program from 'shared-lib/kit/form/program-fields'

// Values that several calculators of this product take.

const { words } = program
export const amount = loanAmount(words('Amount lent, EUR.'))
export const months = term(words('Term, months.'))
export const percentOf = (what: string) => program.percent(`${what}, percent.`, 100)
export const tanPercent = percentOf('Nominal yearly rate (TAN), without stamp duty')
export const rate = program.withDefault(program.oneOf('Fixed by default.', ['fixed', 'variable']), 'fixed')
/** What a loan costs besides its interest. */
export const fees = {
  openingFeeEur: program.optional(charge(words('Fee at the start, before stamp duty, EUR.'))),
  monthlyChargeEur: program.optional(
    charge(words('What else must be paid each month (account, required insurance), taxes included, EUR.')),
  ),
}
export const dayOf = (description: string) => program.optional(program.day(description))
export const contractDate = dayOf('Day of the contract, whose taxes and ceilings count; today by default.')
