import { contactText, friendText, marketingText } from './consent-texts'

type Words = Readonly<Record<string, string>>

/** Of the page where a person withdraws a consent. */
export const withdrawalVersion = 'retirada-2026-11'

export const withdrawalText =
  'Já não quero que me liguem nem que me escrevam sobre este pedido, e retiro o que autorizei.'

/**
 * The words of every version there ever was, by what they are about: the proof of a consent is worth what it can show.
 * A version is added, never changed; `consent-words.test.ts` holds each to what it was.
 */
const versions: Readonly<Record<string, Words>> = {
  '2026-11': {
    terms: 'Li e aceito os Termos e Condições e a Política de Privacidade.',
    marketing: marketingText,
    contact: contactText,
    friend: friendText,
  },
}

/** Every version that a lead of our own forms may name: of which page, and which words. */
export const leadVersions = RegExp(`[a-z-]{2,31}-(?:${Object.keys(versions).join('|')})`)

/** Words that a visitor saw next to a box; undefined for a version of a partner's form, whose words are not ours. */
export function consentWords(textVersion: string, purpose: string): string | undefined {
  if (textVersion === withdrawalVersion) return withdrawalText
  const version = /^[a-z-]{2,31}-(\d{4}-\d{2})$/.exec(textVersion)?.[1] ?? ''
  return new Map(Object.entries(versions[version] ?? {})).get(purpose)
}
