import { Phone, Search } from 'lucide-react'
import type { Company } from 'shared-lib/contract/define-widget'
import { LayoutAnchor } from '../../chrome/layout-anchor'
import type { NavbarConfig } from '../../domain/navbar-config'
import styles from './quick-links.module.css'

export interface QuickLinksProps {
  readonly search: NavbarConfig['search']
  readonly company: Company
  /** As lines with words, in the drawer; else as icons in the bar, where there is room. */
  readonly inWords?: boolean
}

/** Search, and the telephone where the company has set one; what the call costs is said with the number. */
export const QuickLinks = ({
  search,
  company: { phone, phoneText, phoneCost },
  inWords,
}: QuickLinksProps) => (
  <div className={inWords ? styles.lines : styles.icons}>
    {search && (
      <LayoutAnchor
        link={search.link}
        className={inWords ? styles.line : styles.icon}
        label={inWords ? undefined : search.text}
      >
        <Search size={20} />
        {inWords && search.text}
      </LayoutAnchor>
    )}
    {phone && (
      <a
        className={inWords ? styles.line : styles.icon}
        href={`tel:${phone}`}
        aria-label={inWords ? undefined : `Ligar ${phoneText} (${phoneCost})`}
      >
        <Phone size={20} />
        {inWords && (
          <span>
            {phoneText} <small className={styles.cost}>{phoneCost}</small>
          </span>
        )}
      </a>
    )}
  </div>
)
