import type { QuestionViews } from 'shared-lib/funnel/question-props'
import type { EnergyAnswers } from '../domain/energy-answers'
import { AddressQuestion } from './steps/address.question'
import { ContractedPowerQuestion } from './steps/contracted-power.question'
import { CurrentProviderQuestion } from './steps/current-provider.question'
import { ElectricityBillQuestion } from './steps/electricity-bill.question'
import { GasBillQuestion } from './steps/gas-bill.question'
import { GasTierQuestion } from './steps/gas-tier.question'
import { HouseUsageQuestion } from './steps/house-usage.question'
import { InhabitantsQuestion } from './steps/inhabitants.question'

export { energyFunnel } from './energy.funnel'

/** The view of each question after the first, by slug. Apart from the rules: guards and the definition need no React. */
export const energyQuestions: QuestionViews<EnergyAnswers> = {
  morada: AddressQuestion,
  habitantes: InhabitantsQuestion,
  'tempo-em-casa': HouseUsageQuestion,
  'potencia-contratada': ContractedPowerQuestion,
  'escalao-gas': GasTierQuestion,
  comercializadora: CurrentProviderQuestion,
  'fatura-eletricidade': ElectricityBillQuestion,
  'fatura-gas': GasBillQuestion,
}
