import { decodedPath } from '../../../base/security/redact-url'
import { choiceOf } from '../../consent/consent-choice'
import { bucketFor, percentileOf } from '../bucket'
import { isCrawler } from '../crawlers'
import type { PageView, ViewLayer, Visitor } from '../page-view'
import { type Experiment, isRunning, type Variation } from './experiment'
import type { Experiments } from './follow-experiments'

interface ExperimentLayerParts {
  readonly experiments: () => Experiments
  readonly secure: boolean
  readonly now?: () => number
}

const payload = /\/_payload\.json$/

/** The page that a request is about, whether it asks for the document or for its data. */
function pathOf(url: string): string {
  const path = url.split('?', 1)[0] ?? url
  return payload.test(path) ? path.replace(payload, '') || '/' : path
}

const varied = ({ content }: PageView, variation: Variation): PageView['content'] => ({
  ...content,
  story: (request, known) => content.story(request, known, variation),
})

/** A preview shows the original, and with `?variante=<name>` the other. */
function previewed(view: PageView, { url }: Visitor, all: readonly Experiment[]): PageView | undefined {
  const asked = new URLSearchParams(url.split('?', 2)[1] ?? '').get('variante')
  const experiment = all.find(({ name }) => name === asked)
  return experiment && { ...view, content: varied(view, experiment.variation) }
}

/**
 * Shows one of two versions of a page to visitors who agreed to statistics, according to the bucket in their cookie.
 * All others, and search engines, see the original and take no part.
 */
export const experimentLayer =
  ({ experiments, secure, now = Date.now }: ExperimentLayerParts): ViewLayer =>
  (view, visitor) => {
    const { byPath, written, textVersion } = experiments()
    if (!view.shared) {
      const shown = previewed(view, visitor, written.get(decodedPath(pathOf(visitor.url))) ?? [])
      return shown && { view: shown, cookies: [] }
    }
    if (byPath.size === 0) return undefined
    const running = byPath.get(decodedPath(pathOf(visitor.url)))?.find((one) => isRunning(one, now()))
    if (!running || isCrawler(visitor.userAgent)) return undefined
    if (choiceOf(visitor.cookies, textVersion)?.statistics !== 'granted') return undefined
    const { name, percentage, variation } = running
    const { bucket, cookies } = bucketFor(visitor, { secure })
    const variant = percentileOf(bucket, `experiment ${name}`) < percentage ? 'variant' : 'original'
    return {
      view: {
        ...view,
        key: `${view.key}${name}=${variant};`,
        experiment: { name, variant },
        ...(variant === 'variant' && { content: varied(view, variation) }),
      },
      cookies,
    }
  }
