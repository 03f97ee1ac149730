import { type ContributionRates, generalContribution } from '../../data/parameters/payroll/social-security'
import { withholdingPeriod } from '../../data/parameters/payroll/withholding-tables'
import type { SalaryInput } from './salary-input'
import { type Unknown, unknown } from './unknown'
import { valueIn } from './value-in'

const none: ContributionRates = { worker: 0, company: 0 }

/** Shares of worker and company for social security, as fractions: given ones first, nothing on pensions. */
export function contributionRates(input: SalaryInput): ContributionRates | Unknown {
  if (input.employment === 'pensioner') return none
  const general =
    input.employment === 'employed'
      ? valueIn(generalContribution, withholdingPeriod(input.period))
      : undefined
  if (general && input.workerContribution === undefined && input.companyContribution === undefined)
    return general
  const worker = input.workerContribution ?? general?.worker
  const company = input.companyContribution ?? general?.company
  if (worker === undefined || company === undefined)
    return unknown(
      'Os descontos dos militares dependem do regime (Segurança Social ou CGA) e não temos as taxas: escreve as do teu recibo.',
    )
  return { worker, company }
}
