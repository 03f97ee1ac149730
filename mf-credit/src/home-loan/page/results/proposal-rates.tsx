import { readTexts } from 'shared-lib/kit/form/form'
import type { RankedProposal } from 'shared-lib/kit/notebook/rank-proposals'
import { CreditRate } from 'shared-lib/kit/results/ui/credit-rate'
import layout from 'shared-lib/kit/styles/layout.module.css'
import { yearsText } from 'shared-lib/rules/dates/time-words'
import { cents } from 'shared-lib/rules/money/cents'
import { formatBriefEuro } from 'shared-lib/rules/money/euro'
import { type ComparedLoan, homeLoanNotebook, proposalOf } from '../../rules/home-loan.notebook'
import { proposalRate } from '../../rules/proposal-rate'

interface ProposalRatesProps {
  readonly ranked: readonly RankedProposal[]
  readonly loan: ComparedLoan
}

/** Each proposal with all that has to be shown next to its rate. */
export const ProposalRates = ({ ranked, loan }: ProposalRatesProps) => (
  <>
    {ranked.map(({ proposal: { id, name, texts } }) => {
      const reading = readTexts(homeLoanNotebook.form, texts)
      if (!('input' in reading)) return null
      const { input } = reading
      const proposal = proposalOf(input, loan.months)
      const { laterInstalment, instalment, ...rate } = proposalRate(
        loan,
        proposal,
        input.openingCosts ?? cents(0),
      )
      const more = [
        laterInstalment !== undefined &&
          `${formatBriefEuro(instalment)} por mês durante ${yearsText(input.proposedFixedYears ?? 0)}, depois ${formatBriefEuro(laterInstalment)}`,
        proposal.monthlyCosts > 0 &&
          `com ${formatBriefEuro(proposal.monthlyCosts)} por mês de seguros e produtos exigidos`,
      ]
      return (
        <article key={id} className={layout.card} aria-label={`Taxas da proposta de ${name}`}>
          <h3>{name}</h3>
          <CreditRate
            {...rate}
            example={{
              amount: loan.amount,
              months: loan.months,
              mtic: rate.mtic,
              instalment: laterInstalment === undefined ? instalment : undefined,
              more: more.filter(Boolean).join(', ') || undefined,
            }}
          />
        </article>
      )
    })}
  </>
)
