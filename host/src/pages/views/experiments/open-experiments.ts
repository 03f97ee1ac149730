import { Counter } from 'prom-client'
import type { Metrics } from '../../../base/operations/metrics'
import type { ContentSource } from '../../../content/source/content-source'
import type { Page } from '../../page-parts/page'
import { experimentLayer } from './experiment-layer'
import { followExperiments } from './follow-experiments'

interface OpenExperimentsParts {
  readonly source: ContentSource
  readonly metrics: Pick<Metrics, 'registry'>
  /** Cookies travel encrypted only. */
  readonly secure: boolean
  readonly log: (message: string) => void
}

/** Comparisons of pages that editors set up, and how often each version was shown. */
export function openExperiments({ source, metrics, secure, log }: OpenExperimentsParts) {
  const { current, first, stop } = followExperiments(source, log)
  const shown = new Counter({
    name: 'qp_experiment_shown_total',
    help: 'Pages shown to people who take part in a comparison of two versions.',
    labelNames: ['experiment', 'variant'],
    registers: [metrics.registry],
  })
  return {
    layer: experimentLayer({ experiments: current, secure }),
    exposed: ({ name, variant }: NonNullable<Page['data']['experiment']>) =>
      shown.inc({ experiment: name, variant }),
    /** Settled once the comparisons were read, or could not be. */
    first,
    stop,
  }
}
