import { parseArgs } from 'node:util'
import type { ReviewLine, ReviewState } from 'shared-lib/rules/dated/review'
import type { CatalogueLine } from 'shared-lib/rules/offers/catalogue-review'
import type { StoryLine } from './story-review'

/** Days before a review or an end that the report names it. */
export const notice = 30

/** Whatever grows old, by kind, the most urgent first. Plain data: `npm run review -- --json`. */
export interface ReviewReport {
  readonly today: string
  readonly parameters: readonly (ReviewLine & { readonly namedIn: readonly string[] })[]
  readonly catalogues: readonly CatalogueLine[]
  readonly articles: readonly StoryLine[]
  /** Sources of articles that lead to no page of their own. */
  readonly looseSources: readonly { readonly id: string; readonly titles: readonly string[] }[]
}

/** From the worst on: `--fail-on due` fails for what is lapsed too. */
const levels = ['lapsed', 'due', 'soon'] as const satisfies readonly ReviewState[]

/** The words of the command. Throws for others: a check that is misspelt would pass for ever. */
export function reviewOptions(args: readonly string[]) {
  const options = { json: { type: 'boolean', default: false }, 'fail-on': { type: 'string' } } as const
  const { values } = parseArgs({ args: [...args], options })
  const level = values['fail-on']
  const failOn = levels.find((one) => one === level)
  if (level !== undefined && failOn === undefined) throw new Error(`--fail-on is one of ${levels.join(', ')}`)
  return { json: values.json, failOn }
}

/** What fails the command: the ids of everything at a level or worse. */
export function failing(
  report: ReviewReport,
  failOn: (typeof levels)[number] | undefined,
): readonly string[] {
  const failed: readonly ReviewState[] = failOn ? levels.slice(0, levels.indexOf(failOn) + 1) : []
  return [...report.parameters, ...report.catalogues, ...report.articles].flatMap(({ id, standing }) =>
    failed.includes(standing) ? [id] : [],
  )
}
