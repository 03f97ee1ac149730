import { useRef } from 'react'
import type { Company } from 'shared-lib/contract/define-widget'
import { icon, X } from 'shared-lib/kit/icons'
import { fillWords } from '../../../rules/fill-words'
import type { NavbarCategory, NavbarLabels } from '../../../rules/navbar-config'
import chevron from '../../chrome/chevron.module.css'
import { LayoutAnchor } from '../../chrome/layout-anchor'
import { revealOpened } from '../../chrome/reveal'
import { useDismiss } from '../../chrome/use-dismiss'
import { useFocusLoop } from '../../chrome/use-focus-loop'
import { CallLink } from './call-link'
import { CategoryEntries } from './category-entries'
import styles from './menu.module.css'

const Burger = icon('M4 5h16M4 12h16M4 19h16')

/** The categories are on one line: the menu button is not drawn. */
const isOnLine = (category: Element) =>
  category.closest('nav')?.parentElement?.querySelector('details')?.getClientRects().length === 0

interface MenuProps {
  readonly categories: readonly NavbarCategory[]
  readonly labels: NavbarLabels
  readonly company: Company
}

/**
 * One list of categories, so that a page carries its links once: a drawer below the large breakpoint, which the menu button before
 * it opens by the style sheet alone, and one line of drop-downs from there up.
 */
export function Menu({ categories, labels, company }: MenuProps) {
  const menu = useRef<HTMLElement>(null)
  const drawer = () => menu.current?.parentElement?.querySelector('details')
  useDismiss(menu, drawer)
  useFocusLoop(menu, drawer)
  return (
    <nav ref={menu} className={styles.menu} aria-label={labels.navigation}>
      <CallLink company={company} inWords />
      {company.contactPath && (
        <a className={styles.link} data-later="" href={company.contactPath}>
          Contacto
        </a>
      )}
      <a className={styles.link} data-later="" href="/blog/pesquisa">
        Pesquisar
      </a>
      <ul className={styles.list}>
        {categories.map((category) => (
          <Category key={category.text} category={category} labels={labels} />
        ))}
      </ul>
    </nav>
  )
}

/** Opens the menu below the large breakpoint, natively, so also without script. */
export const MenuButton = ({ label }: { readonly label: string }) => (
  <details className={styles.drawer} suppressHydrationWarning>
    <summary className={styles.button} aria-label={label}>
      <Burger size={24} className={styles.whenClosed} />
      <X size={24} className={styles.whenOpen} />
    </summary>
    {/* biome-ignore lint/a11y: a pointer's shortcut; Escape and the menu button close it for everyone else. */}
    <div
      className={styles.backdrop}
      data-later=""
      onClick={({ currentTarget }) => currentTarget.closest('details')?.removeAttribute('open')}
    />
  </details>
)

interface CategoryProps extends Pick<MenuProps, 'labels'> {
  readonly category: NavbarCategory
}

/** In the drawer its name unfolds it, and its own page is the first entry; on the line that page has the name and a chevron unfolds. */
function Category({ category: { text, link, links }, labels }: CategoryProps) {
  const item = useRef<HTMLLIElement>(null)
  useDismiss(item, () => {
    const details = item.current?.querySelector('details')
    return details?.open && isOnLine(details) ? details : undefined
  })
  const named = { categoria: text }
  return (
    <li ref={item} className={styles.category}>
      {link && (
        <LayoutAnchor link={link} className={styles.link}>
          {text}
        </LayoutAnchor>
      )}
      {links.length > 0 && (
        // It may have been opened before its code woke, which is not a mismatch.
        <details
          className={styles.group}
          onToggle={(event) => isOnLine(event.currentTarget) || revealOpened(event)}
          suppressHydrationWarning
        >
          <summary
            className={`${styles.link} ${link ? styles.toggle : ''} ${chevron.chevron}`}
            aria-label={link && fillWords(labels.more, named)}
          >
            {text}
          </summary>
          <CategoryEntries
            entries={links}
            className={styles.entries}
            overview={link && { text: fillWords(labels.overview, named), link }}
          />
        </details>
      )}
    </li>
  )
}
