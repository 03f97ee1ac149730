import { useState } from 'react'
import { NeedsScript } from '../../explain/ui/needs-script'
import { Bookmark } from '../../icons'
import { Button } from '../../ui/button/button'
import { folderPath, type KeptProposal, keepProposal } from '../folder'

interface KeepProposalProps {
  readonly proposal: KeptProposal
  /** Origin of the site on foreign pages, '' on the site itself. */
  readonly siteUrl: string
}

/** Keeps a proposal on this device, and leads to the others. */
export function KeepProposal({ proposal, siteUrl }: KeepProposalProps) {
  const [kept, setKept] = useState<boolean>()
  return (
    <NeedsScript>
      <Button
        kind="quiet"
        icon={<Bookmark size={20} />}
        onClick={() => setKept(keepProposal(proposal, proposal.on))}
      >
        Guardar na minha pasta
      </Button>
      <p role="status">
        {kept && (
          <>
            Guardada. <a href={siteUrl + folderPath}>Ver a minha pasta</a>
          </>
        )}
        {kept === false && 'Este telemóvel ou computador não deixa guardar.'}
      </p>
    </NeedsScript>
  )
}
