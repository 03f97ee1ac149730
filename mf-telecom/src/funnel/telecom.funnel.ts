import type { Flow } from 'shared-lib/funnel/flow'
import type { TelecomAnswers } from '../domain/telecom-answers'
import { currentProviderStep } from './steps/current-provider.step'
import { internetStep } from './steps/internet.step'
import { loyaltyStep } from './steps/loyalty.step'
import { mobileStep } from './steps/mobile.step'

/** The TV, internet and voice questions: what is wanted first, then what there is today. */
export const telecomFunnel: Flow<TelecomAnswers> = {
  name: 'telecom',
  title: 'Simulação de TV, net e voz',
  path: '/tv-net-voz/simular',
  done: '/tv-net-voz/resultados',
  steps: [internetStep, mobileStep, loyaltyStep, currentProviderStep],
}
