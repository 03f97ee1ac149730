import { User, Users, UsersRound } from 'lucide-react'
import type { QuestionProps } from 'shared-lib/funnel/question-props'
import { RadioTiles } from 'shared-lib/ui/radio-tiles/radio-tiles'
import type { EnergyAnswers } from '../../domain/energy-answers'
import { peopleText } from './inhabitants.step'

const icons = [<User key="1" />, <Users key="2" />, <UsersRound key="3" />]

const options = ['1', '2', '3', '4', '5', '6'].map((value, at) => ({
  value,
  label: peopleText(value),
  icon: icons[Math.min(at, 2)],
}))

export const InhabitantsQuestion = ({ question, raw, errors, change }: QuestionProps<EnergyAnswers>) => (
  <RadioTiles
    id="inhabitants"
    name="inhabitants"
    legend={question}
    legendHidden
    hint="Serve para estimar quanto gastas num ano."
    error={errors.inhabitants}
    options={options}
    value={raw.inhabitants}
    onChange={(value) => change('inhabitants', value)}
    columns={3}
  />
)
