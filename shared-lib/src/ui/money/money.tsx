import styles from './money.module.css'

interface MoneyProps {
  /** Integer cents. */
  cents: number
  period?: 'mês' | 'ano'
  /** `hero` for the figure a screen is about. */
  size?: 'text' | 'large' | 'hero'
  /** A plus before what is gained, for differences. */
  signed?: boolean
}

const space = '\u00a0'

/** Written by hand and not by Intl: server and browser must print the same characters to hydrate. */
const euros = (cents: number) => String(Math.floor(Math.abs(cents) / 100)).replace(/\B(?=(\d{3})+$)/g, space)
const fraction = (cents: number) => String(Math.abs(cents) % 100).padStart(2, '0')
const sign = (cents: number, signed: boolean) => (cents < 0 ? '\u2212' : signed && cents > 0 ? '+' : '')

/** An amount in euros with its period; in the large sizes the cents step back so that the euros stand out. */
export const Money = ({ cents, period, size = 'text', signed = false }: MoneyProps) => (
  <span className={styles.money} data-size={size}>
    {sign(cents, signed)}
    {euros(cents)}
    <span className={styles.cents}>
      ,{fraction(cents)}
      {space}€
    </span>
    {period && <span className={styles.period}>/{period}</span>}
  </span>
)
