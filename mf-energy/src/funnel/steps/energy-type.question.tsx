import { Flame, Plug, Zap } from 'lucide-react'
import type { QuestionProps } from 'shared-lib/funnel/question-props'
import { RadioTiles } from 'shared-lib/ui/radio-tiles/radio-tiles'
import type { EnergyAnswers } from '../../domain/energy-answers'
import { energyTypeNames } from './energy-type.step'

const options = [
  { value: 'dual', label: energyTypeNames.dual, icon: <Plug />, description: 'Comparamos todos os pares' },
  { value: 'electricity', label: energyTypeNames.electricity, icon: <Zap /> },
  { value: 'gas', label: energyTypeNames.gas, icon: <Flame />, description: 'Gás canalizado, não de botija' },
]

export const EnergyTypeQuestion = ({ question, raw, errors, change }: QuestionProps<EnergyAnswers>) => (
  <RadioTiles
    id="energyType"
    name="energyType"
    legend={question}
    legendHidden
    hint="Comparamos preços de Portugal continental."
    error={errors.energyType}
    options={options}
    value={raw.energyType}
    onChange={(value) => change('energyType', value)}
  />
)
