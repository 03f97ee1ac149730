import { lazyViews } from 'shared-lib/funnel/lazy-views'
import type { EnergyAnswers } from '../domain/energy-answers'
import { EnergyTypeQuestion } from './steps/energy-type.question'

/** The first question comes with the funnel, all others in one chunk with the first touch. */
export const energyViews = lazyViews<EnergyAnswers>({ 'tipo-de-produto': EnergyTypeQuestion }, async () => {
  const { energyQuestions } = await import(/* webpackChunkName: "energy-questions" */ './energy.questions')
  return energyQuestions
})
