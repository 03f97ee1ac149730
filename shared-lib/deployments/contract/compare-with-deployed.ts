import type { Deployment } from '../../src/contract/deployment'
import { overlap } from '../../src/contract/owned-paths'
import { contractDiff } from '../contract-diff'
import type { DeploymentStore } from '../deployment-store'
import { levels } from './change'
import { type Compared, refusals, storyList } from './refusals'
import { readStoryPaths, readUses, type StoryUse, storiesOf } from './story-uses'

/**
 * Compares a build with the version that its name serves now; undefined when nothing is deployed under that name.
 * Rejects when the stories cannot be read, since breaking changes are unknown then.
 */
export async function compareWithDeployed(
  store: DeploymentStore,
  after: Deployment,
  uses: () => Promise<readonly StoryUse[]> = readUses,
): Promise<Compared | undefined> {
  const current = (await store.registry()).entries[after.name]?.current
  if (current === undefined) return undefined
  const before = await store.deployment(after.name, current)
  return { before, after, diff: contractDiff(before, after), uses: await uses() }
}

/**
 * Why a build may not have the routes that are new with it: a story is at an address of theirs. Of a route that is deployed
 * already the story came second.
 */
export function storyRefusals(
  { name, version, routes }: Deployment,
  before: Pick<Deployment, 'routes'> | undefined,
  stories: readonly string[],
): string[] {
  const had = before?.routes ?? []
  return routes
    .filter(({ path }) => !had.some((route) => route.path === path))
    .flatMap((route) => {
      const story = stories.find((path) => overlap({ path }, route))
      return story === undefined
        ? []
        : [`${name} ${version} declares the route ${route.path}, which the story at ${story} has already`]
    })
}

/** Throws every reason at once, with the way on, when a build may not replace the deployed one. */
export async function refuseBreaking(
  store: DeploymentStore,
  after: Deployment,
  uses?: () => Promise<readonly StoryUse[]>,
  storyPaths: () => Promise<readonly string[]> = readStoryPaths,
) {
  const compared = await compareWithDeployed(store, after, uses)
  const hasNew = after.routes.some(
    ({ path }) => !compared?.before.routes.some((route) => route.path === path),
  )
  const reasons = [
    ...(compared ? refusals(compared) : []),
    ...(hasNew ? storyRefusals(after, compared?.before, await storyPaths()) : []),
  ]
  if (reasons.length > 0) throw new Error(reasons.join('\n  '))
}

/** The comparison as lines for a terminal, the heaviest change first. */
export function comparisonLines(compared: Compared): string[] {
  const { before, after, diff, uses } = compared
  const lines = levels.toReversed().flatMap((level) => {
    const changes = diff.changes.filter((change) => change.level === level)
    return changes.length === 0
      ? []
      : [
          `  ${level}`,
          ...changes.map((change) => {
            const stories = storiesOf(change, uses)
            const users = stories.length > 0 ? ` · used in ${storyList(stories)}` : ''
            return `    ${change.about}: ${change.words}${users}`
          }),
        ]
  })
  return [
    `${after.name} ${after.version} beside ${before.version}, which is deployed: ${diff.verdict}`,
    ...lines,
    ...diff.unknown.map((what) => `  unknown: ${before.version} or ${after.version} does not tell ${what}`),
    ...refusals(compared).map((reason) => `  refused: ${reason}`),
  ]
}
