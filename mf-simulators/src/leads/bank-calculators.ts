import type { Fields, Form } from 'shared-lib/form/form'
import { deedCostsForm } from '../forms/deed-costs.form'
import { euriborForm } from '../forms/euribor.form'
import { homeLoanForm } from '../forms/home-loan.form'
import { homeLoanTransferForm } from '../forms/home-loan-transfer.form'
import { loanForm } from '../forms/loan.form'
import type { BankCalculator } from './bank-calculator'

/** The forms whose inputs a bank's proposal starts from. On the server alone: a browser needs the words. */
export const bankForms: Readonly<Record<BankCalculator, Form<Fields>>> = {
  'home-loan': homeLoanForm,
  'home-loan-transfer': homeLoanTransferForm,
  euribor: euriborForm,
  'deed-costs': deedCostsForm,
  loan: loanForm,
}
