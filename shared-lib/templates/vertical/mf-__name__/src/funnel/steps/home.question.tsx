import type { QuestionProps } from 'shared-lib/funnel/question-props'
import { TextField } from 'shared-lib/ui/text-field/text-field'
import type { __Name__Answers } from '../../domain/__name__-answers'

export const HomeQuestion = ({ raw, errors, change }: QuestionProps<__Name__Answers>) => (
  <TextField
    id="zipcode"
    name="zipcode"
    label="Código postal"
    hint="Por exemplo, 1000-001."
    error={errors.zipcode}
    inputMode="numeric"
    autoComplete="postal-code"
    maxLength={8}
    value={raw.zipcode ?? ''}
    onChange={(text) => change('zipcode', text)}
  />
)
