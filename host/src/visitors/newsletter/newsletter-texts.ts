import type { ContentSource } from '../../content/source/content-source'
import { readWords } from '../../content/source/story-words'

/** Story with the words of the newsletter's pages; every field that is missing or empty keeps the words below. */
const newsletterTextsSlug = 'config/newsletter'

const ourNewsletterTexts = {
  kicker: 'Newsletter',
  title: 'Aprende a poupar connosco!',
  text: 'Deixa o teu email e recebe dicas de poupança. Podes sair quando quiseres.',
  emailLabel: 'O teu email',
  button: 'Receber newsletter',
  home: 'Voltar ao início',
  thanksTitle: 'Obrigado! Falta um passo',
  thanksText:
    'Se ainda não tinhas confirmado este endereço, recebes agora um email: abre a ligação que lá está e carrega em “Confirmar”. Se não o encontrares, espreita a pasta de spam.',
  confirmTitle: 'Confirma a tua subscrição',
  confirmText: 'Carrega no botão para receberes a nossa newsletter.',
  confirmButton: 'Confirmar',
  confirmedTitle: 'Subscrição confirmada',
  confirmedText:
    'A partir de agora recebes a nossa newsletter. Em todos os emails encontras uma ligação para sair.',
  lapsedTitle: 'Esta ligação já não serve',
  lapsedText: 'Pode ter passado o prazo ou já ter sido usada. Deixa de novo o teu email e enviamos-te outra.',
  leaveTitle: 'Queres sair da newsletter?',
  leaveText: 'Deixas de receber os nossos emails e apagamos o teu endereço.',
  leaveButton: 'Sair da newsletter',
  leftTitle: 'Já não recebes a newsletter',
  leftText: 'Apagámos o teu endereço. Se mudares de ideias, és sempre bem-vindo.',
  unknownTitle: 'Esta ligação já não serve',
  unknownText:
    'Confirma que abriste o endereço completo do email. Se ainda recebes a newsletter, usa a ligação do email mais recente.',
} as const

export type NewsletterTexts = Readonly<Record<keyof typeof ourNewsletterTexts, string>>

export const readNewsletterTexts = (source: ContentSource): Promise<NewsletterTexts> =>
  readWords(source, newsletterTextsSlug, ourNewsletterTexts)
