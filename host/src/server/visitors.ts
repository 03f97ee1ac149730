import type { FastifyInstance } from 'fastify'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { ourConsentWords, readConsentWords } from 'shared-lib/kit/newsletter/consent-words'
import { consentPath, newsletterPath } from '../base/addresses/addresses'
import type { HostDatabase } from '../base/database/host-database'
import { sharedCounters } from '../base/security/shared-counters'
import type { LeadKeys } from '../base/vault/lead-keys'
import type { ContentSource } from '../content/source/content-source'
import { consentRoutes } from '../pages/consent/consent.routes'
import { createConsentStore } from '../pages/consent/consent.store'
import { ConsentBanner } from '../pages/consent/consent-form'
import { consentFormAgain, consentPages } from '../pages/consent/consent-pages'
import { readConsentTexts } from '../pages/consent/consent-texts'
import type { SendKept } from '../pages/page-parts/kept-answer'
import type { WriteOwnPage } from '../pages/page-parts/own-page'
import { encryptSubscribersAgain } from '../visitors/newsletter/encrypt-again'
import { confirmationMail } from '../visitors/newsletter/mail/confirmation-mail'
import { guideMail } from '../visitors/newsletter/mail/guide-mail'
import { createMailOutbox } from '../visitors/newsletter/mail/mail-outbox'
import { createMailWorker } from '../visitors/newsletter/mail/mail-worker'
import { mailSender } from '../visitors/newsletter/mail/send-mail'
import { newsletterRoutes } from '../visitors/newsletter/newsletter.routes'
import { createNewsletterStore } from '../visitors/newsletter/newsletter.store'
import { formAgain, newsletterPages } from '../visitors/newsletter/newsletter-pages'
import { readNewsletterTexts } from '../visitors/newsletter/newsletter-texts'
import { createNewsletterWords } from '../visitors/newsletter/newsletter-words'
import { createRefLog } from '../visitors/visits/ref-log.store'
import { visitRoutes } from '../visitors/visits/visits.routes'
import type { HostConfig } from './config'

interface VisitorsParts {
  readonly config: HostConfig
  readonly database: HostDatabase
  readonly keys: LeadKeys
  readonly content: ContentSource
  readonly siteName: string
  /** Of the browser shell: a development build measures nothing, so it asks nothing. */
  readonly build: string
  readonly log: Pick<FastifyInstance['log'], 'warn'>
}

const hour = 60 * 60_000

/** An address that is a secret is shown to no tag. */
const isUnasked = (path: string) => /^\/(pedido|newsletter)(\/|$)/.test(path)

/** Newsletter, visits and the choice about cookies: everything a visitor leaves besides a lead. */
export async function createVisitors({
  config,
  database,
  keys,
  content,
  siteName,
  build,
  log,
}: VisitorsParts) {
  const confirmHours = config.newsletterConfirmHours
  const newsletter = await createNewsletterStore({ database, keys, confirmMs: confirmHours * hour })
  const counters = sharedCounters(database, keys)
  const refLog = createRefLog({ database, keptMs: config.refLogDays * 24 * hour })
  const origin = config.origin ?? `http://localhost:${config.port}`
  const send = mailSender({
    smtpUrl: config.smtpUrl,
    from: config.mailFrom,
    outboxFolder: config.mailFolder,
  })
  const mails = createMailWorker({
    outbox: createMailOutbox({ database, keys }),
    send: (mail) =>
      send(
        mail.guide
          ? guideMail(mail, mail.guide, { siteName, origin })
          : confirmationMail(mail, { siteName, origin, confirmHours }),
      ),
    failed: (failure) => log.warn(failure, 'a mail was not sent'),
  })
  const sweep = () =>
    Promise.all([
      newsletter.sweep(),
      refLog.sweep(),
      counters.sweep(),
      encryptSubscribersAgain(database, keys),
    ]).catch((err: unknown) =>
      log.warn({ err }, 'what was due to be erased, or encrypted again, still waits'),
    )
  const sweeping = setInterval(sweep, hour).unref()
  const texts = () => readConsentTexts(content)
  const words = createNewsletterWords({
    database,
    current: () =>
      content.layoutConfig().then(
        ({ footer }) => readConsentWords(Object.assign({}, ...footer)),
        () => ourConsentWords,
      ),
    failed: (err) => log.warn({ err }, 'the words beside the box of the newsletter are not kept yet'),
  })

  return {
    /** Question about cookies at a path, '' where there is none. */
    async banner(path: string) {
      // Drawn with every page, as the newsletter's form is.
      void words.shown()
      if (isUnasked(path) || build.endsWith('.dev')) return ''
      const props = { texts: await texts(), gtmId: config.gtmId }
      return renderToStaticMarkup(createElement(ConsentBanner, props))
    },
    ownPaths: [consentPath, newsletterPath],
    /** Adds the addresses and begins to send due messages. */
    async open(app: FastifyInstance, write: WriteOwnPage, sendKept: SendKept) {
      const showing = { write, consent: words.shown, texts: () => readNewsletterTexts(content) }
      const limits = { secure: config.production, perMinute: config.newsletterPerMinute }
      await app.register(newsletterRoutes, {
        store: newsletter,
        words,
        wake: mails.wake,
        formAgain: formAgain(showing),
        ...limits,
      })
      await app.register(newsletterPages, { store: newsletter, ...showing })
      await app.register(visitRoutes, { refLog, ...limits })
      await app.register(consentRoutes, {
        store: createConsentStore(database),
        texts,
        formAgain: consentFormAgain({ texts, write }),
        ...limits,
      })
      await app.register(consentPages, { texts, write, sendKept })
      if (config.production && !config.smtpUrl)
        log.warn({ folder: config.mailFolder }, 'SMTP_URL is not set: mails are written to a folder')
      void sweep()
      mails.wake()
    },
    async stop() {
      clearInterval(sweeping)
      await mails.stop()
    },
  }
}
