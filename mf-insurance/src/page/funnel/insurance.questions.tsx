import { tileControls } from 'shared-lib/kit/form/ui/choice-field'
import { dateControls } from 'shared-lib/kit/form/ui/date-controls'
import { FormField } from 'shared-lib/kit/form/ui/form-field'
import type { QuestionParts, QuestionProps } from 'shared-lib/kit/funnel/question-props'
import { Ban, Car, House, icon } from 'shared-lib/kit/icons'
import type { InsuranceAnswers } from '../../fields'
import { DriverQuestion } from './driver.question'
import { insuranceFunnel } from './insurance.funnel'
import { PlateQuestion } from './plate.question'

/** Asks for the cover, and for the day on which it begins. */
const CoverQuestion = ({ field, answers }: QuestionProps<InsuranceAnswers>) => (
  <>
    {field('insuranceType')}
    {field('insured')}
    {answers.insured === true && field('insuranceExpiryDate')}
    {answers.insured === false && field('insuranceStart')}
  </>
)

const ParkingSquare = icon(
  'M9 12h4a2 2 0 0 0 0-4H9.5a.5.5 0 0 0-.5.5V16M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2h-14a2 2 0 0 1-2-2v-14a2 2 0 0 1 2-2z',
)

/** How the questions after the first are drawn. */
export const insuranceQuestions: QuestionParts = {
  flow: insuranceFunnel,
  Draw: FormField,
  controls: { ...tileControls, ...dateControls },
  icons: {
    insured: { true: <Car />, false: <Ban /> },
    overnight: { garage: <House />, street: <ParkingSquare /> },
  },
  views: { 'tipo-de-seguro': CoverQuestion, matricula: PlateQuestion, 'informacao-pessoal': DriverQuestion },
}
