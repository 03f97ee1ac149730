import { readFileSync } from 'node:fs'
import { isRecord } from 'shared-lib/contract/is-record'
import { consentWords, leadVersions, withdrawalVersion } from 'shared-lib/kit/funnel/consent-words'
import type { Consent } from './leads.types'

/** Wordings next to the boxes of partners' own forms: version → purpose → words. */
export type PartnerWords = Readonly<Record<string, Readonly<Record<string, string>>>>

export interface ConsentVersions {
  /** Every version that a lead may name. */
  readonly pattern: RegExp
  /** The words of a version about a purpose; undefined: there was no such version, or it did not ask for that. */
  readonly words: (version: string, purpose: string) => string | undefined
  /** Whether a lead may name it. A withdrawal has words too, and no lead begins with them. */
  readonly has: (consent: Pick<Consent, 'purpose' | 'textVersion'>) => boolean
}

const escaped = (text: string) => text.replaceAll('.', '\\.')

/** Our own versions and those of partners. */
export function consentVersions(partners: PartnerWords = {}): ConsentVersions {
  const named = [leadVersions.source, ...Object.keys(partners).map(escaped)].join('|')
  const pattern = new RegExp(`^(?:${named})$`)
  const ofPartner = new Map(
    Object.entries(partners).map(([version, words]) => [version, Object.entries(words)]),
  )
  const words = (version: string, purpose: string) =>
    consentWords(version, purpose) ?? new Map(ofPartner.get(version)).get(purpose)
  return {
    pattern,
    words,
    has: ({ textVersion, purpose }) =>
      textVersion !== withdrawalVersion &&
      pattern.test(textVersion) &&
      words(textVersion, purpose) !== undefined,
  }
}

const purposes: readonly string[] = ['terms', 'marketing', 'contact', 'friend'] satisfies Consent['purpose'][]
function partnerWordsIn(text: string): PartnerWords {
  const versions: unknown = JSON.parse(text)
  if (!isRecord(versions)) throw new Error('versions by name are wanted')
  for (const [version, words] of Object.entries(versions)) {
    if (!/^[\w.-]{1,40}$/.test(version)) throw new Error(`"${version}" is no name of a version`)
    if (consentVersions().pattern.test(version) || version === withdrawalVersion)
      throw new Error(`"${version}" is one of our own versions`)
    if (!isRecord(words) || !words.terms) throw new Error(`"${version}" says nothing of "terms"`)
    for (const [purpose, text] of Object.entries(words))
      if (!purposes.includes(purpose) || typeof text !== 'string' || text.trim() === '' || text.length > 2000)
        throw new Error(`"${version}" has no words for "${purpose}": ${purposes.join(', ')} take a text`)
  }
  return versions as PartnerWords
}

/** The file that `PARTNER_CONSENTS` names. @throws a plain sentence when it cannot be read or proves nothing */
export function readPartnerWords({ PARTNER_CONSENTS: file }: NodeJS.ProcessEnv): PartnerWords {
  if (!file) return {}
  try {
    return partnerWordsIn(readFileSync(file, 'utf8'))
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause)
    throw new Error(`PARTNER_CONSENTS: ${file}: ${why}`, { cause })
  }
}
