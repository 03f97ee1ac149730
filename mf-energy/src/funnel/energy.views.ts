import { lazyViews } from 'shared-lib/funnel/lazy-views'
import type { EnergyAnswers } from '../domain/energy-answers'
import { EnergyTypeQuestion } from './steps/energy-type.question'

/** The first question comes with the funnel; all others, and the rules of the bills, in one chunk with the first touch. */
export const energyViews = lazyViews<EnergyAnswers>({ 'tipo-de-produto': EnergyTypeQuestion }, async () => {
  const { energyFunnel, energyQuestions } = await import(
    /* webpackChunkName: "energy-questions" */ './energy.questions'
  )
  return { flow: energyFunnel, questions: energyQuestions }
})
