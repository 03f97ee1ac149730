import type { QuestionProps } from 'shared-lib/funnel/question-props'
import { Select } from 'shared-lib/ui/select/select'
import { TextField } from 'shared-lib/ui/text-field/text-field'
import type { TelecomAnswers } from '../../domain/telecom-answers'
import { providerCodes, providerText } from './current-provider.step'

const options = providerCodes.map((value) => ({ value, label: providerText(value) }))

export const CurrentProviderQuestion = ({ raw, errors, change }: QuestionProps<TelecomAnswers>) => (
  <>
    <Select
      id="currentProvider"
      name="currentProvider"
      label="Operadora atual"
      error={errors.currentProvider}
      options={options}
      placeholder="Escolhe a operadora"
      value={raw.currentProvider}
      onChange={(value) => change('currentProvider', value ?? '')}
    />
    <TextField
      id="zipcode"
      name="zipcode"
      label="Código postal"
      hint="A cobertura e as ofertas dependem da morada. Por exemplo, 1000-001."
      error={errors.zipcode}
      inputMode="numeric"
      autoComplete="postal-code"
      maxLength={8}
      value={raw.zipcode ?? ''}
      onChange={(text) => change('zipcode', text)}
    />
  </>
)
