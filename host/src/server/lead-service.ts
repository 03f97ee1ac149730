import type { FastifyInstance } from 'fastify'
import type { Company } from 'shared-lib/contract/define-widget'
import type { HostDatabase } from '../base/database/host-database'
import type { Metrics } from '../base/operations/metrics'
import type { LeadKeys } from '../base/vault/lead-keys'
import { consentVersions } from '../visitors/leads/consent-versions'
import { createDelivery } from '../visitors/leads/delivery/delivery'
import { milestoneRoutes } from '../visitors/leads/delivery/milestones.routes'
import type { ValidateLead } from '../visitors/leads/lead-check'
import { leadRoutes } from '../visitors/leads/leads.routes'
import type { LeadStore } from '../visitors/leads/leads.types'
import { leadMail } from '../visitors/leads/mail/lead-mail'
import { createLeadMailOutbox } from '../visitors/leads/mail/lead-mail-outbox'
import { leadOwner } from '../visitors/leads/new-lead'
import { type LeadPagesOptions, leadPages } from '../visitors/leads/privacy/lead-pages'
import { createLeadRetention } from '../visitors/leads/privacy/lead-retention'
import { createMailWorker } from '../visitors/newsletter/mail/mail-worker'
import { mailSender } from '../visitors/newsletter/mail/send-mail'
import type { HostConfig } from './config'

interface LeadServiceParts extends Pick<LeadPagesOptions, 'controller' | 'write' | 'writeMissing'> {
  readonly config: HostConfig
  readonly database: HostDatabase
  readonly keys: LeadKeys
  readonly leads: LeadStore
  readonly validate: ValidateLead
  readonly company: () => Promise<Company>
  readonly metrics: Pick<Metrics, 'mailPostponed'>
}

/** Everything about leads: taking them, showing their status, delivering them to the CRM, and retention. */
export async function openLeadService(app: FastifyInstance, parts: LeadServiceParts) {
  const { config, database, keys, leads, validate, company, metrics, ...showing } = parts
  const delivery = createDelivery({ config, database, keys, log: app.log })
  const retention = createLeadRetention({ database, keys, keptDays: config.leadsKeptDays, log: app.log })
  const origin = config.origin ?? `http://localhost:${config.port}`
  const send = mailSender({ ...config, from: config.mailFrom, outboxFolder: config.mailFolder })
  const mails = createMailWorker({
    outbox: createLeadMailOutbox({
      database,
      keys,
      leadOwner,
      perHour: config.leadMailsPerHour,
      postponed({ limit, until }) {
        metrics.mailPostponed(limit)
        if (limit === 'ceiling')
          app.log.error({ until }, 'mails about leads wait: LEAD_MAILS_PER_HOUR is reached')
      },
    }),
    send: async (mail) => send(leadMail(mail, { siteName: (await company()).name, origin })),
    failed: (failure) => app.log.warn(failure, 'a mail about a lead was not sent'),
  })
  const versions = consentVersions(config.partnerWords)
  await app.register(leadRoutes, {
    store: delivery.around(leads),
    perMinute: config.leadsPerMinute,
    origin: config.origin,
    partners: config.partnerOrigins,
    versions,
    validate,
  })
  await app.register(milestoneRoutes, { database, secrets: config.milestoneSecrets })
  await app.register(leadPages, { leads, database, company, versions, ...showing })
  retention.start()
  delivery.start()
  mails.wake()
  return {
    async stop() {
      await Promise.all([delivery.stop(), retention.stop(), mails.stop()])
    },
  }
}
