import type { Deployment } from '../../src/contract/deployment'
import type { ContractDiff } from '../contract-diff'
import type { Change } from './change'
import { type StoryUse, storiesOf } from './story-uses'

type Numbers = readonly [major: number, minor: number, patch: number]

/** The three numbers of a version; what follows `+` or `-` identifies builds of one number. */
function numbersOf(version: string): Numbers {
  const [, major, minor, patch] = /^(\d+)\.(\d+)\.(\d+)/.exec(version) ?? []
  return [Number(major ?? 0), Number(minor ?? 0), Number(patch ?? 0)]
}

/**
 * The least number that a version with this verdict may carry. Below 1.0.0 the second number counts as the major one,
 * as npm's `^` reads it. Other code alone needs no new number, because the hash identifies the build.
 */
export function leastVersion(before: string, verdict: ContractDiff['verdict']): string {
  const [major, minor, patch] = numbersOf(before)
  if (verdict === 'major') return major > 0 ? `${major + 1}.0.0` : `0.${minor + 1}.0`
  if (verdict === 'minor') return major > 0 ? `${major}.${minor + 1}.0` : `0.${minor}.${patch + 1}`
  return `${major}.${minor}.${patch}`
}

function isBelow(version: string, least: string) {
  const [own, wanted] = [numbersOf(version), numbersOf(least)]
  const at = own.findIndex((number, index) => number !== wanted[index])
  return at >= 0 && (own[at] ?? 0) < (wanted[at] ?? 0)
}

/** Up to five addresses: the rest is counted. */
export function storyList(stories: readonly string[]): string {
  const [first, rest] = [stories.slice(0, 5), stories.length - 5]
  return rest > 0 ? `${first.join(', ')} and ${rest} more` : first.join(', ')
}

export interface Compared {
  readonly before: Deployment
  readonly after: Deployment
  readonly diff: ContractDiff
  readonly uses: readonly StoryUse[]
}

const tagOf = ({ widgets }: Deployment, change: Change) => widgets.find(({ tag }) => tag === change.tag)

function tagRefusal({ before, after, uses }: Compared, change: Change): string[] {
  const stories = storiesOf(change, uses)
  const users = stories.length > 0 ? `; used in ${storyList(stories)}` : ''
  if (!tagOf(after, change))
    return stories.length > 0
      ? [`${change.tag} is gone${users}. Take it out of these stories first, or keep it.`]
      : []
  // The shell and our own routes place a tag that editors are not offered: they change together with it. No story does.
  if (tagOf(before, change)?.inStories === false && stories.length === 0) return []
  return [
    `${change.tag}: ${change.words}${users}. Give the new form a tag of its own name (${change.tag}-new, say) and leave ${change.tag} as it was: pages of others hold it too.`,
  ]
}

/** Reasons why a build may not replace the deployed one, one sentence each with the way on; none when it may. */
export function refusals(compared: Compared): string[] {
  const { before, after, diff } = compared
  const broken = diff.changes.filter(({ level, tag }) => level === 'major' && tag !== undefined)
  const least = leastVersion(before.version, diff.verdict)
  return [
    ...broken.flatMap((change) => tagRefusal(compared, change)),
    ...(isBelow(after.version, least)
      ? [
          `A ${diff.verdict === 'none' ? 'patch' : diff.verdict} change of ${before.version} is ${least} or higher, not ${after.version}: write "version": "${least}" in ${after.name}/package.json.`,
        ]
      : []),
  ]
}
