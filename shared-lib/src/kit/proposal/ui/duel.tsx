import { Check } from '../../icons'
import type { ProposalVerdict } from '../verdict'
import { duelLines, duelNames, duelSentence, stampWords, winnerOf } from '../verdict-words'
import styles from './proposal.module.css'

const stampOf = ({ verdict }: ProposalVerdict) => verdict !== 'unknown' && stampWords[verdict]

/** Two proposals, column by column, with the better one marked. */
export function Duel({ two }: { two: readonly [ProposalVerdict, ProposalVerdict] }) {
  const winner = winnerOf(...two)
  return (
    <div data-not-offered="">
      <table className={styles.duel}>
        <caption>{duelSentence(two)}</caption>
        <thead>
          <tr>
            <td />
            {duelNames.map((name, at) => (
              <th key={name} scope="col" data-winner={winner === at ? '' : undefined}>
                {name}
                <br />
                {winner === at && two[at].verdict !== 'dear' && <Check size={18} aria-hidden="true" />}{' '}
                {stampOf(two[at as 0 | 1])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {duelLines.map(({ title, of }) => (
            <tr key={title}>
              <th scope="row">{title}</th>
              {duelNames.map((name, at) => (
                <td key={name} data-winner={winner === at ? '' : undefined}>
                  {of(two[at as 0 | 1])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
