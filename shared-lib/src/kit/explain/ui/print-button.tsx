import { Printer } from '../../icons'
import { Button } from '../../ui/button/button'
import { NeedsScript } from './needs-script'

/** Prints the page as its style for paper lays it out. */
export const PrintButton = ({ children = 'Imprimir' }: { readonly children?: string }) => (
  <NeedsScript>
    <Button kind="quiet" icon={<Printer size={20} aria-hidden="true" />} onClick={() => window.print()}>
      {children}
    </Button>
  </NeedsScript>
)
