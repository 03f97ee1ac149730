import type { QuestionProps } from 'shared-lib/funnel/question-props'
import { RadioTiles } from 'shared-lib/ui/radio-tiles/radio-tiles'
import type { EnergyAnswers } from '../../domain/energy-answers'
import { contractedPowerSteps } from '../../parameters/contracted-power'
import { powerText } from './contracted-power.step'
import { PowerConfigurator } from './power-configurator'
import { UnknownHelp } from './unknown-help'

// «Não sei» stands last, next to the help that it opens.
const options = [...contractedPowerSteps.map(String), 'unknown'].map((value) => ({
  value,
  label: powerText(value),
}))

export const ContractedPowerQuestion = ({
  question,
  raw,
  answers,
  errors,
  change,
}: QuestionProps<EnergyAnswers>) => (
  <UnknownHelp
    question={
      <RadioTiles
        id="contractedPower"
        name="contractedPower"
        legend={question}
        legendHidden
        hint="Está na fatura da eletricidade, em kVA. Se não souberes, escolhe «Não sei» e fazemos a conta contigo."
        error={errors.contractedPower}
        options={options}
        value={raw.contractedPower}
        onChange={(value) => change('contractedPower', value)}
        columns={2}
      />
    }
  >
    <PowerConfigurator
      running={answers.appliances ?? []}
      inhabitants={answers.inhabitants}
      error={errors.appliances}
      onChange={(running) => change('appliances', running.join('.'))}
    />
  </UnknownHelp>
)
