import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { consentApi, consentPath } from '../../base/addresses/addresses'
import { takeForms } from '../../base/security/form-body'
import { ProjectError } from '../../base/security/project-error'
import { limitRates } from '../../base/security/rate-limits'
import type { ConsentStore } from './consent.store'
import { type ConsentChoice, cookieOfChoice, type Signal } from './consent-choice'
import type { ConsentTexts } from './consent-texts'

/** Where the choice is seen and changed. */

/** Answer while the database is away: without a proof nothing is allowed. */
const unavailable = (cause: unknown) =>
  new ProjectError({
    code: 'consent-unavailable',
    status: 503,
    title: 'Não conseguimos guardar a tua escolha agora',
    nextStep: 'Até lá usamos só os cookies necessários. Tenta de novo dentro de um minuto.',
    cause,
  })

interface ConsentRoutesOptions {
  readonly store: ConsentStore
  /** The words of the question now. */
  readonly texts: () => Promise<ConsentTexts>
  /** Cookies for encrypted connections only. */
  readonly secure: boolean
  readonly perMinute: number
  /** The form again, with its errors, for a browser without script. */
  readonly formAgain: (
    request: FastifyRequest,
    reply: FastifyReply,
    problem: ProjectError,
  ) => Promise<unknown>
}

/** @throws ProjectError 422 for anything that is no choice */
function choiceMade(body: unknown): ConsentChoice {
  const { choice, ...given } = Object(body) as Record<string, unknown>
  const both = (signal: Signal): ConsentChoice => ({ marketing: signal, statistics: signal })
  const signal = (value: unknown): Signal => (value === 'granted' ? 'granted' : 'denied')
  if (choice === 'all') return both('granted')
  if (choice === 'none') return both('denied')
  if (choice === 'some') return { marketing: signal(given.marketing), statistics: signal(given.statistics) }
  throw new ProjectError({ code: 'no-choice', status: 422, title: 'Falta dizer o que autorizas' })
}

/** The page with the form, a path of ours in any case. The choice's own page confirms that it was saved. */
function backFrom({ headers }: FastifyRequest): string {
  const url = headers.referer && URL.canParse(headers.referer) ? new URL(headers.referer) : undefined
  if (!url || url.host !== headers.host || url.pathname === consentPath) return `${consentPath}?guardado=1`
  return url.pathname.replace(/^[/\\]+/, '/') + url.search
}

/** `POST /api/consent`; the contract is in docs/contracts/newsletter.md. */
export async function consentRoutes(
  app: FastifyInstance,
  { store, texts: read, secure, perMinute, formAgain }: ConsentRoutesOptions,
): Promise<void> {
  takeForms(app)
  await limitRates(app, { name: 'consent', perMinute })
  app.post(consentApi, { bodyLimit: 4096 }, async (request, reply) => {
    const choice = choiceMade(request.body)
    const texts = await read()
    const wantsData = request.headers.accept?.startsWith('application/json')
    const proofId = await store.keep(choice, texts).catch((cause: unknown) => unavailable(cause))
    if (proofId instanceof ProjectError) {
      if (wantsData) throw proofId
      request.log.error({ err: proofId }, 'a choice about cookies was not kept')
      return formAgain(request, reply, proofId)
    }
    reply
      .header('cache-control', 'no-store')
      .header('set-cookie', cookieOfChoice(choice, { proofId, textVersion: texts.version, secure }))
    if (wantsData) return reply.send(choice)
    return reply.redirect(backFrom(request), 303)
  })
}
