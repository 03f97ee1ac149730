import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { subscribeApi, thanksPath, verifyConsentApi } from '../../base/addresses/addresses'
import { isForm, takeForms } from '../../base/security/form-body'
import { ProjectError } from '../../base/security/project-error'
import { limitRates } from '../../base/security/rate-limits'
import { beginVisit, visitOf } from '../visits/visit-cookie'
import type { NewsletterFormProps } from './newsletter.page'
import type { NewsletterStore } from './newsletter.types'
import {
  bodyOf,
  checkedEmail,
  emailProblems,
  formProblems,
  isTrapFilled,
  newsletterBodyLimit,
  pageOf,
  textVersionOf,
  unknownVersion,
  verifiedConsent,
  wordsChanged,
} from './newsletter-request'
import type { NewsletterWords } from './newsletter-words'

interface NewsletterRoutesOptions {
  readonly store: NewsletterStore
  readonly words: Pick<NewsletterWords, 'has'>
  /** A mail may be due. */
  readonly wake: () => void
  /** Cookies for encrypted connections only. */
  readonly secure: boolean
  readonly perMinute: number
  /** Draws the form again for a visitor without script, with its errors. */
  readonly formAgain: (
    request: FastifyRequest,
    reply: FastifyReply,
    form: Pick<NewsletterFormProps, 'email' | 'problems'>,
  ) => Promise<unknown>
}

const unavailable = (cause: unknown) =>
  new ProjectError({
    code: 'newsletter-unavailable',
    status: 503,
    title: 'Não conseguimos guardar o teu email agora',
    nextStep: 'Tenta de novo dentro de um minuto.',
    cause,
  })

/** Signing up; the contract is in docs/contracts/newsletter.md. */
export async function newsletterRoutes(
  app: FastifyInstance,
  { store, words, wake, secure, perMinute, formAgain }: NewsletterRoutesOptions,
): Promise<void> {
  takeForms(app)
  app.removeContentTypeParser('text/plain')
  await limitRates(app, { name: 'newsletter', perMinute })

  const isKnown = (version: string) =>
    words.has(version).catch((cause: unknown) => {
      throw unavailable(cause)
    })

  async function add(request: FastifyRequest, journeyId: string | undefined) {
    const body = bodyOf(request.body)
    const email = checkedEmail(body)
    // A password manager fills it in too: the confirmation mail separates persons from robots.
    if (isTrapFilled(body))
      request.log.info({ suspicion: 'trap' }, 'newsletter form with its hidden input filled in')
    const textVersion = textVersionOf(body)
    if (!(await isKnown(textVersion))) throw unknownVersion()
    const page = pageOf(body.currentPageUrl ?? request.headers.referer)
    await store.subscribe(email, { textVersion, page, journeyId }).catch((cause: unknown) => {
      throw unavailable(cause)
    })
    wake()
  }

  app.post(subscribeApi, { bodyLimit: newsletterBodyLimit }, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (!isForm(request.headers['content-type'])) {
      await add(request, visitOf(request))
      return reply.send({ status: 'success' })
    }
    const body = bodyOf(request.body)
    const asked = formProblems(body)
    const problems = asked.length > 0 || (await isKnown(textVersionOf(body))) ? asked : [wordsChanged]
    if (problems.length > 0)
      return formAgain(request, reply, {
        email: emailProblems(body).length > 0 ? '' : String(body.email),
        problems,
      })
    await add(request, beginVisit(request, reply, secure))
    return reply.redirect(thanksPath, 303)
  })

  app.post(verifyConsentApi, { bodyLimit: newsletterBodyLimit }, async (request, reply) => {
    const body = bodyOf(request.body)
    const { email, ...consent } = verifiedConsent(body, visitOf(request))
    if (!(await isKnown(consent.textVersion))) throw unknownVersion()
    await store.noteConsent(email, consent).catch((cause: unknown) => {
      throw unavailable(cause)
    })
    return reply.code(204).header('cache-control', 'no-store').send()
  })
}
