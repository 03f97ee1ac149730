import { BarLegend, ScaleBar } from 'shared-lib/kit/results/ui/offer-bar'
import type { HomeLoanFound } from './home-loan.load'
import { LoanAnswer } from './loan-answer'

/** All that is paid, to scale: the loan, and what it costs. */
const Paid = ({ data: { loan, compared } }: { data: HomeLoanFound }) =>
  loan.mtic !== undefined && (
    <div data-not-offered="">
      <ScaleBar cents={loan.mtic} equalCents={compared.amount} end={loan.mtic} />
      <BarLegend
        lines={[
          ['equal', 'Pedes', { cents: compared.amount }],
          ['own', 'Juros e outros custos até ao fim', { cents: loan.mtic - compared.amount }],
        ]}
      />
    </div>
  )

/** The sums of the loan of the ruler. */
export const LoanCosts = ({ data }: { readonly data: HomeLoanFound }) => (
  <LoanAnswer data={data} level="h2">
    <Paid data={data} />
  </LoanAnswer>
)
