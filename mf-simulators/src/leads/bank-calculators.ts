import type { Fields, Form } from 'shared-lib/form/form'
import { loadOf, type Simulator } from 'shared-lib/form/simulator'
import { deedCostsSimulator } from '../calculators/deed-costs.calculator'
import { euriborSimulator } from '../calculators/euribor.calculator'
import { homeLoanOnScreen } from '../calculators/home-loan.calculator'
import { homeLoanTransferSimulator } from '../calculators/home-loan-transfer.calculator'
import { imiSimulator } from '../calculators/imi.calculator'
import { irsSimulator } from '../calculators/irs.calculator'
import { loanSimulator } from '../calculators/loan.calculator'
import { netSalarySimulator } from '../calculators/net-salary.calculator'
import { deedCostsHeadline } from '../screens/deed-costs/deed-costs-headline'
import { euriborHeadline } from '../screens/euribor/euribor-headline'
import { homeLoanHeadline } from '../screens/home-loan/home-loan-headline'
import { homeLoanTransferHeadline } from '../screens/home-loan-transfer/home-loan-transfer-headline'
import { imiHeadline } from '../screens/imi/imi-headline'
import { irsHeadline } from '../screens/irs/irs-headline'
import { loanHeadline } from '../screens/loan/loan-headline'
import { netSalaryHeadline } from '../screens/net-salary/net-salary-headline'
import type { Headline } from '../screens/simulator/simulator-view'
import type { BankCalculator } from './bank-calculator'

interface BankSubject {
  readonly form: Form<Fields>
  /** What the calculator shows first for this address, worked out anew; undefined where it shows no result. */
  readonly shown: (query: string, today: string) => Headline | undefined
}

function subject<Of extends Fields, Result extends object>(
  simulator: Simulator<Of, Result>,
  headline: (result: Result) => Headline,
): BankSubject {
  const load = loadOf(simulator)
  return {
    form: simulator.form,
    shown(query, today) {
      const data = load({ path: '', query, today })
      return data.kind === 'result' ? headline(data.result) : undefined
    },
  }
}

/** What a bank's proposal starts from. On the server alone: a browser needs the words. */
export const bankSimulators: Readonly<Record<BankCalculator, BankSubject>> = {
  'home-loan': subject(homeLoanOnScreen, homeLoanHeadline),
  'home-loan-transfer': subject(homeLoanTransferSimulator, homeLoanTransferHeadline),
  euribor: subject(euriborSimulator, euriborHeadline),
  'deed-costs': subject(deedCostsSimulator, deedCostsHeadline),
  loan: subject(loanSimulator, loanHeadline),
  'net-salary': subject(netSalarySimulator, netSalaryHeadline),
  irs: subject(irsSimulator, irsHeadline),
  imi: subject(imiSimulator, imiHeadline),
}
