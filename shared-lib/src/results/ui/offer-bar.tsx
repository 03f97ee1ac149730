import { Money } from '../../ui/money/money'
import styles from './offer-bar.module.css'

/** What the bars of a list are made of, in words, and what the visitor pays today, where that is known. */
export interface BarWords {
  readonly equal: string
  /** That part is the same in every row: its amount is said in the first alone. */
  readonly alike: boolean
  readonly own: string
  readonly today: { readonly words: string; readonly cents: number } | undefined
}

const percent = (share: number) => `${Math.round(Math.min(1, Math.max(0, share)) * 10_000) / 100}%`

interface OfferBarProps {
  /** Cents a year, and how many of them are the same whoever sells. */
  readonly cents: number
  readonly equalCents: number
  /** Cents at the end of the scale: the dearest of the list, or today where that is more. */
  readonly end: number
  readonly words: BarWords
  /** Of the list: it says what all of them show. */
  readonly first: boolean
}

/** An offer to scale, and in words what its colours are. */
export const OfferBar = ({ cents, equalCents, end, words, first }: OfferBarProps) => {
  const equal = Math.min(equalCents, cents) / end
  const today = words.today && percent(words.today.cents / end)
  return (
    <div>
      <svg className={styles.bar} width="100%" height="18" aria-hidden="true" focusable="false">
        <rect data-part="equal" y="3" width={percent(equal)} height="12" />
        <rect data-part="own" x={percent(equal)} y="3" width={percent(cents / end - equal)} height="12" />
        {today && <line x1={today} x2={today} y1="0" y2="18" />}
      </svg>
      <ul className={styles.legend}>
        {(first || !words.alike) && (
          <li data-part="equal">
            {words.equal}: <Money cents={equalCents} period="ano" />
          </li>
        )}
        <li data-part="own">
          {words.own}: <Money cents={cents - equalCents} period="ano" />
        </li>
        {first && words.today && (
          <li data-part="today">
            {words.today.words}: <Money cents={words.today.cents} period="ano" />
          </li>
        )}
      </ul>
    </div>
  )
}
