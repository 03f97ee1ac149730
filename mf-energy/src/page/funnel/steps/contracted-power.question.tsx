import type { QuestionProps } from 'shared-lib/kit/funnel/question-props'
import type { EnergyAnswers } from '../../../rules/energy-answers'
import { PowerHelp } from './power-help'
import { UnknownHelp } from './unknown-help'

export const ContractedPowerQuestion = ({ answers, field }: QuestionProps<EnergyAnswers>) => (
  <UnknownHelp question={field('contractedPower')}>
    {field('appliances')}
    <PowerHelp running={answers.appliances ?? []} inhabitants={answers.inhabitants} />
  </UnknownHelp>
)
