import type { ReactNode } from 'react'
import type { Company } from '../../../contract/define-widget'
import { trapField } from '../../form/trap-field'
import { icon } from '../../icons'
import { Button } from '../../ui/button/button'
import { ErrorSummary } from '../../ui/error-summary/error-summary'
import { Notice } from '../../ui/notice/notice'
import { ReachUs } from '../../ui/reach-us/reach-us'
import { useHydrated } from '../use-hydrated'
import styles from './lead.module.css'
import type { LeadFormState } from './use-lead-form'

const Lock = icon(
  'M5 11h14a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2h-14a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2zM7 11V7a5 5 0 0 1 10 0v4',
)

interface LeadFormProps {
  readonly form: LeadFormState
  readonly company: Company
  readonly heading: string
  /** `h1` where the form owns the page. */
  readonly level: 'h1' | 'h2'
  /** One sentence: what the call is for. */
  readonly purpose: string
  /** By field: several may miss the same thing, so each line of the summary has its label. */
  readonly labels: Readonly<Record<string, string>>
  readonly submitText: string
  readonly children: ReactNode
}

/** The frame of every form that leaves a contact: what stops it, its questions, what to do when it fails, its button. */
export function LeadForm(props: LeadFormProps) {
  const { form, company, heading, level: Heading, purpose, labels, submitText, children } = props
  const { problems, status, nextStep } = form
  const hydrated = useHydrated()
  return (
    // Personal data may never end in an address: the form is no GET form and waits for the script.
    <form className={styles.form} method="post" noValidate onSubmit={form.submit}>
      <ErrorSummary problems={problems} labelOf={(field) => labels[field]} focus={form.tries} />
      <Heading className={styles.heading}>{heading}</Heading>
      <p className={styles.lead}>{purpose}</p>
      <noscript>
        <p>
          Para enviar o pedido aqui, a página precisa de JavaScript.
          <ReachUs company={{ ...company, contactPath: '' }} before=" Sem ele, " after="." />
        </p>
      </noscript>
      {children}
      <p className={styles.trap} aria-hidden="true">
        <label>
          Deixa este campo vazio
          <input {...trapField} />
        </label>
      </p>
      {status === 'error' && (
        <Notice tone="bad" title="O teu pedido ainda não foi enviado" live>
          <p>
            {nextStep} O que escreveste continua aqui.
            <ReachUs company={{ ...company, contactPath: '' }} before=" Se preferires, " after="." />
          </p>
        </Notice>
      )}
      {!hydrated && (
        <p className={styles.failed}>
          Esta página não abriu por completo e o pedido não segue. Carrega-a outra vez.
          <ReachUs company={{ ...company, contactPath: '' }} before=" Se continuar assim, " after="." />
        </p>
      )}
      <div className={styles.actions}>
        <Button
          type="submit"
          kind="main"
          full
          disabled={!hydrated}
          loading={status === 'pending'}
          loadingLabel="A enviar o teu pedido"
          icon={<Lock size={18} />}
        >
          {status === 'error' ? 'Tentar outra vez' : submitText}
        </Button>
      </div>
    </form>
  )
}
