import { type ConsentWords, readConsentWords } from 'shared-lib/kit/newsletter/consent-words'
import { type LayoutLink, readLink, readTextLink, readTextLinks, type TextLink } from './layout-link'
import { isLogo, type Logo, readLogo } from './logo'
import { type ContentRecord, readAll, recordsOf, textOf } from './records'

export interface FooterColumn {
  readonly title: string
  readonly links: readonly TextLink[]
}

export interface SocialLink {
  /** Name of the network as the editor chose it, e.g. `Instagram`. */
  readonly socialNetwork: string
  readonly link: LayoutLink
}

export interface Disclaimer {
  /** Who supervises, e.g. `Banco de Portugal`. */
  readonly title?: string
  readonly text: string
  /** Where the registration can be checked. */
  readonly link?: TextLink
}

/** The "Precisas de ajuda?" block; the phone line itself is the company's and comes with the page. */
export interface FooterContact {
  readonly title: string
  readonly text?: string
}

/** Words in and around the newsletter form. */
export interface NewsletterWords {
  readonly title: string
  readonly text?: string
  readonly placeholder: string
  readonly button: string
  readonly thanksTitle: string
  readonly thanksText: string
  readonly consent: ConsentWords
  /** Announced to screen readers while the form is being sent. */
  readonly sending: string
  readonly failureTitle: string
  readonly failureText: string
  /** The other way to reach us; `{telefone}` is the phone line. */
  readonly failureCall: string
}

/** Names that parts of the footer have besides what they show. */
export interface FooterLabels {
  readonly navigation: string
  readonly social: string
  /** Name of a link to a network, with `{empresa}` and `{rede}`. */
  readonly socialLink: string
  readonly backToTop: string
}

export interface FooterConfig {
  readonly logo?: Logo
  readonly columns: readonly FooterColumn[]
  /** Links that a reduced footer must still offer: terms, privacy, the choice about cookies. */
  readonly essentialLinks: readonly TextLink[]
  readonly social: readonly SocialLink[]
  readonly disclaimers: readonly Disclaimer[]
  readonly contact: FooterContact
  readonly newsletter: NewsletterWords
  readonly labels: FooterLabels
  readonly complaintsBook?: TextLink
}

function readColumn(item: ContentRecord): FooterColumn | undefined {
  const title = textOf(item.title)
  const links = readTextLinks(item.links)
  return title !== undefined && links.length > 0 ? { title, links } : undefined
}

function readSocial(item: ContentRecord): SocialLink | undefined {
  const socialNetwork = textOf(item.socialNetwork)
  const link = readLink(item.link)
  return socialNetwork !== undefined && link !== undefined ? { socialNetwork, link } : undefined
}

function readDisclaimer(item: ContentRecord): Disclaimer | undefined {
  const text = textOf(item.text)
  if (text === undefined) return undefined
  const title = textOf(item.title)
  const href = readLink(item.link)
  const linkText = textOf(item.linkText)
  return {
    text,
    ...(title !== undefined && { title }),
    ...(href && linkText !== undefined && { link: { text: linkText, link: href } }),
  }
}

function readContact(item: ContentRecord): FooterContact {
  const text = textOf(item.contactText)
  return {
    title: textOf(item.contactTitle) ?? 'Precisas de ajuda?',
    ...(text !== undefined && { text }),
  }
}

function readNewsletter(item: ContentRecord): NewsletterWords {
  const text = textOf(item.newsletterText)
  return {
    title: textOf(item.newsletterTitle) ?? 'Aprende a poupar connosco!',
    ...(text !== undefined && { text }),
    placeholder: textOf(item.newsletterPlaceholder) ?? 'O teu email',
    button: textOf(item.newsletterButton) ?? 'Receber',
    thanksTitle: textOf(item.newsletterThanksTitle) ?? 'Obrigado! Falta só confirmares',
    thanksText:
      textOf(item.newsletterThanksText) ??
      'Enviámos-te um email com uma ligação. Abre-a e começas a receber a newsletter.',
    consent: readConsentWords(item),
    sending: textOf(item.newsletterSending) ?? 'A enviar o teu email',
    failureTitle: textOf(item.newsletterFailureTitle) ?? 'Ainda não recebemos o teu email',
    failureText: textOf(item.newsletterFailureText) ?? 'O que escreveste continua aqui.',
    failureCall: textOf(item.newsletterFailureCall) ?? 'Se preferires, liga para {telefone}.',
  }
}

const readLabels = (item: ContentRecord): FooterLabels => ({
  navigation: textOf(item.navigationLabel) ?? 'Rodapé',
  social: textOf(item.socialLabel) ?? 'Redes sociais',
  socialLink: textOf(item.socialLinkLabel) ?? '{empresa} no {rede}',
  backToTop: textOf(item.backToTopLabel) ?? 'Voltar ao topo',
})

/** `footerColumn1`, `footerColumn2`…: each a group or a list of groups, in the order of their names. */
const columnsOf = (item: ContentRecord) =>
  Object.keys(item)
    .filter((name) => name.startsWith('footerColumn'))
    .sort((one, other) => one.localeCompare(other, 'en', { numeric: true }))
    .flatMap((name) => recordsOf([item[name]].flat()))

/** The `footer` list of the layout story; the values of its items are merged, unknown fields are skipped. */
export function readFooter(value: unknown): FooterConfig {
  const items = recordsOf(value)
  const whole: ContentRecord = Object.assign({}, ...items)
  const listed = (name: string) => items.flatMap((item) => recordsOf(item[name]))
  const [logo] = readAll(listed('logo').filter(isLogo), readLogo)
  const [complaintsBook] = readAll(listed('complaintsBook'), readTextLink)
  return {
    columns: readAll(items.flatMap(columnsOf), readColumn),
    essentialLinks: readAll(listed('essentialLinks'), readTextLink),
    social: readAll(listed('socialLinks'), readSocial),
    disclaimers: readAll(listed('disclaimers'), readDisclaimer),
    contact: readContact(whole),
    newsletter: readNewsletter(whole),
    labels: readLabels(whole),
    ...(logo && { logo }),
    ...(complaintsBook && { complaintsBook }),
  }
}
