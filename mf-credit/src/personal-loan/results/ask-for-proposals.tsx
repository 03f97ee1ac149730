import type { RawAnswers } from 'shared-lib/funnel/flow'
import { addressOf } from 'shared-lib/funnel/funnel-address'
import { journeyAddresses } from 'shared-lib/funnel/journey-addresses'
import { ArrowRight } from 'shared-lib/icons'
import { Button } from 'shared-lib/ui/button/button'
import { personalLoanFunnel } from '../funnel/personal-loan.funnel'

/** The way to the contact form, with the answers. */
export const AskForProposals = ({ raw, kind }: { raw: RawAnswers; kind: 'main' | 'plain' }) => (
  <div>
    <Button
      kind={kind}
      href={addressOf(personalLoanFunnel, journeyAddresses(personalLoanFunnel).details, raw)}
      iconEnd={<ArrowRight size={20} />}
    >
      Pedir propostas
    </Button>
  </div>
)
