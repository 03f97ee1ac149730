import { readTexts } from 'shared-lib/kit/form/form'
import { dateControls } from 'shared-lib/kit/form/ui/date-controls'
import { NotebookView } from 'shared-lib/kit/notebook/ui/notebook'
import type { DetailsProps } from 'shared-lib/kit/proposal/ui/more-details'
import { toIsoDate } from 'shared-lib/rules/dates/iso-date'
import { monthsInWords } from 'shared-lib/rules/dates/time-words'
import { homeLoanNotebookFor } from '../../rules/home-loan.notebook'
import { judgeHomeLoan } from '../../rules/verdict'
import { homeVerdictForm } from '../../rules/verdict.form'
import { comparedOf } from './lead-notebook'

/** The notebook of this device for the loan of its card. */
export function ProposalDetails({ texts, today }: DetailsProps) {
  const on = toIsoDate(today)
  const reading = readTexts(homeVerdictForm, texts)
  if ('problems' in reading) return null
  const months = judgeHomeLoan(reading.input, on)?.months
  const loan = comparedOf({ wantToBorrow: reading.input.debt, wantToBorrowMonths: months }, on)
  if (!loan) return null
  return (
    <NotebookView
      notebook={homeLoanNotebookFor(loan)}
      purpose={`Junta o que diz a FINE: o tipo de taxa, o spread, os custos e os seguros. Contamos ${monthsInWords(loan.months)}${reading.input.years ? '' : ' (muda-os em «Anos por pagar»)'} e pomos primeiro a que custa menos.`}
      controls={dateControls}
      location={undefined}
      today={today}
    />
  )
}
