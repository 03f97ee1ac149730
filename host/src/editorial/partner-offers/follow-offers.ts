import type { Deployment } from 'shared-lib/contract/deployment'
import type { PartnerOffer, PartnerOffers } from 'shared-lib/contract/partner-offers'
import type { ContentSource } from '../../content/source/content-source'
import { blocksOf, type Fields, textOf } from '../../content/source/story'
import { type JudgedOffer, judgeOffers, offersSlugs } from './judge-offers'

/** Between two tries while the content service is down, in ms. */
const retryMs = 5_000

/** Offers that a call to a deployment brings along, and a text that is another one whenever they are. */
export interface OffersOf {
  readonly offers?: PartnerOffers
  readonly edition: string
}

const none: OffersOf = { edition: '' }

/** A line for the log. */
const faultLine = ({ block, kind, problems }: JudgedOffer) =>
  `config: the block "${textOf(block.id)}" (${kind}) is left out: ${problems
    .map(({ field, message }) => `${field} ${message}`)
    .join('; ')
    .slice(0, 500)}`

function byKind(judged: readonly JudgedOffer[]): PartnerOffers {
  const kinds: Record<string, PartnerOffer[]> = {}
  for (const { kind, read } of judged)
    if (read) {
      kinds[kind] ??= []
      kinds[kind].push(read)
    }
  return kinds
}

/**
 * The offers that editors keep, read in advance and again after each publication, and judged by the schemas of each
 * caller: two versions of a product may require different things. A failure is only logged, and earlier offers stay.
 */
export function followOffers(
  source: Pick<ContentSource, 'story' | 'onChange'>,
  log: (message: string) => void,
) {
  let content: Fields = { offers: [] }
  let edition = 0
  let latest = 0
  let retry: NodeJS.Timeout | undefined
  let judged = new WeakMap<Deployment, OffersOf>()
  const logged = new Set<string>()

  async function read() {
    clearTimeout(retry)
    latest += 1
    const reading = latest
    try {
      const stories = await Promise.all(offersSlugs.map((slug) => source.story(slug)))
      if (reading !== latest) return
      const before = JSON.stringify(content)
      content = { offers: stories.flatMap((story) => blocksOf(story?.content.offers)) }
      if (JSON.stringify(content) === before) return
      edition += 1
      judged = new WeakMap()
      logged.clear()
    } catch (problem) {
      if (reading !== latest) return
      log(`partner offers not read: ${problem instanceof Error ? problem.message : problem}`)
      retry = setTimeout(read, retryMs).unref()
    }
  }

  function judge(deployment: Deployment): OffersOf {
    const all = judgeOffers(content, deployment.offers ?? {})
    for (const line of all.flatMap((one) => (one.problems.length > 0 ? [faultLine(one)] : []))) {
      if (!logged.has(line)) log(line)
      logged.add(line)
    }
    const offers = byKind(all)
    return Object.keys(offers).length > 0 ? { offers, edition: String(edition) } : none
  }

  const first = read()
  const stop = source.onChange(() => void read())
  return {
    /** For every call to this deployment. */
    of(deployment: Deployment): OffersOf {
      if (!deployment.offers || Object.keys(deployment.offers).length === 0) return none
      const known = judged.get(deployment) ?? judge(deployment)
      judged.set(deployment, known)
      return known
    },
    /** Another number after each publication that changed them: they are read after the publication itself is known. */
    edition: () => edition,
    /** Settled once they were read, or could not be. */
    first,
    stop() {
      stop()
      clearTimeout(retry)
    },
  }
}
