import { LayoutAnchor } from '../../chrome/layout-anchor'
import type { TextLink } from '../../domain/layout-link'
import { isGroup, type LinkGroup } from '../../domain/navbar-config'
import styles from './category-entries.module.css'

/** Sub-links of a category: plain ones, and groups under their title. */
export const CategoryEntries = ({ entries }: { entries: readonly (TextLink | LinkGroup)[] }) => (
  <ul className={styles.entries}>
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

const Entry = ({ text, link }: TextLink) => (
  <li>
    <LayoutAnchor link={link} className={styles.link}>
      {text}
    </LayoutAnchor>
  </li>
)
