import type { ReactNode, Ref } from 'react'
import { NeedsScript } from '../../explain/ui/needs-script'
import { useCopy } from '../../explain/use-copy'
import { Copy } from '../../icons'
import { RulerDrawing } from '../../results/ui/ruler'
import layout from '../../styles/layout.module.css'
import { Button } from '../../ui/button/button'
import { Details } from '../../ui/details/details'
import type { ProposalVerdict } from '../verdict'
import { stampWords } from '../verdict-words'
import styles from './proposal.module.css'

interface VerdictViewProps {
  readonly verdict: ProposalVerdict
  /** Id of the form, where the mark of the proposal leads. */
  readonly formId: string
  readonly Heading: 'h2' | 'h3'
  readonly headingRef: Ref<HTMLHeadingElement>
  /** What else can be done with the proposal. */
  readonly children: ReactNode
}

/** Stamp, sentence, ruler and the message to negotiate with. */
export function VerdictView({ verdict, formId, Heading, headingRef, children }: VerdictViewProps) {
  const { ruler, sentence, reasons, message } = verdict
  const [copied, copy] = useCopy(message, {
    copied: 'Mensagem copiada.',
    refused: 'O navegador não deixou copiar: abre a mensagem e seleciona o texto.',
  })
  return (
    <section className={styles.verdict} data-not-offered="">
      <Heading ref={headingRef} tabIndex={-1} className={styles.stamp} data-verdict={verdict.verdict}>
        {stampWords[verdict.verdict]}
      </Heading>
      <p className={styles.sentence}>{sentence}</p>
      {ruler && ruler.marks.length > 0 && (
        <RulerDrawing
          ruler={{
            ...ruler,
            verdict: { tone: 'stay' },
            today: { value: ruler.own, label: 'Esta proposta', ask: '', edit: { href: `#${formId}` } },
          }}
        />
      )}
      {reasons.slice(1).map((reason) => (
        <p key={reason.code}>{reason.sentence}</p>
      ))}
      <div className={layout.row}>
        <NeedsScript>
          <Button kind="main" icon={<Copy size={20} />} onClick={copy}>
            Copiar mensagem para negociar
          </Button>
        </NeedsScript>
        {children}
      </div>
      <p className={layout.small} role="status">
        {copied}
      </p>
      <Details summary="Ler a mensagem">
        <p>{message}</p>
      </Details>
    </section>
  )
}
