import { Clock3, Luggage, Sun } from 'lucide-react'
import type { QuestionProps } from 'shared-lib/funnel/question-props'
import { RadioTiles } from 'shared-lib/ui/radio-tiles/radio-tiles'
import type { EnergyAnswers } from '../../domain/energy-answers'
import { houseUsageNames } from './house-usage.step'

const options = [
  {
    value: 'high',
    label: houseUsageNames.high,
    description: 'Há gente em casa de dia e de noite, por exemplo em teletrabalho',
    icon: <Clock3 />,
  },
  {
    value: 'normal',
    label: houseUsageNames.normal,
    description: 'De manhã, ao fim do dia e ao fim de semana',
    icon: <Sun />,
  },
  {
    value: 'low',
    label: houseUsageNames.low,
    description: 'Casa de férias ou pouco usada',
    icon: <Luggage />,
  },
]

export const HouseUsageQuestion = ({ question, raw, errors, change }: QuestionProps<EnergyAnswers>) => (
  <RadioTiles
    id="houseUsage"
    name="houseUsage"
    legend={question}
    legendHidden
    error={errors.houseUsage}
    options={options}
    value={raw.houseUsage}
    onChange={(value) => change('houseUsage', value)}
  />
)
