import { dateControls } from 'shared-lib/kit/form/ui/date-controls'
import { NotebookView } from 'shared-lib/kit/notebook/ui/notebook'
import type { DetailsProps } from 'shared-lib/kit/proposal/ui/more-details'
import { personalLoanNotebook } from '../../rules/personal-loan.notebook'

/** The notebook of this device, with a new proposal that begins as its card has it. */
export const ProposalDetails = ({ texts, today }: DetailsProps) => (
  <NotebookView
    notebook={personalLoanNotebook}
    purpose="Junta o que falta, como está na FIN: a TAN, as comissões e os outros custos. Dizemos qual é a mais barata e porquê."
    begin={{ loanAmount: texts.amount ?? '', loanMonths: texts.months ?? '' }}
    controls={dateControls}
    location={undefined}
    today={today}
  />
)
