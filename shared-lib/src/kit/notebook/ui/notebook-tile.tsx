import { type ReactNode, useImperativeHandle, useState } from 'react'
import { Details } from '../../ui/details/details'
import { LaterPart, laterCode } from '../../ui/later-part/later-part'
import { readBook } from '../notebook-address'
import type { NotebookHandle } from '../notebook-handle'
import type { NotebookProps } from './use-notebook'

/** The notebook comes with the first look into its fold. */
export const notebookCode = laterCode(
  async () => (await import(/* webpackChunkName: "notebook-view" */ './notebook')).NotebookView,
)

interface NotebookTileProps extends NotebookProps {
  /** Question that opens it: `O teu banco fez-te uma proposta?` */
  readonly summary: string
  /** Inside it, above the notebook. */
  readonly before?: ReactNode
}

/** A promise of the notebook, which may come later. */
function arrival() {
  let arrive = (_: NotebookHandle | null) => {}
  const come = new Promise<NotebookHandle>((resolve) => {
    arrive = (one) => one && resolve(one)
  })
  return { come, arrive }
}

/** The notebook folded: open at first where the address holds a proposal. */
export function NotebookTile({ summary, before, handle, ...props }: NotebookTileProps) {
  const { sent, draft, proposals } = readBook(props.notebook, props.location?.query ?? '')
  const isUsed = sent || proposals.length > 0 || Object.values(draft.texts).some(Boolean)
  const [{ come, arrive }] = useState(arrival)
  useImperativeHandle(handle, () => ({
    async add(proposal) {
      notebookCode.wake()
      return (await come).add(proposal)
    },
  }))
  return (
    <Details summary={summary} open={isUsed}>
      {before}
      <LaterPart code={notebookCode} props={{ ...props, handle: arrive }} />
    </Details>
  )
}
