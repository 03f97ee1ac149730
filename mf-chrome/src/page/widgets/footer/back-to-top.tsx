import { icon } from 'shared-lib/kit/icons'
import styles from './back-to-top.module.css'

const ArrowUp = icon('M5 12l7-7 7 7M12 19V5')

/** The skip link's own target: it scrolls to the very top and takes the keyboard there too. */
const top = '#conteudo'

/** Link at the end of the footer. */
export const BackToTop = ({ label }: { label: string }) => (
  <a href={top} className={styles.button}>
    {label}
    <ArrowUp size={18} />
  </a>
)

/**
 * The round one of the header: it comes with the second screenful and goes when the button above comes into view. A
 * line of the header or the margin of a wide page is its own place, so it covers no control. Style sheet only, so a
 * sleeping page pays no script for it.
 */
export const FloatingBackToTop = ({ label }: { label: string }) => (
  <a href={top} className={styles.floating} aria-label={label}>
    <ArrowUp size={22} />
  </a>
)
