import { Money } from '../../ui/money/money'
import type { Headline } from '../calculator-view'
import styles from './calculator-screen.module.css'

/** The amount or the words that a result is about. */
export const HeadlineValue = ({ value, size }: { value: Headline['value']; size: 'hero' | 'text' }) =>
  'cents' in value ? (
    <Money {...value} size={size} />
  ) : (
    <span className={size === 'hero' ? styles.heroWords : undefined}>{value.text}</span>
  )

/** Big, with its unit and period, then the sentence. Announced when it changes. */
export const HeadlineView = ({ label, value, sentence }: Headline) => (
  <div className={styles.headline} aria-live="polite" aria-atomic="true">
    <h2 className={styles.label}>{label}</h2>
    <p className={styles.hero}>
      <HeadlineValue value={value} size="hero" />
    </p>
    <p className={styles.sentence}>{sentence}</p>
  </div>
)
