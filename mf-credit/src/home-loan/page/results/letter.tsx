import { useId } from 'react'
import { useCopy } from 'shared-lib/kit/explain/use-copy'
import layout from 'shared-lib/kit/styles/layout.module.css'
import { Button } from 'shared-lib/kit/ui/button/button'
import type { HomeLoanFound } from './home-loan.load'
import styles from './results.module.css'

type Existing = NonNullable<HomeLoanFound['existing']>

/** Requests to the current lender before anything is signed elsewhere. */
export function AskYourBank({ existing }: { existing: Existing }) {
  const id = useId()
  const text = existing.letter
  const [message, copy] = useCopy(text, {
    copied: 'Texto copiado.',
    refused: 'O navegador não deixou copiar: seleciona o texto e copia-o.',
  })
  return (
    <div className={layout.part} data-not-offered="">
      <p>
        Baixar a taxa onde estás não tem comissão de reembolso, avaliação nem registos. Envia este texto, com
        o teu nome e o número do contrato:
      </p>
      <label htmlFor={id}>Texto para o banco</label>
      <textarea id={id} className={styles.letter} readOnly rows={14} value={text} />
      <div className={layout.row}>
        <Button onClick={copy}>Copiar o texto</Button>
      </div>
      <p className={layout.small} role="status">
        {message}
      </p>
    </div>
  )
}
