import { defineResults } from 'shared-lib/kit/results/results-view'
import { homeLoanJourney } from '../funnel/home-loan.journey'
import { homeLoanStart } from '../funnel/home-loan.start'

/** The offers compared side by side; amounts, rate and order have their own form on the page. */
export const homeLoanResults = defineResults({
  done: homeLoanStart.done,
  path: homeLoanJourney.path,
  sorts: { asked: 'Como pediste' },
  choices: {},
  boxes: [],
})
