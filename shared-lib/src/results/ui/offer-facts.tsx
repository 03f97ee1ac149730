import { Money } from '../../ui/money/money'
import { Notice } from '../../ui/notice/notice'
import type { Chip, Row } from '../row'
import styles from './offer-facts.module.css'

/** What the visitor gains, what the price asks for and what is wrong with the data, a glance each. */
export const OfferChips = ({ chips }: { readonly chips: readonly Chip[] }) => (
  <ul className={styles.chips}>
    {chips.map(({ words, amount, tone, icon }) => (
      <li key={words} data-tone={tone}>
        {icon}
        {icon && ' '}
        {words}
        {amount && (
          <>
            {' '}
            <Money {...amount} />
          </>
        )}
      </li>
    ))}
  </ul>
)

/** What is wrong with the data, where something is. */
export const OfferDoubts = ({ doubts }: Pick<Row, 'doubts'>) =>
  doubts.map((doubt) => (
    <Notice key={doubt} tone="warn" title="Dados duvidosos">
      <p>{doubt}</p>
    </Notice>
  ))
