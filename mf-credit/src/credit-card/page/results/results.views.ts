import { laterCode } from 'shared-lib/kit/ui/later-part/later-part'

/** The list is below the questions and the answer: its code loads when it comes into view. */
export const cardListCode = laterCode(
  async () => (await import(/* webpackChunkName: "card-list" */ './card-list-view')).CardListView,
)

/** Points to check before signing, and how the numbers are computed. */
export const cardFootCode = laterCode(
  async () => (await import(/* webpackChunkName: "card-foot" */ './results-foot')).Foot,
)

const loadLaterParts = () =>
  Promise.all([
    cardListCode.load(),
    cardFootCode.load(),
    import(/* webpackChunkName: "card-answer" */ 'shared-lib/kit/notebook/ui/notebook-tile').then(
      ({ notebookCode }) => notebookCode.load(),
    ),
  ])

/** Parts that draw an answer, in a chunk of its own: the questions are asked without it. */
export const answered: { parts?: typeof import('./answer-sections') } = {}

export async function loadAnswered() {
  answered.parts ??= await import(/* webpackChunkName: "card-answer" */ './answer-sections')
}

/** Loads the parts that the page of questions lacks for an answer drawn in its place. */
export const loadAnswer = () => Promise.all([loadAnswered(), loadLaterParts()])
