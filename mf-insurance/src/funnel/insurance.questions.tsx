import { tileControls } from 'shared-lib/form/ui/choice-field'
import { dateControls } from 'shared-lib/form/ui/date-controls'
import { FormField } from 'shared-lib/form/ui/form-field'
import type { QuestionParts } from 'shared-lib/funnel/question-props'
import { Ban, Car, House, ParkingSquare } from 'shared-lib/icons'
import { CoverQuestion } from './cover.question'
import { DriverQuestion } from './driver.question'
import { insuranceFunnel } from './insurance.funnel'

/** How the questions after the first are drawn. */
export const insuranceQuestions: QuestionParts = {
  flow: insuranceFunnel,
  Draw: FormField,
  controls: { ...tileControls, ...dateControls },
  icons: {
    insured: { true: <Car />, false: <Ban /> },
    overnight: { garage: <House />, street: <ParkingSquare /> },
  },
  views: { 'tipo-de-seguro': CoverQuestion, 'informacao-pessoal': DriverQuestion },
}
