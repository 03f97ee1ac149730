import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import type { AnyNotebook, Proposal } from '../notebook'
import { NotebookStore } from '../notebook-store'
import type { RankedProposal } from '../rank-proposals'
import { ProposalList } from './proposal-list'

export { BookTools } from './book-tools'

export const openStore = (notebook: AnyNotebook, given: readonly Proposal[], today: string) =>
  new NotebookStore(notebook, given, today)

interface LiveBookProps {
  readonly store: NotebookStore
  onEdit(id: string): void
  readonly more: ((ranked: readonly RankedProposal[]) => ReactNode) | undefined
  readonly table: ((ranked: readonly RankedProposal[]) => ReactNode) | undefined
  /** Announces what happened to screen readers. */
  say(words: string): void
}

/** The notebook as it changes. */
export const LiveBook = observer(({ store, onEdit, more, table, say }: LiveBookProps) => {
  const remove = (id: string) => {
    const name = store.proposals.find((one) => one.id === id)?.name ?? ''
    store.remove(id)
    say(`Proposta de ${name} apagada.`)
  }
  return (
    <ProposalList
      notebook={store.notebook}
      proposals={store.proposals}
      ranked={store.ranked}
      more={more}
      table={table}
      actions={{ onEdit, onRemove: remove }}
    />
  )
})
