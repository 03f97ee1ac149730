import type { Kysely } from 'kysely'
import { type ConsentWords, ourConsentWords } from 'shared-lib/kit/newsletter/consent-words'
import type { VisitorsSchema } from '../../base/tables/visitors.schema'

interface NewsletterWordsParts {
  readonly database: Kysely<VisitorsSchema>
  /** The current words next to the box. */
  readonly current: () => Promise<ConsentWords>
  /** They could not be kept; the next page tries again. */
  readonly failed?: (cause: unknown) => void
  readonly now?: () => Date
}

export interface NewsletterWords {
  /** The current words next to the box, which are kept from then on. */
  readonly shown: () => Promise<ConsentWords>
  /** Whether words of this version were ever shown next to the box. Rejects while the database is away. */
  readonly has: (version: string) => Promise<boolean>
}

/** Every sentence that editors put next to the newsletter's box is kept, or a consent to it proves nothing. */
export function createNewsletterWords(parts: NewsletterWordsParts): NewsletterWords {
  const { database, current, failed = () => {}, now = () => new Date() } = parts
  let kept: ConsentWords | undefined

  async function keep(words: ConsentWords) {
    if (kept?.version === words.version && kept.sentence === words.sentence) return
    const since = now().toISOString()
    await database
      .insertInto('newsletter_words')
      .values([ourConsentWords, words].map(({ version, sentence }) => ({ version, sentence, since })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    kept = words
  }

  return {
    async shown() {
      const words = await current()
      await keep(words).catch(failed)
      return words
    },
    async has(version) {
      await keep(await current())
      const found = await database
        .selectFrom('newsletter_words')
        .select('version')
        .where('version', '=', version)
        .executeTakeFirst()
      return found !== undefined
    },
  }
}
