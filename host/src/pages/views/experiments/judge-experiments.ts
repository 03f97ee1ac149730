import { isDeepStrictEqual } from 'node:util'
import { type Block, blocksOf, type Fields, isRecord, type Story } from '../../../content/source/story'
import { type Experiment, experimentOf } from './experiment'
import { type ExperimentFault, fault, isFault } from './experiment-fault'
import { variedContent } from './varied-content'

/** One comparison as written and as read, and why it cannot run where it cannot. */
export interface JudgedExperiment {
  readonly block: Block
  readonly experiment?: Experiment
  readonly fault?: ExperimentFault
}

interface ExperimentJudge {
  /** The story of a path, undefined where none is; without it the existence of the two versions is not checked. */
  readonly storyAt?: ((path: string) => Story | undefined) | undefined
  /** In ms since 1970: a finished comparison is never shown, so it is not checked. */
  readonly at: number
}

/** Content without the ids that each copy of a block has of its own. */
function withoutIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutIds)
  if (!isRecord(value)) return value
  const fields = Object.entries(value).filter(
    ([name, member]) => !name.startsWith('_') && member !== undefined,
  )
  return Object.fromEntries(fields.map(([name, member]) => [name, withoutIds(member)]))
}

/** Paths of the stories that a comparison needs. */
export const pathsOf = ({ path, variation: { slug } }: Experiment): readonly string[] =>
  slug === undefined ? [path] : [path, `/${slug}`]

/** Why there are no two versions to be shown. A variant that is not seen must not be counted as seen. */
function lackOf(
  experiment: Experiment,
  storyAt: (path: string) => Story | undefined,
): ExperimentFault | undefined {
  const { path, variation } = experiment
  const page = storyAt(path)
  if (!page) return fault('no-page', path)
  const other = variation.slug === undefined ? undefined : storyAt(`/${variation.slug}`)
  if (variation.slug !== undefined && !other) return fault('no-story', variation.slug)
  const varied = variedContent(page.content, other?.content, variation)
  return isDeepStrictEqual(withoutIds(varied), withoutIds(page.content)) ? fault('same', path) : undefined
}

/** Two at one time on one page would blur each other: the first has the page. */
function clashOf(one: Experiment, kept: readonly Experiment[]): ExperimentFault | undefined {
  const first = kept.find(
    ({ name, path, start, end }) =>
      name === one.name || (path === one.path && start < one.end && one.start < end),
  )
  return first && fault('clash', first.name)
}

/** The comparisons of a settings story, in their order, each with why it cannot run. */
export function judgeExperiments(
  content: Fields,
  { storyAt, at }: ExperimentJudge,
): readonly JudgedExperiment[] {
  const kept: Experiment[] = []
  return blocksOf(content.experiments).map((block) => {
    const experiment = experimentOf(block)
    if (isFault(experiment)) return { block, fault: experiment }
    const lack = storyAt && at < experiment.end ? lackOf(experiment, storyAt) : undefined
    const found = lack ?? clashOf(experiment, kept)
    if (found) return { block, experiment, fault: found }
    kept.push(experiment)
    return { block, experiment }
  })
}
