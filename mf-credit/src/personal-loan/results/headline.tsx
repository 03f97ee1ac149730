import { CreditRate } from 'shared-lib/credit/display-duties/credit-rate'
import { formatDatePt, formatMonthPt } from 'shared-lib/dates/format-date'
import { toIsoDate } from 'shared-lib/dates/iso-date'
import type { RawAnswers } from 'shared-lib/funnel/flow'
import { stepAddress } from 'shared-lib/funnel/funnel-address'
import { checkSlug } from 'shared-lib/funnel/journey-addresses'
import { cents } from 'shared-lib/money/cents'
import { formatEuro, formatWholeEuro } from 'shared-lib/money/euro'
import layout from 'shared-lib/styles/layout.module.css'
import { Notice } from 'shared-lib/ui/notice/notice'
import type { LoanRequest } from '../domain/loan-request'
import type { Mark, Outlook } from '../domain/outlook'
import { personalLoanFunnel } from '../funnel/personal-loan.funnel'
import { AskForProposals } from './ask-for-proposals'
import { EuroScale, type ScaleMark } from './euro-scale'

interface HeadlineProps {
  readonly request: LoanRequest
  readonly outlook: Outlook
  readonly raw: RawAnswers
}

/** The marks that every loan has, before anybody made a proposal. */
export const standingMarks = ({ ceiling, market }: Outlook): ScaleMark[] => [
  ...(market ? [{ ...market, key: 'market', name: 'Média do mercado' }] : []),
  ...(ceiling ? [{ ...ceiling, key: 'ceiling', name: 'Máximo legal' }] : []),
]

const monthOf = (month: string) => formatMonthPt(toIsoDate(`${month}-01`))

function Sentence({ request, outlook: { ceiling, market } }: Pick<HeadlineProps, 'request' | 'outlook'>) {
  const loan = `${formatWholeEuro(request.amount)} em ${request.months} meses`
  const until = ceiling?.until ? `, nos contratos feitos até ${formatDatePt(toIsoDate(ceiling.until))}` : ''
  return (
    <>
      {ceiling && (
        <p>
          É a prestação mais alta que a lei permite por {loan}
          {until}.
        </p>
      )}
      {market && ceiling && (
        <p>
          À taxa média do mercado pagas {formatEuro(market.instalment)} por mês:{' '}
          <strong>menos {formatWholeEuro(cents(ceiling.mtic - market.mtic))} até ao fim</strong>.
        </p>
      )}
      {request.entry !== undefined && (
        <p>
          Com os {formatWholeEuro(request.entry)} do teu bolso, a compra fica em{' '}
          {formatWholeEuro(cents(request.amount + request.entry))}.
        </p>
      )}
    </>
  )
}

const Card = ({
  title,
  about,
  mark,
  request,
}: {
  title: string
  about: string
  mark: Mark
  request: LoanRequest
}) => (
  <article className={layout.card}>
    <h2>{title}</h2>
    <CreditRate
      taeg={mark.taeg}
      tan={mark.tan}
      tanKind="fixa"
      example={{
        amount: request.amount,
        months: request.months,
        instalment: mark.instalment,
        mtic: mark.mtic,
        more: 'com imposto do selo e sem comissões nem seguros',
      }}
    />
    <p className={layout.small}>{about}</p>
  </article>
)

/** The most that this loan may cost, beside what it costs on average. */
export function Headline({ request, outlook, raw }: HeadlineProps) {
  const { ceiling, market } = outlook
  return (
    <section className={layout.main}>
      <h1>
        {ceiling
          ? `Ninguém te pode cobrar mais de ${formatEuro(ceiling.instalment)} por mês`
          : `O teu crédito de ${formatWholeEuro(request.amount)} em ${request.months} meses`}
      </h1>
      {!ceiling && (
        <Notice tone="warn" title="Ainda sem TAEG máxima">
          <p>
            Não conhecemos a TAEG máxima ou o imposto do selo desta data. O resto da página continua a valer.
          </p>
        </Notice>
      )}
      <Sentence request={request} outlook={outlook} />
      <div className={layout.row}>
        <AskForProposals raw={raw} kind="main" />
        <a href={stepAddress(personalLoanFunnel, checkSlug, raw)}>Alterar respostas</a>
      </div>
      <EuroScale
        marks={standingMarks(outlook)}
        amount={request.amount}
        caption="O mesmo crédito à média do mercado e no máximo legal"
      />
      <div className={layout.grid}>
        {market && (
          <Card
            title={`Média do mercado em ${monthOf(market.month)}`}
            about="A média de todos os bancos, segundo o Banco de Portugal. Não é uma proposta."
            mark={market}
            request={request}
          />
        )}
        {ceiling && (
          <Card
            title="Máximo legal"
            about="A TAEG mais alta permitida neste trimestre. Não é uma proposta: recusa o que a ultrapasse."
            mark={ceiling}
            request={request}
          />
        )}
      </div>
    </section>
  )
}
