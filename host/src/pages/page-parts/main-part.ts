import type { RouteDefinition } from 'shared-lib/contract/define-micro-frontend'
import type { SlotPlan } from '../../remotes/slots/render-slot'
import type { PageHead } from './page-head'

/** Content between the chrome of a page. */
export interface MainPart {
  readonly status: number
  readonly title: string
  readonly description: string
  readonly layout: string
  readonly noIndex: boolean
  readonly html: string
  readonly plans: readonly SlotPlan[]
  readonly route: string
  readonly head?: PageHead
  readonly canonical?: string
  /** An editor wrote it. */
  readonly fromStory?: true
  readonly definition?: Pick<RouteDefinition, 'embed' | 'vertical' | 'journey' | 'calculator'>
  /** URLs of sheets besides the site's and the widgets' own. */
  readonly styles?: readonly string[]
  /** Chunks of the shell that this page opens and others do not. */
  readonly chunks?: readonly string[]
  readonly stale: boolean
}

export type ErrorVariant = 'not-found' | 'error' | 'maintenance'

export interface Failure {
  readonly variant: ErrorVariant
  readonly status: number
  /** Message and stack, outside production. */
  readonly details?: string | undefined
  /** Answer of `SiteContent.errorWords`. */
  readonly words: unknown
}

export const errorPart = ({ variant, status, details, words }: Failure): MainPart => ({
  status,
  title: variant === 'maintenance' ? 'Em manutenção' : 'Página não disponível',
  description: '',
  layout: variant === 'maintenance' ? 'no-header-footer' : 'default',
  noIndex: true,
  html: '<!--qp-slot:main-->',
  plans: [
    {
      id: 'main',
      kind: 'application',
      tag: 'qp-error-page',
      attributes: { variant, ...(details && { details }) },
      data: words,
    },
  ],
  route: `error:${variant}`,
  stale: false,
})
