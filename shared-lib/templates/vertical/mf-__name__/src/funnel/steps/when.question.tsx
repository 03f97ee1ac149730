import type { QuestionProps } from 'shared-lib/funnel/question-props'
import { RadioTiles } from 'shared-lib/ui/radio-tiles/radio-tiles'
import type { __Name__Answers } from '../../domain/__name__-answers'
import { whenTexts } from './when.step'

const options = Object.entries(whenTexts).map(([value, label]) => ({ value, label }))

export const WhenQuestion = ({ question, raw, errors, change }: QuestionProps<__Name__Answers>) => (
  <RadioTiles
    id="when"
    name="when"
    legend={question}
    legendHidden
    hint="Escolhe o que mais se aproxima: serve só para te ligarmos na altura certa, e podes mudar esta resposta mais tarde."
    error={errors.when}
    options={options}
    value={raw.when}
    onChange={(value) => change('when', value)}
  />
)
