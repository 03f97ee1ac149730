import type { ReactNode } from 'react'
import { cents } from '../../../rules/money/cents'
import { formatBriefEuro } from '../../../rules/money/euro'
import { inputWords } from '../../form/input-words'
import { Details } from '../../ui/details/details'
import { Money } from '../../ui/money/money'
import { Notice } from '../../ui/notice/notice'
import { type AnyNotebook, type Proposal, proposalProblems } from '../notebook'
import { bookWords, breakEvenWords, decidedWords, missingWords, placeWords } from '../proposal-words'
import type { RankedProposal } from '../rank-proposals'
import { CostBars } from './cost-bars'
import styles from './notebook.module.css'
import { type Address, type ProposalActions, Ways } from './proposal-ways'

interface ProposalListProps {
  readonly notebook: AnyNotebook
  readonly proposals: readonly Proposal[]
  readonly ranked: readonly RankedProposal[]
  readonly more?: ((ranked: readonly RankedProposal[]) => ReactNode) | undefined
  readonly table?: ((ranked: readonly RankedProposal[]) => ReactNode) | undefined
  readonly address?: Address | undefined
  readonly actions?: ProposalActions
}

/** The proposals in their order, each with the reason for its place; then all of them in one drawing and one table. */
export function ProposalList({
  notebook,
  proposals,
  ranked,
  more,
  table,
  address,
  actions,
}: ProposalListProps) {
  const known = new Set(ranked.map(({ proposal }) => proposal.id))
  const ways = (proposal: Proposal) => (
    <Ways notebook={notebook} proposals={proposals} proposal={proposal} address={address} actions={actions} />
  )
  return (
    <>
      <p className={styles.sum}>{bookWords(ranked, notebook.better)}</p>
      {ranked.length > 0 && (
        <ol className={styles.list}>
          {ranked.map((one) => (
            <RankedItem key={one.proposal.id} notebook={notebook} one={one} ways={ways(one.proposal)} />
          ))}
        </ol>
      )}
      {proposals
        .filter(({ id }) => !known.has(id))
        .map((proposal) => (
          <Notice key={proposal.id} tone="warn" title={`${proposal.name || 'Proposta sem nome'}: sem contas`}>
            {proposalProblems(notebook, proposal).map(({ field, message }) => (
              <p key={field}>
                {notebook.form.fields[field]?.label}: {message}
              </p>
            ))}
            {ways(proposal)}
          </Notice>
        ))}
      {ranked.length > 1 && <CostBars notebook={notebook} ranked={ranked} table={table} />}
      {ranked.length > 0 && more?.(ranked)}
    </>
  )
}

const RankedItem = ({
  notebook,
  one,
  ways,
}: {
  notebook: AnyNotebook
  one: RankedProposal
  ways: ReactNode
}) => (
  <li className={styles.item}>
    <span className={styles.place}>{one.place}.º</span>
    <div className={styles.words}>
      <h3>{one.proposal.name}</h3>
      <p>
        {[placeWords(one, notebook.better), decidedWords(one, notebook.better)].filter(Boolean).join(' ')}
      </p>
      {breakEvenWords(one, notebook.better) && (
        <p className={styles.small}>{breakEvenWords(one, notebook.better)}</p>
      )}
      {one.cost.notes?.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {missingWords(one) && <p className={styles.missing}>{missingWords(one)}</p>}
    </div>
    <p className={styles.cost}>
      <Money cents={one.cost.cents} size="large" />
      <span className={styles.small}>{notebook.costTitle}</span>
      {one.cost.beside?.map(({ title, cents: amount }) => (
        <span key={title} className={styles.small}>
          {formatBriefEuro(cents(amount))} {title}
        </span>
      ))}
    </p>
    <div className={styles.more}>
      <Details summary="O que diz a proposta">
        <dl className={styles.facts}>
          {inputWords(notebook.form, one.proposal.texts).map(({ name, label, value }) => (
            <div key={name}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Details>
      {ways}
    </div>
  </li>
)
