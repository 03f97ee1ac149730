import type { Migration } from 'kysely'
import { firstTables } from './0001-first-tables'
import { newsletterTables } from './0002-newsletter'
import { visitTables } from './0003-visits'
import { leadCareTables } from './0004-lead-care'
import { versionCountTables } from './0005-version-counts'
import { leadCampaign } from './0006-lead-campaign'
import { leadMails } from './0007-lead-mails'
import { newsletterWords } from './0008-newsletter-words'
import { outboxTrace } from './0009-outbox-trace'
import { cookieQuestions } from './0010-cookie-questions'

/**
 * One history for every table and both kinds of database, only ever added to: a released migration is never edited. A new
 * one is named `….expand` where the version before can go on with it (a table, a column that may be empty), and
 * `….contract` where it takes away what only that version used, one release later.
 */
export const history: Readonly<Record<string, Migration>> = {
  '0001-first-tables': firstTables,
  '0002-newsletter': newsletterTables,
  '0003-visits': visitTables,
  '0004-lead-care': leadCareTables,
  '0005-version-counts': versionCountTables,
  '0006-lead-campaign': leadCampaign,
  '0007-lead-mails': leadMails,
  '0008-newsletter-words': newsletterWords,
  '0009-outbox-trace': outboxTrace,
  '0010-cookie-questions': cookieQuestions,
}
