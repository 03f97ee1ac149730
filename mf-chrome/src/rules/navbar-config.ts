import { type LayoutLink, readLink, readTextLink, readTextLinks, type TextLink } from './layout-link'
import { isLogo, type Logo, readLogo } from './logo'
import { type ContentRecord, readAll, recordsOf, textOf } from './records'
import { readSaveModal, type SaveModalConfig } from './save-modal-config'

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
  /** Window of the button; without script, and without tiles, it is its link. */
  readonly modal?: SaveModalConfig
}

/** Names of the menus, and of what opens them. */
export interface NavbarLabels {
  readonly menu: string
  readonly navigation: string
  /** First entry of a category that has a page of its own, with `{categoria}`. */
  readonly overview: string
  /** Name of the button that opens a category's sub-links, with `{categoria}`. */
  readonly more: string
}

export interface NavbarConfig {
  readonly logo?: Logo
  readonly categories: readonly NavbarCategory[]
  readonly labels: NavbarLabels
  readonly sideButton?: SideButton
}

export const isGroup = (entry: TextLink | LinkGroup): entry is LinkGroup => 'title' in entry

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
  const modal = readSaveModal(item)
  return {
    ...button,
    ...(navbarBtnId !== undefined && { navbarBtnId }),
    ...(newsletterSubmitBtnId !== undefined && { newsletterSubmitBtnId }),
    ...(modal && { modal }),
  }
}

const readLabels = (item: ContentRecord): NavbarLabels => ({
  menu: textOf(item.menuLabel) ?? 'Menu',
  navigation: textOf(item.navigationLabel) ?? 'Principal',
  overview: textOf(item.overviewLabel) ?? 'Tudo sobre {categoria}',
  more: textOf(item.moreLabel) ?? 'Mais em {categoria}',
})

/** The `navbar` list of the layout story. Items are in the list itself or in `logo` and `sideBtn` lists inside it. */
export function readNavbar(value: unknown): NavbarConfig {
  const items = recordsOf(value).flatMap((item) => [
    item,
    ...recordsOf(item.logo),
    ...recordsOf(item.sideBtn),
  ])
  const [logo] = readAll(items.filter(isLogo), readLogo)
  const [sideButton] = readAll(
    items.filter(({ component }) => component === 'navbar-side-btn'),
    readSideButton,
  )
  const categories = readAll(
    items.flatMap((item) => recordsOf(item.categories)),
    readCategory,
  )
  const labels = readLabels(Object.assign({}, ...recordsOf(value)))
  return { categories, labels, ...(logo && { logo }), ...(sideButton && { sideButton }) }
}
