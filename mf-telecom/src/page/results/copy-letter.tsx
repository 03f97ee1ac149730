import { NeedsScript } from 'shared-lib/kit/explain/ui/needs-script'
import { useCopy } from 'shared-lib/kit/explain/use-copy'
import { Copy } from 'shared-lib/kit/icons'
import layout from 'shared-lib/kit/styles/layout.module.css'
import { Button } from 'shared-lib/kit/ui/button/button'

/** Copies a letter; where the browser refuses, the text is shown to be selected. */
export function CopyLetter({ text }: { text: string }) {
  const [message, copy] = useCopy(text, {
    copied: 'Carta copiada.',
    refused: 'O navegador não deixou copiar: seleciona o texto da carta.',
  })
  return (
    <NeedsScript>
      <Button kind="quiet" icon={<Copy size={20} />} onClick={copy}>
        Copiar a carta
      </Button>
      <p className={layout.small} role="status">
        {message}
      </p>
    </NeedsScript>
  )
}
