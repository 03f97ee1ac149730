import type { ContentSource } from '../../../content/source/content-source'
import { homeSlug } from '../../../content/source/links'
import type { Fields, Story } from '../../../content/source/story'
import { consentSlug, consentTexts } from '../../consent/consent-texts'
import type { Experiment } from './experiment'
import { experimentsSlug, faultLine } from './experiment-fault'
import { type JudgedExperiment, judgeExperiments, pathsOf } from './judge-experiments'

/** Between two tries while the content service is down, in ms. */
const retryMs = 5_000

type ByPath = ReadonlyMap<string, readonly Experiment[]>

export interface Experiments {
  /** Those that can run, by the path of their page. */
  readonly byPath: ByPath
  /** All readable ones, for previews: their stories may be drafts still. */
  readonly written: ByPath
  /** Version of the words that visitors consent to. */
  readonly textVersion: string
}

function byPathOf(judged: readonly JudgedExperiment[]): ByPath {
  const byPath = new Map<string, readonly Experiment[]>()
  for (const { experiment } of judged)
    if (experiment) byPath.set(experiment.path, [...(byPath.get(experiment.path) ?? []), experiment])
  return byPath
}

/**
 * The current comparisons, read in advance with the stories that they show, so that no visitor waits for them, and
 * again after each publication. A failure is only logged, and earlier ones stay.
 */
export function followExperiments(
  source: Pick<ContentSource, 'story' | 'onChange'>,
  log: (message: string) => void,
  now: () => number = Date.now,
) {
  let experiments: Experiments = {
    byPath: new Map(),
    written: new Map(),
    textVersion: consentTexts().version,
  }
  let retry: NodeJS.Timeout | undefined
  let latest = 0

  async function judged(content: Fields): Promise<readonly JudgedExperiment[]> {
    const at = now()
    const asWritten = judgeExperiments(content, { at })
    const toShow = asWritten.flatMap(({ experiment }) =>
      experiment && at < experiment.end ? pathsOf(experiment) : [],
    )
    const stories = new Map<string, Story | undefined>()
    const look = async (path: string) =>
      stories.set(path, await source.story(path === '/' ? homeSlug : path.slice(1)))
    await Promise.all([...new Set(toShow)].map(look))
    return judgeExperiments(content, { storyAt: (path) => stories.get(path), at })
  }

  async function read() {
    clearTimeout(retry)
    latest += 1
    const reading = latest
    try {
      const [rules, words] = await Promise.all([source.story(experimentsSlug), source.story(consentSlug)])
      const all = rules ? await judged(rules.content) : []
      // A later publication is being read, or was read faster.
      if (reading !== latest) return
      for (const { block, fault } of all) if (fault) log(faultLine(block, fault))
      experiments = {
        byPath: byPathOf(all.filter(({ fault }) => !fault)),
        written: byPathOf(all),
        textVersion: consentTexts(words?.content).version,
      }
    } catch (problem) {
      if (reading !== latest) return
      log(`experiments not read: ${problem instanceof Error ? problem.message : problem}`)
      retry = setTimeout(read, retryMs).unref()
    }
  }
  const first = read()
  const stop = source.onChange(() => void read())

  return {
    current: () => experiments,
    /** Settled once they were read, or could not be. */
    first,
    stop() {
      stop()
      clearTimeout(retry)
    },
  }
}
