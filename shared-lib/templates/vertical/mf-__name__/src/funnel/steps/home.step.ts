import type { Step } from 'shared-lib/funnel/flow'
import { zipcode } from 'shared-lib/funnel/zipcode.field'
import type { __Name__Answers } from '../../domain/__name__-answers'

export const homeStep: Step<__Name__Answers> = {
  slug: 'morada',
  question: 'Onde vives?',
  label: 'Morada',
  fields: { zipcode },
  summary: (answers) => (answers.zipcode ? `Código postal ${answers.zipcode}` : ''),
}
