import type { ReactNode } from 'react'
import { withMinus } from '../../../rules/figures/figure-text'
import { cents } from '../../../rules/money/cents'
import { formatBriefEuro } from '../../../rules/money/euro'
import { percentOfDrawing } from '../../explain/percent-of-drawing'
import { DataTable } from '../../explain/ui/data-table'
import { Picture } from '../../explain/ui/picture'
import type { AnyNotebook } from '../notebook'
import type { RankedProposal } from '../rank-proposals'
import styles from './notebook.module.css'

const euro = (amount: number) => withMinus(formatBriefEuro(cents(amount)))

interface CostBarsProps {
  readonly notebook: AnyNotebook
  readonly ranked: readonly RankedProposal[]
  /** The product's own table, which includes the costs. */
  readonly table?: ((ranked: readonly RankedProposal[]) => ReactNode) | undefined
}

/** Proposals to scale, from zero: a bar that is twice as long is twice as much. The table has the same data. */
export function CostBars({ notebook, ranked, table }: CostBarsProps) {
  const most = Math.max(1, ...ranked.map(({ cost }) => cost.cents))
  // A part that none of them costs is no column.
  const titles = new Map(
    ranked.flatMap(({ cost }) =>
      cost.parts.flatMap(({ key, title, cents: amount }) => (amount === 0 ? [] : [[key, title] as const])),
    ),
  )
  const besides = new Set(ranked.flatMap(({ cost }) => (cost.beside ?? []).map(({ title }) => title)))
  const partOf = ({ cost }: RankedProposal, key: string) =>
    cost.parts.find((part) => part.key === key)?.cents ?? 0
  return (
    <section className={styles.together} aria-label={`${notebook.costTitle}, todas as propostas`}>
      <h3>{notebook.costTitle}</h3>
      <Picture file={`caderno-${notebook.product}`}>
        <div className={styles.bars} aria-hidden="true">
          {ranked.map(({ proposal, place, cost }) => (
            <div key={proposal.id} data-first={place === 1 ? '' : undefined}>
              {proposal.name}: {euro(cost.cents)}
              <svg width="100%" height="14" aria-hidden="true" focusable="false">
                <rect width={percentOfDrawing(Math.max(0, cost.cents / most))} height="14" rx="3" />
              </svg>
            </div>
          ))}
        </div>
      </Picture>
      {table ? (
        table(ranked)
      ) : (
        <DataTable
          caption={`${notebook.costTitle}, proposta a proposta`}
          why="Somamos o que escreveste em cada proposta, parte a parte. O total é o que conta para a ordem."
          rows={ranked}
          keyOf={({ proposal }) => proposal.id}
          file={`caderno-${notebook.product}`}
          columns={[
            { title: 'Proposta', words: true, cell: ({ proposal }) => proposal.name },
            ...[...titles].map(([key, title]) => ({
              title,
              cell: (row: RankedProposal) => euro(partOf(row, key)),
            })),
            ...[...besides].map((title) => ({
              title: title[0]?.toUpperCase() + title.slice(1),
              cell: ({ cost }: RankedProposal) => {
                const found = cost.beside?.find((one) => one.title === title)
                return found ? euro(found.cents) : ''
              },
            })),
            // On a phone the last one stays in sight.
            { title: 'Total', cell: ({ cost }) => euro(cost.cents) },
          ]}
        />
      )}
    </section>
  )
}
