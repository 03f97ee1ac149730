import type { RawAnswers } from 'shared-lib/kit/funnel/flow'
import { ArrowRight } from 'shared-lib/kit/icons'
import { detailsAddress } from 'shared-lib/kit/results/flow-links'
import { Button } from 'shared-lib/kit/ui/button/button'
import { personalLoanFunnel } from '../funnel/personal-loan.funnel'

/** The way to the contact form, with the answers. */
export const AskForProposals = ({ raw, kind }: { raw: RawAnswers; kind: 'main' | 'plain' }) => (
  <div>
    <Button kind={kind} href={detailsAddress(personalLoanFunnel, raw)} iconEnd={<ArrowRight size={20} />}>
      Pedir propostas
    </Button>
  </div>
)
