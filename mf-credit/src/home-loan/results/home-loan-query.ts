import { defineResults, type ResultsView } from 'shared-lib/results/results-view'
import { homeLoanJourney } from '../funnel/home-loan.journey'
import { homeLoanStart } from '../funnel/home-loan.start'

export type HomeLoanView = ResultsView<Readonly<Record<string, string>>, string, 'asked'>

/** Which offers stand side by side; amounts, rate and order are asked by the page's own form. */
export const homeLoanResults = defineResults({
  done: homeLoanStart.done,
  path: homeLoanJourney.path,
  sorts: { asked: 'Como pediste' },
  choices: {},
  boxes: [],
})
