import type { Flow } from 'shared-lib/funnel/flow'
import type { __Name__Answers } from '../domain/__name__-answers'
import { homeStep } from './steps/home.step'
import { whenStep } from './steps/when.step'

export const __name__Funnel: Flow<__Name__Answers> = {
  name: '__name__',
  title: 'Simulação: __title__',
  path: '/__address__/simular',
  done: '/__address__/resultados',
  steps: [whenStep, homeStep],
}
