import { Button } from '../../ui/button/button'
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden'
import type { AnyNotebook, Proposal } from '../notebook'
import { bookEntries, editEntries } from '../notebook-address'
import styles from './notebook.module.css'

/** Actions on a proposal: as addresses without script, as presses with it. */
export interface ProposalActions {
  onEdit(id: string): void
  onRemove(id: string): void
}

/** The page that holds the notebook in its address, with the answers that it holds besides. */
export interface Address {
  readonly path: string
  readonly carried: readonly (readonly [name: string, text: string])[]
}

interface WaysProps {
  readonly notebook: AnyNotebook
  readonly proposals: readonly Proposal[]
  readonly proposal: Proposal
  readonly address: Address | undefined
  readonly actions: ProposalActions | undefined
}

/** Changes a proposal, or takes it away. */
export function Ways({ notebook, proposals, proposal: { id, name }, address, actions }: WaysProps) {
  const whose = <VisuallyHidden> a proposta de {name}</VisuallyHidden>
  if (actions)
    return (
      <p className={styles.row}>
        <Button kind="quiet" onClick={() => actions.onEdit(id)}>
          Alterar{whose}
        </Button>
        <Button kind="quiet" onClick={() => actions.onRemove(id)}>
          Apagar{whose}
        </Button>
      </p>
    )
  if (!address) return null
  const to = (entries: readonly (readonly [string, string])[]) =>
    `${address.path}?${new URLSearchParams([...address.carried, ...entries].map(([one, text]) => [one, text]))}`
  return (
    <p className={styles.row}>
      <Button kind="quiet" href={to(editEntries(notebook, proposals, id))}>
        Alterar{whose}
      </Button>
      <Button
        kind="quiet"
        href={to(
          bookEntries(
            notebook,
            proposals.filter((one) => one.id !== id),
          ),
        )}
      >
        Apagar{whose}
      </Button>
    </p>
  )
}
