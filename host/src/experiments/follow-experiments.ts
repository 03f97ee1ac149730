import { consentSlug, consentTexts } from '../consent/consent-texts'
import type { ContentSource } from '../content/content-source'
import { type Experiment, experimentsIn, experimentsSlug } from './experiment'

/** Between two tries while the content service is down, in ms. */
const retryMs = 5_000

export interface Experiments {
  readonly byPath: ReadonlyMap<string, readonly Experiment[]>
  /** Version of the words that visitors consent to. */
  readonly textVersion: string
}

const byPathOf = (experiments: readonly Experiment[]) => {
  const byPath = new Map<string, readonly Experiment[]>()
  for (const one of experiments) byPath.set(one.path, [...(byPath.get(one.path) ?? []), one])
  return byPath
}

/**
 * The comparisons as they stand, read ahead so that no visitor waits for them, and again after each publication. A
 * failure is only logged: those before stay.
 */
export function followExperiments(
  source: Pick<ContentSource, 'story' | 'onChange'>,
  log: (message: string) => void,
) {
  let experiments: Experiments = { byPath: new Map(), textVersion: consentTexts().version }
  let retry: NodeJS.Timeout | undefined

  async function read() {
    clearTimeout(retry)
    try {
      const [rules, words] = await Promise.all([source.story(experimentsSlug), source.story(consentSlug)])
      experiments = {
        byPath: byPathOf(rules ? experimentsIn(rules.content, log) : []),
        textVersion: consentTexts(words?.content).version,
      }
    } catch (problem) {
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
