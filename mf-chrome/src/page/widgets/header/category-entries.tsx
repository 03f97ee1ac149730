import type { TextLink } from '../../../rules/layout-link'
import { isGroup, type LinkGroup } from '../../../rules/navbar-config'
import { LayoutAnchor } from '../../chrome/layout-anchor'
import styles from './category-entries.module.css'

interface CategoryEntriesProps {
  readonly entries: readonly (TextLink | LinkGroup)[]
  readonly className: string | undefined
  /** The category's own page, where its name is no link. */
  readonly overview: TextLink | undefined
}

/** Sub-links of a category: plain ones, and groups under their title. */
export const CategoryEntries = ({ entries, className, overview }: CategoryEntriesProps) => (
  <ul className={`${styles.entries} ${className}`} data-later="fold">
    {overview && <Entry {...overview} className={styles.overview} />}
    {entries.map((entry) =>
      isGroup(entry) ? (
        <li key={entry.title} className={styles.group}>
          <p className={styles.title}>{entry.title}</p>
          <ul className={styles.links}>
            {entry.links.map((link) => (
              <Entry key={link.text} {...link} />
            ))}
          </ul>
        </li>
      ) : (
        <Entry key={entry.text} {...entry} />
      ),
    )}
  </ul>
)

const Entry = ({ text, link, className }: TextLink & { readonly className?: string | undefined }) => (
  <li className={className}>
    <LayoutAnchor link={link} className={styles.link}>
      {text}
    </LayoutAnchor>
  </li>
)
