import type { FastifyRequest } from 'fastify'
import { decodedPath } from '../base/security/redact-url'
import type { PageRedirect, PageRequest } from '../pages/page-parts/page'
import type { PageView } from '../pages/views/page-view'
import type { PrintedPage } from './finished-pages'
import type { PageFailures } from './page-failures'
import { type Form, type PagePrinter, redirectText } from './page-printer'
import type { PageRoutesOptions } from './page-routes.types'
import { splitUrl } from './page-target'

/** Draws what is at an address, as it is sent. */
export function pageDrawing(
  { maker, declaredQuery }: Pick<PageRoutesOptions, 'maker' | 'declaredQuery'>,
  { printed }: PagePrinter,
  failures: PageFailures,
) {
  /**
   * The target page in place of the redirect of a widget, which saves the visitor a round trip. As a document only
   * where a journey's own path leads to its first question: that address depends on no visitor's answers.
   */
  async function ledTo(view: PageView, at: PageRequest, { redirect }: PageRedirect, form: Form) {
    if (
      form === 'document' &&
      (at.query !== '' || !/^[^?]*$/.test(redirect) || !redirect.startsWith(`${at.path}/`))
    )
      return undefined
    const { path, query } = splitUrl(redirect)
    const decoded = decodedPath(path)
    const page = await maker.page(view, { path: decoded, query: declaredQuery(view, decoded, query) })
    if ('redirect' in page || page.status !== 200) return undefined
    return printed(page, view, form, view.shared, redirect)
  }

  return async (
    request: FastifyRequest,
    view: PageView,
    at: PageRequest,
    form: Form,
  ): Promise<PrintedPage> => {
    const page = await maker.page(view, at, () => failures.missingStack(view, at.path))
    if ('redirect' in page) return (await ledTo(view, at, page, form)) ?? redirectText(page)
    if (page.status === 404) failures.reportMissing(request, view, at.path)
    return printed(page, view, form, page.status === 200 && view.shared)
  }
}
