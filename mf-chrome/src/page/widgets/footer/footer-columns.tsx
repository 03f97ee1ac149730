import type { FooterColumn } from '../../../rules/footer-config'
import chevron from '../../chrome/chevron.module.css'
import { LayoutAnchor } from '../../chrome/layout-anchor'
import { revealOpened } from '../../chrome/reveal'
import styles from './footer-columns.module.css'

/**
 * Small screens: each title is a disclosure, and the style sheet makes the list next to it follow its state. Wide
 * screens: a heading replaces it and every list shows. Neither needs script.
 */
export const FooterColumns = ({ columns, label }: { columns: readonly FooterColumn[]; label: string }) => (
  <nav className={styles.columns} aria-label={label}>
    {columns.map(({ title, links }) => (
      <div key={title} className={styles.column} data-group="">
        <h2 className={styles.heading}>{title}</h2>
        <details className={styles.disclosure} onToggle={revealOpened} suppressHydrationWarning>
          <summary className={`${styles.summary} ${chevron.chevron}`}>{title}</summary>
        </details>
        <div className={styles.fold}>
          <ul className={styles.links}>
            {links.map(({ text, link }) => (
              <li key={text}>
                <LayoutAnchor link={link} className={styles.link}>
                  {text}
                </LayoutAnchor>
              </li>
            ))}
          </ul>
        </div>
      </div>
    ))}
  </nav>
)
