import { manyControls } from 'shared-lib/kit/form/ui/many-controls'
import { NotebookView } from 'shared-lib/kit/notebook/ui/notebook'
import type { DetailsProps } from 'shared-lib/kit/proposal/ui/more-details'
import { telecomNotebook } from '../../rules/telecom.notebook'

const notebook = telecomNotebook()

/** The notebook of this device, with a new proposal that begins as its card has it. */
export const ProposalDetails = ({ texts, today }: DetailsProps) => (
  <NotebookView
    notebook={notebook}
    purpose="Junta o que falta: o que inclui, os custos no início e a fidelização. As propostas ficam por ordem do que custam em 24 meses."
    begin={{
      price: texts.price ?? '',
      promoMonths: texts.promotionMonths ?? '',
      laterPrice: texts.priceAfter ?? '',
      lockMonths: texts.loyaltyMonths ?? '',
    }}
    controls={manyControls}
    location={undefined}
    today={today}
  />
)
