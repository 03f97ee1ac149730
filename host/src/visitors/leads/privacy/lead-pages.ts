import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createElement } from 'react'
import type { Company } from 'shared-lib/contract/define-widget'
import { requestPath } from '../../../base/addresses/addresses'
import { takeForms } from '../../../base/security/form-body'
import { ProjectError } from '../../../base/security/project-error'
import type { WriteOwnPage } from '../../../pages/page-parts/own-page'
import { UnavailablePage } from '../../../pages/page-parts/unavailable.page'
import { type ConsentVersions, consentVersions } from '../consent-versions'
import { type LeadStatusView, leadStatusHeaders, leadStatusPage } from '../lead-status'
import { LeadStatusPage } from '../lead-status.page'
import { statusUnavailable } from '../leads.routes'
import type { LeadStore } from '../leads.types'
import type { LeadDatabase, Named } from './change-lead'
import { ErasurePage, WithdrawalPage } from './confirm.page'
import { erase } from './erase'
import { type LeadPaths, leadPaths } from './lead-paths'
import { ReceiptPage } from './receipt.page'
import { withdraw } from './withdraw'

export interface LeadPagesOptions {
  readonly leads: LeadStore
  readonly database: LeadDatabase
  readonly company: () => Promise<Company>
  /** Controller of the data, in the editors' words; '' while they have none. */
  readonly controller: () => Promise<string>
  readonly write: WriteOwnPage
  /** The page for a secret that no lead has. */
  readonly writeMissing: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>
  /** Versions of the wordings next to the boxes; left out: our own. */
  readonly versions?: ConsentVersions | undefined
  readonly now?: () => Date
}

type SecretRequest = FastifyRequest<{ Params: { secret: string } }>

/** Words in place of changes to a lead that is closed. */
const done = {
  withdrawal: ({ withdrawnAt, erasedAt }: LeadStatusView) => withdrawnAt !== null || erasedAt !== null,
  erasure: ({ erasedAt }: LeadStatusView) => erasedAt !== null,
}

/**
 * Pages of one lead behind its secret address: its status, the receipt of its consents, taking them back, erasing. A
 * link only shows what would happen; its button does it, and needs no script.
 */
export async function leadPages(app: FastifyInstance, options: LeadPagesOptions): Promise<void> {
  const { leads, database, company, controller, write, writeMissing } = options
  const { versions = consentVersions(), now = () => new Date() } = options
  takeForms(app)

  async function writeUnavailable(request: FastifyRequest, reply: FastifyReply, problem: ProjectError) {
    request.log.error({ err: problem }, 'a lead could not be read')
    const element = createElement(UnavailablePage, { problem, company: await company() })
    return write(request, reply, {
      path: requestPath,
      title: problem.message,
      element,
      status: problem.status,
    })
  }

  type Seen = { readonly view: LeadStatusView; readonly paths: LeadPaths }

  /** Draws a page of the lead; a redirect where there is nothing to show. */
  const page =
    (title: string, draw: (seen: Seen) => Promise<React.ReactElement | string>) =>
    async (request: SecretRequest, reply: FastifyReply) => {
      const { secret } = request.params
      const view = await leadStatusPage(leads, secret, now()).catch(statusUnavailable)
      if (view instanceof ProjectError) return writeUnavailable(request, reply, view)
      if (!view) return writeMissing(request, reply)
      const element = await draw({ view, paths: leadPaths(secret) })
      if (typeof element === 'string') return reply.headers(leadStatusHeaders).redirect(element, 303)
      return write(request, reply, { path: requestPath, title, element })
    }

  const change =
    (work: (named: Named) => Promise<boolean>) => async (request: SecretRequest, reply: FastifyReply) => {
      const { secret } = request.params
      const done = await work({ secret }).catch(statusUnavailable)
      if (done instanceof ProjectError) return writeUnavailable(request, reply, done)
      if (!done) return writeMissing(request, reply)
      return reply.headers(leadStatusHeaders).redirect(leadPaths(secret).status, 303)
    }

  const at = leadPaths(':secret')
  const status = page('O teu pedido', async (seen) =>
    createElement(LeadStatusPage, { ...seen, company: await company() }),
  )
  app.get(at.status, status)
  app.get(`${at.status}/_payload.json`, status)
  app.get(
    at.receipt,
    page('Recibo do que autorizaste', async (seen) =>
      createElement(ReceiptPage, {
        ...seen,
        company: await company(),
        controller: await controller(),
        words: versions.words,
      }),
    ),
  )
  app.get(
    at.withdrawal,
    page('Cancelar o pedido', async ({ view, paths }) =>
      done.withdrawal(view)
        ? paths.status
        : createElement(WithdrawalPage, { ...view, action: paths.withdrawal, back: paths.status }),
    ),
  )
  app.get(
    at.erasure,
    page('Apagar os teus dados', async ({ view, paths }) =>
      done.erasure(view)
        ? paths.status
        : createElement(ErasurePage, { ...view, action: paths.erasure, back: paths.status }),
    ),
  )
  const small = { bodyLimit: 1024 }
  app.post(
    at.withdrawal,
    small,
    change((named) => withdraw(database, named, 'visitor', now())),
  )
  app.post(
    at.erasure,
    small,
    change((named) => erase(database, named, 'visitor', now())),
  )
}
