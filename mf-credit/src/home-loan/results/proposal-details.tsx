import { toIsoDate } from 'shared-lib/dates/iso-date'
import { monthsInWords } from 'shared-lib/dates/time-words'
import { readTexts } from 'shared-lib/form/form'
import { dateControls } from 'shared-lib/form/ui/date-controls'
import { NotebookView } from 'shared-lib/notebook/ui/notebook'
import type { DetailsProps } from 'shared-lib/proposal/ui/more-details'
import { homeLoanNotebookFor } from '../domain/home-loan.notebook'
import { judgeHomeLoan } from '../domain/verdict'
import { homeVerdictForm } from '../domain/verdict.form'
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
