import type { ReactNode } from 'react'
import { addDays } from '../../../rules/dates/calendar'
import { type IsoDate, toIsoDate } from '../../../rules/dates/iso-date'
import { NeedsScript } from '../../explain/ui/needs-script'
import { useCopy } from '../../explain/use-copy'
import { Copy, Printer } from '../../icons'
import layout from '../../styles/layout.module.css'
import { Button } from '../../ui/button/button'
import type { RequestWords } from '../request-view'
import { ProposalTabs } from './proposal-tabs'
import styles from './request.module.css'
import { RequestReminder } from './request-reminder'

interface RequestSheetProps extends RequestWords {
  readonly message: string
  /** Names the reminder. */
  readonly product: string
  /** Last day on which asking makes sense; missing: a week from today. */
  readonly until?: IsoDate | undefined
  readonly today: IsoDate
  /** Of the site on foreign pages, '' on the site itself. */
  readonly siteUrl: string
  /** Further ways on, e.g. back to the results. */
  readonly ways?: ReactNode
  /** Fields that write the message. */
  readonly fields?: ReactNode
  /** The data that companies ask for. */
  readonly children?: ReactNode
}

/** Days in which three companies are easily asked. */
const usualDays = 7

/** One page for a visitor without a proposal: the same message to three companies, what to ask, and a reminder. */
export function RequestSheet(props: RequestSheetProps) {
  const { heading, companies, questions, verdictPath, searchPath, message, product, today, siteUrl } = props
  const { until = toIsoDate(addDays(today, usualDays)), ways, fields, children } = props
  const [copied, copy] = useCopy(message, {
    copied: 'Mensagem copiada.',
    refused: 'O navegador não deixou copiar: seleciona o texto da mensagem.',
  })
  return (
    <div className={`${layout.page} ${styles.sheet}`}>
      <h1>{heading}</h1>
      <ProposalTabs proposal={siteUrl + verdictPath} />
      <p>
        <strong>Pede a três {companies}</strong>, com a mesma mensagem: só podes comparar propostas iguais.
      </p>
      {fields}
      <section>
        <h2>Mensagem</h2>
        <p className={styles.message}>{message}</p>
        <NeedsScript>
          <div className={layout.row}>
            <Button kind="main" icon={<Copy size={20} />} onClick={copy}>
              Copiar mensagem
            </Button>
            <Button icon={<Printer size={20} />} onClick={() => window.print()}>
              Imprimir ou guardar em PDF
            </Button>
          </div>
        </NeedsScript>
        <p className={layout.small} role="status">
          {copied}
        </p>
      </section>
      {children}
      <section>
        <h2>O que perguntar a todas</h2>
        <ol className={`${layout.list} ${styles.questions}`}>
          {questions.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ol>
      </section>
      <section className={styles.screenOnly}>
        <h2>Não te esqueças</h2>
        <RequestReminder
          id={`pedir-${product}`}
          title={`Pedir propostas a três ${companies}`}
          on={until}
          today={today}
        />
        <div className={layout.row}>
          <Button href={siteUrl + verdictPath}>Já tenho resposta: ver se é boa</Button>
          <Button kind="quiet" href={siteUrl + searchPath}>
            Quero que procurem por mim
          </Button>
          {ways}
        </div>
      </section>
    </div>
  )
}
