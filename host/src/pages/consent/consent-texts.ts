import { createHash } from 'node:crypto'
import type { ContentSource } from '../../content/source/content-source'
import { readWords, wordsOver } from '../../content/source/story-words'

/** Story with the words of the choice; every field that is missing or empty keeps the words below. */
const consentSlug = 'config/cookies'

const defaults = {
  /** A new version asks every visitor again. */
  version: '2026-11c',
  title: 'Tu escolhes os cookies',
  /** Short: longer than the title of a page it would be the page’s largest paint, and it comes late. */
  text: 'Os necessários ficam sempre. Os de estatística e de marketing, só se autorizares.',
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

/** Another one for other words, so that a browser may keep the question. */
export const questionTag = (texts: ConsentTexts) =>
  createHash('sha256').update(Object.values(texts).join('\n')).digest('hex').slice(0, 8)

/** Words come with the page: while the CMS is down the banner uses ours. */
export const readConsentTexts = (source: ContentSource): Promise<ConsentTexts> =>
  readWords(source, consentSlug, defaults).then(consentTexts)
