import type { ReactNode } from 'react'
import { Details } from '../../ui/details/details'
import { readBook } from '../notebook-address'
import { type NotebookProps, NotebookView } from './notebook'

interface NotebookTileProps extends NotebookProps {
  /** Question that opens it: `O teu banco fez-te uma proposta?` */
  readonly summary: string
  /** Inside it, above the notebook. */
  readonly before?: ReactNode
}

/** The notebook folded: open at first where the address holds a proposal. */
export function NotebookTile({ summary, before, ...props }: NotebookTileProps) {
  const { sent, draft, proposals } = readBook(props.notebook, props.location?.query ?? '')
  const isUsed = sent || proposals.length > 0 || Object.values(draft.texts).some(Boolean)
  return (
    <Details summary={summary} open={isUsed}>
      {before}
      <NotebookView {...props} />
    </Details>
  )
}
