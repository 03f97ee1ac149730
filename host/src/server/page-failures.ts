import type { FastifyRequest } from 'fastify'
import { pageNotFound, routeRefused } from '../base/security/project-error'
import { redactUrl } from '../base/security/redact-url'
import type { ErrorVariant } from '../pages/page-parts/main-part'
import type { Page, PageRequest } from '../pages/page-parts/page'
import type { PageView } from '../pages/views/page-view'
import type { PageRoutesOptions } from './page-routes.types'

export type PageFailures = ReturnType<typeof pageFailures>

/** What is shown and logged where a page is missing or fails. */
export function pageFailures({
  maker,
  refused,
  production,
}: Pick<PageRoutesOptions, 'maker' | 'refused' | 'production'>) {
  /** A step that a route does not have is a broken link of ours; any other path is a typing error. */
  function missingError(view: PageView, path: string) {
    const shown = redactUrl(path)
    return refused(view, path) ? routeRefused(shown) : pageNotFound(shown)
  }

  return {
    /** Where the page would be declared, for the team that works on it. */
    missingStack: (view: PageView, path: string) => (production ? undefined : missingError(view, path).stack),

    reportMissing(request: FastifyRequest, view: PageView, path: string) {
      const { message, fatal } = missingError(view, path)
      request.log[fatal ? 'warn' : 'info']({ path: redactUrl(path) }, message)
    },

    async errorPage(request: FastifyRequest, view: PageView, at: PageRequest, cause: unknown): Promise<Page> {
      const contentMissing = cause instanceof Error && cause.name === 'ContentProblem'
      request.log.error(
        { err: cause, path: redactUrl(at.path) },
        contentMissing ? 'content cannot be had' : 'page failed',
      )
      const variant: ErrorVariant = contentMissing ? 'maintenance' : 'error'
      const details = production || contentMissing || !(cause instanceof Error) ? undefined : cause.stack
      const status = contentMissing ? 503 : 500
      return maker.errorPage(view, at, { variant, status, details }).catch((error: unknown) => {
        request.log.error({ err: error }, 'the error page failed too')
        return maker.errorPage(view, at, { variant: 'maintenance', status }) // needs nothing of the CMS
      })
    },
  }
}
