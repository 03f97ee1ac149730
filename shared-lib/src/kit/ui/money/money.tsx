import { formatDecimal } from '../../../rules/money/format-number'
import styles from './money.module.css'

interface MoneyProps {
  /** Integer cents. */
  cents: number
  period?: 'mês' | 'ano'
  /** `hero` for the figure a screen is about. */
  size?: 'text' | 'large' | 'hero'
  /** A plus before a gain, for differences. */
  signed?: boolean
}

const space = '\u00a0'
const sign = (cents: number, signed: boolean) => (cents < 0 ? '\u2212' : signed && cents > 0 ? '+' : '')

/** An amount in euros with its period, without cents from 1.000 €; in the large sizes the cents are smaller than the euros. */
export function Money({ cents, period, size = 'text', signed = false }: MoneyProps) {
  const [euros, fraction] = formatDecimal(Math.abs(cents) / 100, Math.abs(cents) < 100_000 ? 2 : 0).split(',')
  return (
    <span className={styles.money} data-size={size}>
      {sign(cents, signed)}
      {euros}
      <span className={styles.cents}>{`${fraction ? `,${fraction}` : ''}${space}€`}</span>
      {period && <span className={styles.period}>/{period}</span>}
    </span>
  )
}
