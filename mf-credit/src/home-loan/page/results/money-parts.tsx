import layout from 'shared-lib/kit/styles/layout.module.css'
import type { HomeLoanFound } from './home-loan.load'
import { LoanLimits } from './loan-limits'
import { OwnMoney } from './own-money'

/** What a buyer needs besides the loan, and how much a bank may lend. */
export const MoneyParts = ({ data }: { readonly data: HomeLoanFound }) => (
  <div className={layout.column}>
    <OwnMoney money={data.ownMoney} price={data.input.propertyValue ?? 0} />
    <LoanLimits data={data} />
  </div>
)
