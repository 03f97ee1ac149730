import { defineResults } from 'shared-lib/results/results-view'
import { homeLoanJourney } from '../funnel/home-loan.journey'
import { homeLoanStart } from '../funnel/home-loan.start'

/** Which offers stand side by side; amounts, rate and order are asked by the page's own form. */
export const homeLoanResults = defineResults({
  done: homeLoanStart.done,
  path: homeLoanJourney.path,
  sorts: { asked: 'Como pediste' },
  choices: {},
  boxes: [],
})
