import type { ResultsScreen } from '../../results/results-screen'
import type { TagOfferList } from '../../results/tag-offers'

/**
 * The two faces of the tag, each in a chunk of its own: a story does not carry the results page, nor the page the
 * story's list. Filled before the first drawing, on the server and in the browser alike.
 */
export const views: { list?: typeof TagOfferList; screen?: typeof ResultsScreen } = {}

export const loadList = async () => {
  const { TagOfferList } = await import(
    /* webpackChunkName: "energy-offer-list" */ '../../results/tag-offers'
  )
  views.list = TagOfferList
}

export const loadScreen = async () => {
  const { ResultsScreen } = await import(
    /* webpackChunkName: "energy-results" */ '../../results/results-screen'
  )
  views.screen = ResultsScreen
}
