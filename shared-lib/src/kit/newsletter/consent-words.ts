import { consentVersionOf, privacyPath, termsPath } from '../funnel/consent-texts'

/** Words that a visitor agrees to when the newsletter's box is ticked. */
export interface ConsentWords {
  /** Sentence next to the box; `[Termos e Condições](/termos-condicoes-gerais)` in it is a link. */
  readonly sentence: string
  /** Names these very words in stored consents, e.g. `newsletter-2026-11`. */
  readonly version: string
}

/** The words of every newsletter form where no editor has written others. */
export const ourConsentWords: ConsentWords = {
  sentence: `Aceito os [Termos e Condições](${termsPath}) e receber a newsletter por email. Posso sair quando quiser: vê a [Política de Privacidade](${privacyPath}).`,
  version: consentVersionOf({ path: '/newsletter' }),
}

const isVersion = (text: string) => /^[\w.-]{1,24}$/.test(text)

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '')

/**
 * `newsletterConsent` and `newsletterConsentVersion` of the layout story's footer. An editor's sentence counts only
 * under a version of its own: a consent that two wordings share proves nothing.
 */
export function readConsentWords(footer: Readonly<Record<string, unknown>>): ConsentWords {
  const sentence = textOf(footer.newsletterConsent)
  const named = textOf(footer.newsletterConsentVersion)
  const version = `newsletter-${named}`
  if (sentence === '' || !isVersion(named) || version === ourConsentWords.version) return ourConsentWords
  return { sentence, version }
}

interface LinkPart {
  readonly text: string
  readonly href: string
}

const link = /\[([^[\]]+)\]\(((?:https:\/\/|\/(?!\/))[^()\s]*)\)/g

/** A sentence split into its texts and links, in order. An unsafe link stays text. */
export function linkedParts(sentence: string): readonly (string | LinkPart)[] {
  const parts: (string | LinkPart)[] = []
  let from = 0
  for (const found of sentence.matchAll(link)) {
    const [whole, text = '', href = ''] = found
    parts.push(sentence.slice(from, found.index), { text, href })
    from = found.index + whole.length
  }
  return [...parts, sentence.slice(from)].filter((part) => part !== '')
}
