import { CalendarDays } from 'lucide-react'
import styles from './price-age.module.css'

/** How old the prices are, right above the first of them: `Preços de junho, há 5 meses`. */
export const PriceAge = ({ words }: { words: string }) => (
  <p className={styles.age}>
    <CalendarDays size={16} aria-hidden="true" />
    <span>{words[0]?.toUpperCase() + words.slice(1)}</span>
  </p>
)
