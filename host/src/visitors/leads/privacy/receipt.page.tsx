import type { Company } from 'shared-lib/contract/define-widget'
import { privacyPath, termsPath } from 'shared-lib/kit/funnel/consent-texts'
import { ReachUs } from 'shared-lib/kit/ui/reach-us/reach-us'
import { lisbonDate, lisbonMoment } from 'shared-lib/rules/dates/lisbon-time'
import type { ConsentVersions } from '../consent-versions'
import type { LeadStatusView } from '../lead-status'
import { ConsentList } from './consent-list'
import type { LeadPaths } from './lead-paths'

interface ReceiptProps {
  readonly view: LeadStatusView
  readonly company: Company
  /** Name, seat, tax number and contact of the controller, as the editors have them; '' while they have none. */
  readonly controller: string
  readonly paths: LeadPaths
  readonly words: ConsentVersions['words']
}

/** `/pedido/<secret>/recibo`: the proof of the consents, made to be printed or kept. */
export const ReceiptPage = ({ view, company, controller, paths, words }: ReceiptProps) => (
  <article className="lead-status lead-receipt">
    <p className="lead-status-kicker">Pedido {view.reference}</p>
    <h1>Recibo do que autorizaste</h1>
    <p>
      Pedido recebido em <time dateTime={view.createdAt}>{lisbonMoment(view.createdAt)}</time>. Para guardares
      este recibo, imprime a página ou grava-a em PDF.
    </p>
    <section aria-labelledby="lead-receipt-what">
      <h2 id="lead-receipt-what">O que autorizaste e quando</h2>
      <ConsentList consents={view.consents} words={words} />
    </section>
    <section aria-labelledby="lead-receipt-call">
      <h2 id="lead-receipt-call">Como pediste para te contactarmos</h2>
      <p>{view.callText}</p>
    </section>
    <section aria-labelledby="lead-receipt-who">
      <h2 id="lead-receipt-who">Quem é responsável pelos teus dados</h2>
      <p className="lead-receipt-who">{controller || company.name}</p>
      <p>
        <ReachUs company={company} before="Para falares connosco, " after=". " />O que fazemos com os dados
        está na <a href={privacyPath}>Política de Privacidade</a> e nos{' '}
        <a href={termsPath}>Termos e Condições</a>.
      </p>
    </section>
    <section aria-labelledby="lead-receipt-how">
      <h2 id="lead-receipt-how">Como cancelar o pedido</h2>
      {view.erasedAt ? (
        <p>Os teus dados foram apagados em {lisbonDate(view.erasedAt)}.</p>
      ) : view.withdrawnAt ? (
        <p>
          Cancelaste o pedido em {lisbonDate(view.withdrawnAt)}. Podes ainda{' '}
          <a href={paths.erasure}>apagar os dados</a>.
        </p>
      ) : (
        <p>
          Quando quiseres, sem dar razões e sem custos: <a href={paths.withdrawal}>cancela o pedido</a> ou{' '}
          <a href={paths.erasure}>apaga os teus dados</a>. Se falares connosco, diz a referência{' '}
          <span className="lead-status-whole">{view.reference}</span>. O que fizemos até lá não deixa de ser
          válido.
        </p>
      )}
    </section>
    <p className="lead-status-back">
      <a href={paths.status}>Voltar ao pedido</a>
    </p>
  </article>
)
