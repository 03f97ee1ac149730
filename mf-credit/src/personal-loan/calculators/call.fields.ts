import { charge, loanAmount, term } from 'shared-lib/credit/fields'
import { choice, date, optional, percent, withDefault } from 'shared-lib/form/fields'

// Questions that several calculators of this product ask.

export const amount = loanAmount({ label: 'Montante do crédito', description: 'Amount lent, EUR.' })
export const months = term({ label: 'Prazo', description: 'Term, months.' })
export const percentOf = (label: string, description: string) =>
  percent({ label, description: `${description}, percent.`, min: 0, max: 100 })
export const tanPercent = percentOf('TAN', 'Nominal yearly rate (TAN), without stamp duty')
export const rate = withDefault(
  choice({
    label: 'Tipo de taxa',
    description: 'Fixed by default.',
    options: { fixed: 'Fixa', variable: 'Variável' },
  }),
  'fixed',
)
/** What a loan costs besides its interest. */
export const fees = {
  openingFeeEur: optional(
    charge({ label: 'Comissão inicial', description: 'Fee at the start, before stamp duty, EUR.' }),
  ),
  monthlyChargeEur: optional(
    charge({
      label: 'Encargos por mês',
      description: 'What else must be paid each month (account, required insurance), taxes included, EUR.',
    }),
  ),
}
export const dayOf = (label: string, description: string) => optional(date({ label, description }))
export const contractDate = dayOf(
  'Data do contrato',
  'Day of the contract, whose taxes and ceilings count; today by default.',
)
