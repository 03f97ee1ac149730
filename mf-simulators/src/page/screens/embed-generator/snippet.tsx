import { useCopy } from 'shared-lib/kit/explain/use-copy'
import { Copy } from 'shared-lib/kit/icons'
import { Button } from 'shared-lib/kit/ui/button/button'
import styles from './embed-generator.module.css'

/** Code to take along. */
export function Snippet({ title, about, code }: { title: string; about?: string; code: string }) {
  const [message, copy] = useCopy(code, {
    copied: 'Copiado.',
    refused: 'O navegador não deixou copiar: seleciona o código acima.',
  })
  return (
    <section className={styles.snippet}>
      <h2>{title}</h2>
      {about && <p>{about}</p>}
      <pre>
        <code>{code}</code>
      </pre>
      <p className={styles.copy}>
        <Button kind="quiet" icon={<Copy size={20} />} onClick={copy} aria-label={`Copiar: ${title}`}>
          Copiar
        </Button>
        <span role="status">{message}</span>
      </p>
    </section>
  )
}
