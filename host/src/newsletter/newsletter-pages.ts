import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createElement } from 'react'
import type { ConsentWords } from 'shared-lib/newsletter/consent-words'
import type { WriteOwnPage } from '../pages/own-page'
import { takeForms } from '../security/form-body'
import { type NewsletterFormProps, NewsletterPage } from './newsletter.page'
import type { NewsletterStore } from './newsletter.types'
import {
  confirmedPath,
  confirmPath,
  leavePath,
  leftPath,
  newsletterPath,
  thanksPath,
} from './newsletter-paths'

export interface NewsletterPagesOptions {
  readonly store: NewsletterStore
  readonly write: WriteOwnPage
  /** Words beside the box, as the editors have them now. */
  readonly consent: () => Promise<ConsentWords>
}

/** A page of the newsletter; `form` says that it ends in the form. */
type PageProps = Omit<Parameters<typeof NewsletterPage>[0], 'form'> & {
  readonly form?: Pick<NewsletterFormProps, 'email' | 'problems'>
}
type TokenRequest = FastifyRequest<{ Params: { token: string } }>

const emptyForm = { email: '', problems: [] }

const pages = {
  [newsletterPath]: {
    title: 'Aprende a poupar connosco!',
    text: 'Deixa o teu email e recebe dicas de poupança. Podes sair quando quiseres.',
    form: emptyForm,
  },
  [thanksPath]: {
    title: 'Obrigado! Falta um passo',
    text: 'Se ainda não tinhas confirmado este endereço, recebes agora um email: abre a ligação que lá está e carrega em “Confirmar”. Se não o encontrares, espreita a pasta de spam.',
  },
  [confirmedPath]: {
    title: 'Subscrição confirmada',
    text: 'A partir de agora recebes a nossa newsletter. Em todos os emails encontras uma ligação para sair.',
  },
  [leftPath]: {
    title: 'Já não recebes a newsletter',
    text: 'Apagámos o teu endereço. Se mudares de ideias, és sempre bem-vindo.',
  },
} satisfies Readonly<Record<string, PageProps>>

const lapsed: PageProps = {
  title: 'Esta ligação já não serve',
  text: 'Pode ter passado o prazo ou já ter sido usada. Deixa de novo o teu email e enviamos-te outra.',
  form: emptyForm,
}

const unknownLeave: PageProps = {
  title: 'Esta ligação já não serve',
  text: 'Confirma que abriste o endereço completo do email. Se ainda recebes a newsletter, usa a ligação do email mais recente.',
}

type ShowOptions = Pick<NewsletterPagesOptions, 'write' | 'consent'>

const shower =
  ({ write, consent }: ShowOptions) =>
  async (
    request: FastifyRequest,
    reply: FastifyReply,
    { form, ...props }: PageProps,
    { path = newsletterPath, status = 200 } = {},
  ) => {
    const whole = form ? { ...props, form: { ...form, consent: await consent() } } : props
    return write(request, reply, {
      path,
      title: props.title,
      element: createElement(NewsletterPage, whole),
      status,
    })
  }

/** Draws the form with what is wrong in it, for a visitor without script. */
export const formAgain =
  (options: ShowOptions) =>
  (request: FastifyRequest, reply: FastifyReply, form: PageProps['form'] & object) =>
    shower(options)(request, reply, { ...pages[newsletterPath], form }, { status: 422 })

/**
 * Pages of the newsletter. A mail scanner opens every link of a mail, so opening one only shows a button; the button
 * acts and leads to an address without a secret.
 */
export async function newsletterPages(
  app: FastifyInstance,
  { store, ...showing }: NewsletterPagesOptions,
): Promise<void> {
  takeForms(app) // a mail program's own button posts one (RFC 8058)
  const show = shower(showing)

  for (const [path, props] of Object.entries<PageProps>(pages))
    app.get(path, (request, reply) => show(request, reply, props, { path }))

  app.get(confirmPath(':token'), async (request: TokenRequest, reply) => {
    const { token } = request.params
    if (!(await store.mayConfirm(token))) return show(request, reply, lapsed, { status: 404 })
    return show(request, reply, {
      title: 'Confirma a tua subscrição',
      text: 'Carrega no botão para receberes a nossa newsletter.',
      action: { path: confirmPath(token), label: 'Confirmar' },
    })
  })
  app.post(confirmPath(':token'), async (request: TokenRequest, reply) => {
    if (!(await store.confirm(request.params.token))) return show(request, reply, lapsed, { status: 404 })
    return reply.header('cache-control', 'no-store').redirect(confirmedPath, 303)
  })
  app.get(leavePath(':token'), async (request: TokenRequest, reply) => {
    const { token } = request.params
    if (!(await store.mayLeave(token))) return show(request, reply, unknownLeave, { status: 404 })
    return show(request, reply, {
      title: 'Queres sair da newsletter?',
      text: 'Deixas de receber os nossos emails e apagamos o teu endereço.',
      action: { path: leavePath(token), label: 'Sair da newsletter' },
    })
  })
  app.post(leavePath(':token'), async (request: TokenRequest, reply) => {
    if (!(await store.leave(request.params.token))) return show(request, reply, unknownLeave, { status: 404 })
    return reply.header('cache-control', 'no-store').redirect(leftPath, 303)
  })
}
