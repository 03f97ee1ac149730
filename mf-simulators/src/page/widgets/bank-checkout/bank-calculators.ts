import type { Headline } from 'shared-lib/kit/calculator/calculator-view'
import { type FormCalculator, loadOf } from 'shared-lib/kit/form/calculator'
import type { Fields, Form } from 'shared-lib/kit/form/form'
import { deedCostsCalculator } from '../../../calculators/deed-costs.calculator'
import { euriborCalculator } from '../../../calculators/euribor.calculator'
import { homeLoanOnScreen } from '../../../calculators/home-loan.calculator'
import { homeLoanTransferCalculator } from '../../../calculators/home-loan-transfer.calculator'
import { imiCalculator } from '../../../calculators/imi.calculator'
import { irsCalculator } from '../../../calculators/irs.calculator'
import { loanCalculator } from '../../../calculators/loan.calculator'
import { netSalaryCalculator } from '../../../calculators/net-salary.calculator'
import type { BankCalculator } from '../../leads/bank-calculator'
import { deedCostsHeadline } from '../../screens/deed-costs/deed-costs-headline'
import { euriborHeadline } from '../../screens/euribor/euribor-headline'
import { homeLoanHeadline } from '../../screens/home-loan/home-loan-headline'
import { homeLoanTransferHeadline } from '../../screens/home-loan-transfer/home-loan-transfer-headline'
import { imiHeadline } from '../../screens/imi/imi-headline'
import { irsHeadline } from '../../screens/irs/irs-headline'
import { loanHeadline } from '../../screens/loan/loan-headline'
import { netSalaryHeadline } from '../../screens/net-salary/net-salary-headline'

interface BankSubject {
  readonly form: Form<Fields>
  /** The calculator's first figure for this address, computed again; undefined where it shows no result. */
  readonly shown: (query: string, today: string) => Headline | undefined
}

function subject<Of extends Fields, Result extends object>(
  calculator: FormCalculator<Of, Result>,
  headline: (result: Result) => Headline,
): BankSubject {
  const load = loadOf(calculator)
  return {
    form: calculator.form,
    shown(query, today) {
      const data = load({ path: '', query, today })
      return data.kind === 'result' ? headline(data.result) : undefined
    },
  }
}

/** Start of a bank's proposal. On the server alone: a browser needs the words. */
export const bankCalculators: Readonly<Record<BankCalculator, BankSubject>> = {
  'home-loan': subject(homeLoanOnScreen, homeLoanHeadline),
  'home-loan-transfer': subject(homeLoanTransferCalculator, homeLoanTransferHeadline),
  euribor: subject(euriborCalculator, euriborHeadline),
  'deed-costs': subject(deedCostsCalculator, deedCostsHeadline),
  loan: subject(loanCalculator, loanHeadline),
  'net-salary': subject(netSalaryCalculator, netSalaryHeadline),
  irs: subject(irsCalculator, irsHeadline),
  imi: subject(imiCalculator, imiHeadline),
}
