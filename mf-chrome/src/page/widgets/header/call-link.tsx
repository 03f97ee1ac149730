import type { Company } from 'shared-lib/contract/define-widget'
import { Phone } from 'shared-lib/kit/icons'
import styles from './call-link.module.css'

interface CallLinkProps {
  readonly company: Company
  /** As a line with its number and cost, in the drawer; else as an icon in the bar, where there is room. */
  readonly inWords?: boolean
}

/** The telephone, where the company has set one, with the cost of the call. */
export const CallLink = ({ company: { phone, phoneText, phoneCost }, inWords }: CallLinkProps) =>
  phone ? (
    <a
      className={inWords ? styles.line : styles.icon}
      data-later={inWords && ''}
      href={`tel:${phone}`}
      aria-label={inWords ? undefined : `Ligar-nos, ${phoneCost}`}
    >
      <Phone size={20} />
      {inWords && (
        <span>
          {phoneText} <small className={styles.cost}>{phoneCost}</small>
        </span>
      )}
    </a>
  ) : null
