import { tileControls } from 'shared-lib/kit/form/ui/choice-field'
import { FormField } from 'shared-lib/kit/form/ui/form-field'
import { manyControls } from 'shared-lib/kit/form/ui/many-controls'
import type { QuestionParts, QuestionProps } from 'shared-lib/kit/funnel/question-props'
import type { EnergyAnswers } from '../../rules/energy-answers'
import { energyFunnel } from './energy.funnel'
import { AddressQuestion } from './steps/address.question'
import { ElectricityBillQuestion } from './steps/electricity-bill.question'
import { energyIcons } from './steps/energy-icons'
import { GasBillQuestion } from './steps/gas-bill.question'
import { GasTierQuestion } from './steps/gas-tier.question'
import { PowerHelp } from './steps/power-help'
import { UnknownHelp } from './steps/unknown-help'

const ContractedPowerQuestion = ({ answers, field }: QuestionProps<EnergyAnswers>) => (
  <UnknownHelp question={field('contractedPower')}>
    {field('appliances')}
    <PowerHelp running={answers.appliances ?? []} inhabitants={answers.inhabitants} />
  </UnknownHelp>
)

/** How the questions after the first are drawn; a view only where their fields alone are not enough. */
export const energyQuestions: QuestionParts = {
  Draw: FormField,
  controls: { ...tileControls, ...manyControls },
  icons: energyIcons,
  flow: energyFunnel,
  views: {
    morada: AddressQuestion,
    'potencia-contratada': ContractedPowerQuestion,
    'escalao-gas': GasTierQuestion,
    'fatura-eletricidade': ElectricityBillQuestion,
    'fatura-gas': GasBillQuestion,
  },
}
