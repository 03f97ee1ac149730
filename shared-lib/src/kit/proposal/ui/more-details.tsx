import { type ComponentType, useState } from 'react'
import { NeedsScript } from '../../explain/ui/needs-script'
import type { RawAnswers } from '../../form/input-field'
import { Button } from '../../ui/button/button'

export interface DetailsProps {
  /** The proposal as it was judged, by the fields of its card. */
  readonly texts: RawAnswers
  readonly today: string
}

/** Code of the whole form of a proposal. */
export type BringDetails = () => Promise<ComponentType<DetailsProps>>

/** The pressed button goes, so focus moves to what it brought. */
const focus = (node: HTMLElement | null) => node?.focus()

/** Opens the whole form of a proposal with what its card has; the code comes with the press. */
export function MoreDetails({ bring, ...props }: DetailsProps & { readonly bring: BringDetails }) {
  const [View, show] = useState<ComponentType<DetailsProps>>()
  if (View)
    return (
      <div ref={focus} tabIndex={-1}>
        <View {...props} />
      </div>
    )
  const open = () => bring().then((Brought) => show(() => Brought))
  return (
    <NeedsScript>
      <Button kind="quiet" onClick={() => open().catch(() => {})}>
        Mais detalhes
      </Button>
    </NeedsScript>
  )
}
