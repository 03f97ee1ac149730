import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createElement } from 'react'
import type { ConsentWords } from 'shared-lib/kit/newsletter/consent-words'
import {
  confirmedPath,
  confirmPath,
  leavePath,
  leftPath,
  newsletterPath,
  thanksPath,
} from '../../base/addresses/addresses'
import { takeForms, takeMultipartForms } from '../../base/security/form-body'
import type { WriteOwnPage } from '../../pages/page-parts/own-page'
import { type NewsletterFormProps, NewsletterPage } from './newsletter.page'
import type { NewsletterStore } from './newsletter.types'
import type { NewsletterTexts } from './newsletter-texts'

interface ShowOptions {
  readonly write: WriteOwnPage
  /** Words of the pages, as the editors have them now. */
  readonly texts: () => Promise<NewsletterTexts>
  /** Wording next to the box. */
  readonly consent: () => Promise<ConsentWords>
}

interface NewsletterPagesOptions extends ShowOptions {
  readonly store: NewsletterStore
}

/** A page whose words are `<name>Title`, `<name>Text` and, where something is to be done, `<name>Button`. */
interface Shown {
  readonly name: '' | 'thanks' | 'confirm' | 'confirmed' | 'lapsed' | 'leave' | 'left' | 'unknown'
  readonly path?: string
  readonly status?: number
  /** Where the button posts to. */
  readonly action?: string
  /** The page ends in the form. */
  readonly form?: Pick<NewsletterFormProps, 'email' | 'problems'>
}

/**
 * The request of a mail program's button, in either kind of form (RFC 8058). It may follow no redirect, and some count
 * one as a failure.
 */
const isOneClick = (body: unknown) => Object(body)['List-Unsubscribe'] === 'One-Click'

const leftText = 'A subscrição foi cancelada.\n'

type TokenRequest = FastifyRequest<{ Params: { token: string } }>

const emptyForm = { email: '', problems: [] }
const lapsed: Shown = { name: 'lapsed', status: 404, form: emptyForm }
const unknown: Shown = { name: 'unknown', status: 404 }

/** Title and text of the page. */
const wordsOf = (texts: NewsletterTexts, name: Shown['name']) =>
  name === ''
    ? { title: texts.title, text: texts.text }
    : { title: texts[`${name}Title`], text: texts[`${name}Text`] }

const shower =
  ({ write, texts: readTexts, consent }: ShowOptions) =>
  async (request: FastifyRequest, reply: FastifyReply, { name, path, status, action, form }: Shown) => {
    const texts = await readTexts()
    const label = name === 'confirm' ? texts.confirmButton : texts.leaveButton
    const props = {
      texts,
      ...wordsOf(texts, name),
      ...(action && { action: { path: action, label } }),
      ...(form && { form: { ...form, texts, consent: await consent() } }),
    }
    const element = createElement(NewsletterPage, props)
    return write(request, reply, {
      path: path ?? newsletterPath,
      title: props.title,
      element,
      status: status ?? 200,
    })
  }

/** Draws the form with its errors, for a visitor without script. */
export const formAgain =
  (options: ShowOptions) =>
  (request: FastifyRequest, reply: FastifyReply, form: NonNullable<Shown['form']>) =>
    shower(options)(request, reply, { name: '', form, status: 422 })

/**
 * Pages of the newsletter. A mail scanner opens every link of a mail, so opening one only shows a button; the button
 * acts and leads to an address without a secret.
 */
export async function newsletterPages(
  app: FastifyInstance,
  { store, ...showing }: NewsletterPagesOptions,
): Promise<void> {
  takeForms(app)
  takeMultipartForms(app)
  const show = shower(showing)

  for (const shown of [
    { name: '', path: newsletterPath, form: emptyForm },
    { name: 'thanks', path: thanksPath },
    { name: 'confirmed', path: confirmedPath },
    { name: 'left', path: leftPath },
  ] as const)
    app.get(shown.path, (request, reply) => show(request, reply, shown))

  app.get(confirmPath(':token'), async (request: TokenRequest, reply) => {
    const { token } = request.params
    if (!(await store.mayConfirm(token))) return show(request, reply, lapsed)
    return show(request, reply, { name: 'confirm', action: confirmPath(token) })
  })
  app.post(confirmPath(':token'), async (request: TokenRequest, reply) => {
    if (!(await store.confirm(request.params.token))) return show(request, reply, lapsed)
    return reply.header('cache-control', 'no-store').redirect(confirmedPath, 303)
  })
  app.get(leavePath(':token'), async (request: TokenRequest, reply) => {
    const { token } = request.params
    if (!(await store.mayLeave(token))) return show(request, reply, unknown)
    return show(request, reply, { name: 'leave', action: leavePath(token) })
  })
  app.post(leavePath(':token'), async (request: TokenRequest, reply) => {
    if (!(await store.leave(request.params.token))) return show(request, reply, unknown)
    if (isOneClick(request.body))
      return reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(leftText)
    return reply.header('cache-control', 'no-store').redirect(leftPath, 303)
  })
}
