import { type LayoutLink, readLink, readTextLink, readTextLinks, type TextLink } from './layout-link'
import { type ContentRecord, readAll, recordOf, recordsOf, textOf } from './records'

export interface Logo {
  readonly src: string
  readonly alt: string
  readonly link: LayoutLink
}

export interface LinkGroup {
  readonly title: string
  readonly links: readonly TextLink[]
}

export interface NavbarCategory {
  readonly text: string
  /** Absent when the category only opens its sub-links. */
  readonly link?: LayoutLink
  readonly links: readonly (TextLink | LinkGroup)[]
}

export interface SideButton {
  readonly text: string
  readonly link: LayoutLink
  /** Element id by which tag managers recognise the button. */
  readonly navbarBtnId?: string
  /** Element id of the send button of the newsletter form in the save modal. */
  readonly newsletterSubmitBtnId?: string
}

export interface NavbarConfig {
  readonly logo?: Logo
  readonly categories: readonly NavbarCategory[]
  readonly sideButton?: SideButton
}

export const isGroup = (entry: TextLink | LinkGroup): entry is LinkGroup => 'title' in entry

/** An image or, where an editor wrote none, `{ filename: '' }`: Storyblok never leaves an asset field out. */
export function readLogo(item: ContentRecord): Logo | undefined {
  const image = recordOf(item.image)
  const src = textOf(image.filename)
  if (src === undefined) return undefined
  return { src, alt: textOf(image.alt) ?? '', link: readLink(item.link) ?? { href: '/' } }
}

function readEntry(item: ContentRecord): TextLink | LinkGroup | undefined {
  const title = textOf(item.title)
  if (title === undefined) return readTextLink(item)
  const links = readTextLinks(item.links)
  return links.length > 0 ? { title, links } : undefined
}

/** A category that has lost every link (the host drops undeclared routes) is not shown. */
function readCategory(item: ContentRecord): NavbarCategory | undefined {
  const text = textOf(item.text)
  const link = readLink(item.link)
  const links = readAll(recordsOf(item.links), readEntry)
  if (text === undefined || (link === undefined && links.length === 0)) return undefined
  return link === undefined ? { text, links } : { text, link, links }
}

function readSideButton(item: ContentRecord): SideButton | undefined {
  const button = readTextLink(item)
  if (button === undefined) return undefined
  const navbarBtnId = textOf(item.navbarBtnId)
  const newsletterSubmitBtnId = textOf(item.newsletterSubmitBtnId)
  return {
    ...button,
    ...(navbarBtnId !== undefined && { navbarBtnId }),
    ...(newsletterSubmitBtnId !== undefined && { newsletterSubmitBtnId }),
  }
}

/** The `navbar` list of the layout story. Items stand in the list itself or in `logo` and `sideBtn` lists inside it. */
export function readNavbar(value: unknown): NavbarConfig {
  const items = recordsOf(value).flatMap((item) => [
    item,
    ...recordsOf(item.logo),
    ...recordsOf(item.sideBtn),
  ])
  const named = (component: string) => items.filter((item) => item.component === component)
  const [logo] = readAll(named('navbar-logo-image'), readLogo)
  const [sideButton] = readAll(named('navbar-side-btn'), readSideButton)
  const categories = readAll(
    items.flatMap((item) => recordsOf(item.categories)),
    readCategory,
  )
  return { categories, ...(logo && { logo }), ...(sideButton && { sideButton }) }
}
