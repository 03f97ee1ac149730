import type { QuestionProps } from 'shared-lib/funnel/question-props'
import { Select } from 'shared-lib/ui/select/select'
import type { EnergyAnswers } from '../../domain/energy-answers'
import { providerCodes, providerText } from './current-provider.step'

const options = ['unknown', 'other', ...providerCodes].map((value) => ({ value, label: providerText(value) }))

export const CurrentProviderQuestion = ({ question, raw, errors, change }: QuestionProps<EnergyAnswers>) => (
  <Select
    id="currentProvider"
    name="currentProvider"
    label={question}
    labelHidden
    hint="Está no cimo da fatura. Serve para te dizer quanto poupas; se não souberes, mostramos os preços na mesma."
    error={errors.currentProvider}
    options={options}
    placeholder="Escolhe a comercializadora"
    value={raw.currentProvider}
    onChange={(value) => change('currentProvider', value ?? '')}
  />
)
