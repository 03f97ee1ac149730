import type { QuestionProps } from 'shared-lib/funnel/question-props'
import { RadioTiles } from 'shared-lib/ui/radio-tiles/radio-tiles'
import type { EnergyAnswers } from '../../domain/energy-answers'
import { contractedPowerSteps } from '../../parameters/contracted-power'
import { powerText } from './contracted-power.step'

const options = ['unknown', ...contractedPowerSteps.map(String)].map((value) => ({
  value,
  label: powerText(value),
}))

export const ContractedPowerQuestion = ({ question, raw, errors, change }: QuestionProps<EnergyAnswers>) => (
  <RadioTiles
    id="contractedPower"
    name="contractedPower"
    legend={question}
    legendHidden
    hint="Está na fatura da eletricidade, em kVA. Se não souberes, usamos a potência habitual para as pessoas que disseste."
    error={errors.contractedPower}
    options={options}
    value={raw.contractedPower}
    onChange={(value) => change('contractedPower', value)}
    columns={2}
  />
)
