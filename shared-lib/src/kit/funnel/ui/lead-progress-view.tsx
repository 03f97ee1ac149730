import type { ReactNode } from 'react'
import type { Company } from '../../../contract/define-widget'
import { lisbonDate } from '../../../rules/dates/lisbon-time'
import { Check } from '../../icons'
import { ReachUs } from '../../ui/reach-us/reach-us'
import { type LeadProgress, type ProgressWords, progressWords } from '../lead-progress'

interface PartProps {
  readonly id: string
  readonly title: string
  readonly children: ReactNode
}

export const LeadPart = ({ id, title, children }: PartProps) => (
  <section className="lead-status-part" aria-labelledby={`lead-status-${id}`}>
    <h2 id={`lead-status-${id}`}>{title}</h2>
    {children}
  </section>
)

const Erased = ({ at }: { at: string }) => (
  <div className="lead-status-notice">
    <p>
      <strong>Apagámos os teus dados em {lisbonDate(at)}.</strong>
    </p>
    <p>
      Deste pedido fica a referência e a prova do que autorizaste, sem o teu nome, email ou telefone. Ninguém
      te vai ligar por causa dele.
    </p>
  </div>
)

const Withdrawn = ({ at }: { at: string }) => (
  <div className="lead-status-notice">
    <p>
      <strong>Cancelaste o pedido em {lisbonDate(at)}.</strong>
    </p>
    <p>Já não te ligamos nem escrevemos sobre este pedido. Se mudares de ideias, faz um pedido novo.</p>
  </div>
)

interface UnderWayProps {
  readonly progress: LeadProgress
  readonly words: ProgressWords
}

const UnderWay = ({ progress, words: { next, when, atHand, meanings, times, end } }: UnderWayProps) => (
  <>
    <div className="lead-status-notice">
      <p>{next}</p>
      {when && (
        <p>
          Quando: <strong>{when}</strong>
        </p>
      )}
    </div>
    {atHand.length > 0 && (
      <LeadPart id="at-hand" title="O que ter à mão">
        <ul>
          {atHand.map((thing) => (
            <li key={thing}>{thing}</li>
          ))}
        </ul>
      </LeadPart>
    )}
    <LeadPart id="steps" title="Os quatro passos">
      <ol className="lead-status-steps">
        {progress.milestones.map(({ number, title, state }, at) => (
          <li key={number} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
            <span className="lead-status-mark" aria-hidden="true">
              {state === 'done' ? <Check size={18} /> : number}
            </span>
            <span>
              <strong>{title}</strong> {meanings[at]} <span className="lead-status-time">{times[at]}</span>
            </span>
          </li>
        ))}
      </ol>
      {end && <p>{end}</p>}
    </LeadPart>
  </>
)

interface LeadProgressProps {
  readonly progress: LeadProgress
  readonly now: Date
  readonly company: Company
  /** First name of the sender just after sending, where known: never behind the secret address. */
  readonly name?: string
  /** What the sender answered, in words: only on the device that sent it. */
  readonly answers?: string
  /** The secret address; without one the reader is there. */
  readonly address?: string
  readonly children?: ReactNode
}

/**
 * A request and its progress: after it is sent, on the contact page, and behind its secret address. It needs no script.
 * Its styles are in `styles/lead-progress.css`, which the page around it has to load.
 */
export function LeadProgressView(props: LeadProgressProps) {
  const { progress, now, company, name, answers, address, children } = props
  const { reference, createdAt, offer, asked, change, repriced, withdrawnAt, erasedAt } = progress
  const words = progressWords(progress, now, name)
  const [subject, request] = change ? [offer ?? asked, change] : [offer, asked]
  const whole = <span className="lead-status-whole">{reference}</span>
  return (
    <article className="lead-status">
      <h1>{words.title}</h1>
      {subject && <p className="lead-status-offer">{subject}</p>}
      {request && (
        <p>
          Pediste: <strong>{request}</strong>
        </p>
      )}
      {repriced && <p>O preço mudou desde que viste esta oferta. Dizemos-te o de hoje antes de decidires.</p>}
      {answers && <p className="lead-status-asked">{answers}</p>}
      <p>
        Recebido em <time dateTime={createdAt}>{lisbonDate(createdAt)}</time> com a referência {whole}.
      </p>
      {erasedAt ? (
        <Erased at={erasedAt} />
      ) : withdrawnAt ? (
        <Withdrawn at={withdrawnAt} />
      ) : (
        <UnderWay progress={progress} words={words} />
      )}
      <LeadPart id="address" title="Guarda a página do pedido">
        <p>
          {address ? <a href={address}>Ver o estado do pedido</a> : 'É esta'}: mostra sempre em que ponto está
          e abre em qualquer telemóvel ou computador. Só quem tem o endereço a vê: não o partilhes.
        </p>
      </LeadPart>
      {children}
      <LeadPart id="help" title="Precisas de ajuda?">
        <p>
          <ReachUs company={company} before="Se precisares, " after=". " />
          Diz a referência {whole}.
        </p>
      </LeadPart>
    </article>
  )
}
