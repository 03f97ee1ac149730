import type { ContentSource } from '../content/content-source'
import { readWords, wordsOver } from '../content/story-words'

/** Story with the words of the choice; every field that is missing or empty keeps the words below. */
export const consentSlug = 'config/cookies'

const defaults = {
  /** A new version asks everybody again. */
  version: '2026-11b',
  title: 'Tu escolhes os cookies',
  text: 'Usamos os cookies de que o site precisa para funcionar. Com a tua autorização, usamos também cookies de estatística e de marketing.',
  policyText: 'Saber mais',
  accept: 'Aceitar todos',
  refuse: 'Recusar',
  choose: 'Escolher',
  save: 'Guardar escolha',
  statisticsTitle: 'Estatística',
  statisticsText:
    'Contam visitas, páginas vistas e de onde vens, medem se as páginas respondem depressa e comparam duas versões de uma página, para sabermos o que melhorar.',
  marketingTitle: 'Marketing',
  marketingText: 'Medem os nossos anúncios e mostram-te os que te podem interessar.',
  saved: 'A tua escolha está guardada.',
  settingsTitle: 'Definições de cookies',
  settingsLegend: 'O que autorizas',
  necessaryTitle: 'Necessários',
  necessaryText:
    'O idioma, a largura do ecrã, esta escolha, um número que decide se vês uma versão nova do site e, quando pedes a newsletter, um número da visita.',
} as const

export type ConsentTexts = Readonly<Record<keyof typeof defaults, string>>

const isVersion = (text: string) => /^[\w-]{1,24}$/.test(text)

/** The words of the CMS over ours; a version that is no name would break the cookie that carries it. */
export function consentTexts(content: Readonly<Record<string, unknown>> = {}): ConsentTexts {
  const texts = wordsOver(defaults, content)
  return isVersion(texts.version) ? texts : { ...texts, version: defaults.version }
}

/** Words come with the page: while the CMS is down the banner speaks with ours. */
export const readConsentTexts = (source: ContentSource): Promise<ConsentTexts> =>
  readWords(source, consentSlug, defaults).then(consentTexts)
