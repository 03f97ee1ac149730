import { Button } from '../../ui/button/button'
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden'
import { isHistoric, type OfferWords, type Row } from '../row'
import styles from './choose-compared.module.css'

interface ChooseComparedProps {
  readonly rows: readonly Row[]
  readonly words: Pick<OfferWords, 'want' | 'ask'>
  /** Address of the contact form with an offer. */
  want(row: Row): string
}

/** The foot of the comparison side by side: a button for each offer. */
export const ChooseCompared = ({ rows, words, want }: ChooseComparedProps) => (
  <tfoot>
    <tr className={styles.choose}>
      <th scope="row">Escolher</th>
      {rows.map((row) => (
        <td key={row.id}>
          <Button href={want(row)}>
            {isHistoric(row) ? words.ask : words.want}
            <VisuallyHidden>: {row.title}</VisuallyHidden>
          </Button>
        </td>
      ))}
    </tr>
  </tfoot>
)
