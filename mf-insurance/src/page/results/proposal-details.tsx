import { dateControls } from 'shared-lib/kit/form/ui/date-controls'
import { manyControls } from 'shared-lib/kit/form/ui/many-controls'
import { NotebookView } from 'shared-lib/kit/notebook/ui/notebook'
import type { DetailsProps } from 'shared-lib/kit/proposal/ui/more-details'
import { insuranceTypes } from '../../rules/covers'
import { briefOf, insuranceNotebook } from '../../rules/insurance.notebook'

const controls = { ...manyControls, ...dateControls }

/** The notebook of this device, with a new quote that begins as its card has it. */
export function ProposalDetails({ texts, today }: DetailsProps) {
  const type = insuranceTypes.find((one) => one === texts.covers)
  return (
    <NotebookView
      notebook={insuranceNotebook(type)}
      purpose="Junta o que falta: cada cobertura, a franquia e as prestações. Primeiro ficam as que cobrem tudo, da mais barata para a mais cara."
      begin={{
        total: texts.total ?? '',
        covers: type ? briefOf(type).join('.') : '',
        excess: texts.excess ?? '',
      }}
      controls={controls}
      location={undefined}
      today={today}
    />
  )
}
