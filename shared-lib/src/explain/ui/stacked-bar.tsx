import { cents } from '../../money/cents'
import { formatEuro } from '../../money/euro'
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden'
import { percentText } from '../figure-text'
import styles from './stacked-bar.module.css'

export interface Share {
  readonly label: string
  /** Integer cents, zero or more. */
  readonly cents: number
}

interface StackedBarProps {
  readonly caption: string
  readonly shares: readonly Share[]
}

/** Share of the whole that stands before this one. */
const startOf = (shares: readonly Share[], at: number) => sumOf(shares.slice(0, at)) / sumOf(shares)

const sumOf = (shares: readonly Share[]) => shares.reduce((sum, share) => sum + share.cents, 0)

/** What an amount is made of: one bar to scale, and its table right below. At most six shares. */
export function StackedBar({ caption, shares }: StackedBarProps) {
  const shown = shares.filter((share) => share.cents > 0)
  const total = sumOf(shown)
  if (total === 0) return null
  return (
    <div className={styles.block}>
      <svg className={styles.bar} width="100%" height="36" aria-hidden="true" focusable="false">
        {shown.map((share, at) => (
          <rect
            key={share.label}
            data-tone={at}
            x={`${startOf(shown, at) * 100}%`}
            width={`${(share.cents / total) * 100}%`}
            height="36"
          />
        ))}
      </svg>
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <tbody>
          {shown.map((share, at) => (
            <tr key={share.label}>
              <th scope="row">
                <span className={styles.key} data-tone={at} aria-hidden="true" />
                {share.label}
              </th>
              <td>{formatEuro(cents(share.cents))}</td>
              <td>{percentText(share.cents / total, 1)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
