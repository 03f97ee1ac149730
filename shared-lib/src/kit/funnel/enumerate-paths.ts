import { samplesOf } from '../form/samples'
import { applicableSteps, type Flow, nextStep, type RawAnswers, type Step } from './flow'

export interface FunnelPath {
  readonly slugs: readonly string[]
  readonly raw: RawAnswers
}

function combinations({ fields }: Flow, step: Step): RawAnswers[] {
  return step.names.reduce<RawAnswers[]>(
    (all, name) => {
      const field = fields[name]
      const texts = field ? [...samplesOf(field), ...(field.optional && !field.needed ? [''] : [])] : ['']
      return all.flatMap((raw) => texts.map((text) => ({ ...raw, [name]: text })))
    },
    [{}],
  )
}

const furtherSlugs = (flow: Flow, raw: RawAnswers) =>
  applicableSteps(flow, raw)
    .map((step) => step.slug)
    .join()

/**
 * Every way through a flow, made from its definition: for tests and diagrams. Answers of a step after which the same
 * steps apply count as one way; each sample is still tried once, so a sample that its own field refuses throws.
 */
export function enumeratePaths(flow: Flow): FunnelPath[] {
  const paths: FunnelPath[] = []
  const follow = (raw: RawAnswers, slugs: readonly string[]) => {
    const step = nextStep(flow, raw)
    if (!step) {
      paths.push({ slugs, raw })
      return
    }
    if (slugs.includes(step.slug))
      throw new Error(`${flow.name}: ${step.slug} refuses one of its own samples`)
    const ways = new Map<string, RawAnswers>()
    for (const answer of combinations(flow, step)) {
      const next = { ...raw, ...answer }
      if (nextStep(flow, next) === step)
        throw new Error(`${flow.name}: ${step.slug} refuses ${JSON.stringify(answer)}`)
      const way = furtherSlugs(flow, next)
      if (!ways.has(way)) ways.set(way, next)
    }
    for (const next of ways.values()) follow(next, [...slugs, step.slug])
  }
  follow({}, [])
  return paths
}
