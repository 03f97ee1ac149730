import type { ResultsScreen } from '../../results/results-screen'

/** The results page in a chunk of its own, so that a story does not carry it. Filled before the first drawing. */
export const views: { screen?: typeof ResultsScreen } = {}

export const loadScreen = async () => {
  const { ResultsScreen } = await import(
    /* webpackChunkName: "term-deposit-results" */ '../../results/results-screen'
  )
  views.screen = ResultsScreen
}
