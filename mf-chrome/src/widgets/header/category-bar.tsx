import { useRef } from 'react'
import chevron from '../../chrome/chevron.module.css'
import { LayoutAnchor } from '../../chrome/layout-anchor'
import { useDismiss } from '../../chrome/use-dismiss'
import { fillWords } from '../../domain/fill-words'
import type { NavbarCategory, NavbarLabels } from '../../domain/navbar-config'
import styles from './category-bar.module.css'
import { CategoryEntries } from './category-entries'

/** Categories on one line, from the large breakpoint up. */
export const CategoryBar = ({
  categories,
  labels,
}: {
  categories: readonly NavbarCategory[]
  labels: NavbarLabels
}) => (
  <nav className={styles.bar} aria-label={labels.navigation}>
    <ul className={styles.list}>
      {categories.map((category) => (
        <li key={category.text} className={styles.category}>
          {category.link && (
            <LayoutAnchor link={category.link} className={styles.link}>
              {category.text}
            </LayoutAnchor>
          )}
          {category.links.length > 0 && <Dropdown category={category} moreLabel={labels.more} />}
        </li>
      ))}
    </ul>
  </nav>
)

/** A native disclosure beside the category's own link, or in its place when the category has none. */
function Dropdown({ category, moreLabel }: { category: NavbarCategory; moreLabel: string }) {
  const disclosure = useRef<HTMLDetailsElement>(null)
  useDismiss(disclosure)
  return (
    // It may have been opened before its code woke, which is not a mismatch.
    <details ref={disclosure} suppressHydrationWarning>
      <summary
        className={`${category.link ? styles.toggle : styles.link} ${chevron.chevron}`}
        aria-label={category.link && fillWords(moreLabel, { categoria: category.text })}
      >
        {!category.link && category.text}
      </summary>
      <div className={styles.panel} data-later="">
        <CategoryEntries entries={category.links} />
      </div>
    </details>
  )
}
