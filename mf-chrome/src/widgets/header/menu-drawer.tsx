import { useRef } from 'react'
import type { Company } from 'shared-lib/contract/define-widget'
import { icon, X } from 'shared-lib/icons'
import chevron from '../../chrome/chevron.module.css'
import { LayoutAnchor } from '../../chrome/layout-anchor'
import { revealOpened } from '../../chrome/reveal'
import { useDismiss } from '../../chrome/use-dismiss'
import { useFocusLoop } from '../../chrome/use-focus-loop'
import { fillWords } from '../../domain/fill-words'
import type { NavbarCategory, NavbarLabels } from '../../domain/navbar-config'
import { CallLink } from './call-link'
import { CategoryEntries } from './category-entries'
import styles from './menu-drawer.module.css'

const Menu = icon('M4 5h16M4 12h16M4 19h16')

/** Below the large breakpoint: a menu button that opens a drawer from the left, natively, so also without script. */
export function MenuDrawer({
  categories,
  labels,
  company,
}: {
  categories: readonly NavbarCategory[]
  labels: NavbarLabels
  company: Company
}) {
  const drawer = useRef<HTMLDetailsElement>(null)
  useDismiss(drawer)
  useFocusLoop(drawer)
  const close = () => {
    if (drawer.current) drawer.current.open = false
  }
  return (
    <details ref={drawer} className={styles.drawer} suppressHydrationWarning>
      <summary className={styles.button} aria-label={labels.menu}>
        <Menu size={24} className={styles.whenClosed} />
        <X size={24} className={styles.whenOpen} />
      </summary>
      {/* biome-ignore lint/a11y: a pointer's shortcut; Escape and the menu button close it for everyone else. */}
      <div className={styles.backdrop} data-later="" onClick={close} />
      <nav className={styles.panel} data-later="" aria-label={labels.menu}>
        <CallLink company={company} inWords />
        {company.contactPath && (
          <a className={styles.link} href={company.contactPath}>
            Contacto
          </a>
        )}
        <a className={styles.link} href="/blog/pesquisa">
          Pesquisar
        </a>
        <ul className={styles.list}>
          {categories.map((category) => (
            <li key={category.text} className={styles.category}>
              <DrawerCategory category={category} overviewLabel={labels.overview} />
            </li>
          ))}
        </ul>
      </nav>
    </details>
  )
}

function DrawerCategory({ category, overviewLabel }: { category: NavbarCategory; overviewLabel: string }) {
  const { text, link, links } = category
  if (link && links.length === 0)
    return (
      <LayoutAnchor link={link} className={styles.link}>
        {text}
      </LayoutAnchor>
    )
  const overview = fillWords(overviewLabel, { categoria: text })
  return (
    <details className={styles.group} onToggle={revealOpened} suppressHydrationWarning>
      <summary className={`${styles.link} ${chevron.chevron}`}>{text}</summary>
      <div className={styles.entries}>
        <CategoryEntries entries={link ? [{ text: overview, link }, ...links] : links} />
      </div>
    </details>
  )
}
