import { type LayoutLink, readLink, readTextLink, readTextLinks, type TextLink } from './layout-link'
import { type Logo, readLogo } from './navbar-config'
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
  readonly title?: string
  readonly text?: string
}

export interface FooterConfig {
  readonly logo?: Logo
  readonly columns: readonly FooterColumn[]
  readonly social: readonly SocialLink[]
  readonly disclaimers: readonly Disclaimer[]
  readonly contact?: FooterContact
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
  const title = textOf(item.title)
  const text = textOf(item.text)
  return { ...(title !== undefined && { title }), ...(text !== undefined && { text }) }
}

/** The `footer` list of the layout story; unknown items are skipped. */
export function readFooter(value: unknown): FooterConfig {
  const items = recordsOf(value)
  // Column groups may be told apart by a suffix: footer-column, footer-column-products…
  const columns = items.filter((item) => textOf(item.component)?.startsWith('footer-column'))
  const named = (component: string) => items.filter((item) => item.component === component)
  const [logo] = readAll(named('footer-logo'), readLogo)
  const [contact] = named('footer-contact').map(readContact)
  const [complaintsBook] = readAll(named('footer-complaints-book'), readTextLink)
  return {
    columns: readAll(columns, readColumn),
    social: readAll(
      named('footer-social').flatMap((item) => recordsOf(item.socialLinks)),
      readSocial,
    ),
    disclaimers: readAll(
      named('footer-disclaimers').flatMap((item) => recordsOf(item.disclaimers)),
      readDisclaimer,
    ),
    ...(logo && { logo }),
    ...(contact && { contact }),
    ...(complaintsBook && { complaintsBook }),
  }
}
