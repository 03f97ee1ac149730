import type { TextLink } from '../../../rules/layout-link'
import { LayoutAnchor } from '../../chrome/layout-anchor'
import styles from './essential-links.module.css'

/** On pages whose footer is reduced: what the law wants in reach everywhere. */
export const EssentialLinks = ({ links, label }: { links: readonly TextLink[]; label: string }) =>
  links.length === 0 ? null : (
    <nav aria-label={label}>
      <ul className={styles.list}>
        {links.map(({ text, link }) => (
          <li key={text}>
            <LayoutAnchor link={link} className={styles.link}>
              {text}
            </LayoutAnchor>
          </li>
        ))}
      </ul>
    </nav>
  )
