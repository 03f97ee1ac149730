import { Check } from '../../icons'
import type { ProposalVerdict } from '../verdict'
import { duelLines, duelNames, duelSentence, stampWords, winnerOf } from '../verdict-words'
import styles from './proposal.module.css'

const stampOf = ({ verdict }: ProposalVerdict) => verdict !== 'unknown' && stampWords[verdict]

/** Two proposals, column by column, with the better one marked. */
export function Duel({ two }: { two: readonly [ProposalVerdict, ProposalVerdict] }) {
  const winner = winnerOf(...two)
  // The less dear of two is no good one: neither a mark nor its colour.
  const best = winner !== undefined && two[winner].verdict !== 'dear' ? winner : undefined
  return (
    <div data-not-offered="">
      <table className={styles.duel}>
        <caption>{duelSentence(two)}</caption>
        <thead>
          <tr>
            <td />
            {duelNames.map((name, at) => (
              <th key={name} scope="col" data-winner={best === at ? '' : undefined}>
                {name}
                <br />
                {best === at && <Check size={18} aria-hidden="true" />} {stampOf(two[at as 0 | 1])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {duelLines.map(({ title, of }) => (
            <tr key={title}>
              <th scope="row">{title}</th>
              {duelNames.map((name, at) => (
                <td key={name} data-winner={best === at ? '' : undefined}>
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
