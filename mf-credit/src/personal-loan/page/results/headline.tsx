import type { RawAnswers } from 'shared-lib/kit/funnel/flow'
import { ArrowRight } from 'shared-lib/kit/icons'
import { detailsAddress } from 'shared-lib/kit/results/flow-links'
import { CreditRate } from 'shared-lib/kit/results/ui/credit-rate'
import { Ruler } from 'shared-lib/kit/results/ui/ruler'
import layout from 'shared-lib/kit/styles/layout.module.css'
import { Button } from 'shared-lib/kit/ui/button/button'
import { Details } from 'shared-lib/kit/ui/details/details'
import { Notice } from 'shared-lib/kit/ui/notice/notice'
import { formatMonthPt } from 'shared-lib/rules/dates/format-date'
import { toIsoDate } from 'shared-lib/rules/dates/iso-date'
import { cents } from 'shared-lib/rules/money/cents'
import { formatWholeEuro } from 'shared-lib/rules/money/euro'
import type { LoanRequest } from '../../rules/loan-request'
import type { Mark, Outlook } from '../../rules/outlook'
import { personalLoanFunnel } from '../funnel/personal-loan.funnel'
import { EuroScale, type ScaleMark } from './euro-scale'
import { isJudged, loanRuler } from './loan-ruler'

/** The way to the contact form, with the answers. */
const AskForProposals = ({ raw, kind }: { raw: RawAnswers; kind: 'main' | 'plain' }) => (
  <div>
    <Button kind={kind} href={detailsAddress(personalLoanFunnel, raw)} iconEnd={<ArrowRight size={20} />}>
      Pedir propostas
    </Button>
  </div>
)

interface HeadlineProps {
  readonly request: LoanRequest
  readonly outlook: Outlook
  readonly raw: RawAnswers
}

/** The marks that every loan has, before any proposal. */
export const rateMarks = ({ ceiling, market }: Outlook): ScaleMark[] => [
  ...(market ? [{ ...market, key: 'market', name: 'Média do mercado' }] : []),
  ...(ceiling ? [{ ...ceiling, key: 'ceiling', name: 'Máximo legal' }] : []),
]

const monthOf = (month: string) => formatMonthPt(toIsoDate(`${month}-01`))

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

/** The ruler of the loan; without a ceiling of the day, why there is none. */
export function Headline({ request, outlook, raw }: HeadlineProps) {
  const ask = detailsAddress(personalLoanFunnel, raw)
  return isJudged(outlook) ? (
    // Average and maximum of the law: no offer.
    <div data-not-offered="">
      <Ruler ruler={loanRuler(request, outlook, ask)} />
    </div>
  ) : (
    <section className={layout.main}>
      <h1>
        O teu crédito de {formatWholeEuro(request.amount)} em {request.months} meses
      </h1>
      <Notice tone="warn" title="Ainda sem TAEG máxima">
        <p>
          Não conhecemos a TAEG máxima ou o imposto do selo desta data. O resto da página continua a valer.
        </p>
      </Notice>
      <AskForProposals raw={raw} kind="main" />
    </section>
  )
}

/** The same loan at average and maximum, with all that has to be near a rate. */
export function BothRates({ request, outlook }: Omit<HeadlineProps, 'raw'>) {
  const { ceiling, market } = outlook
  if (!ceiling && !market) return null
  return (
    <Details summary="As contas, à média e no máximo legal">
      <EuroScale
        marks={rateMarks(outlook)}
        amount={request.amount}
        caption="O mesmo crédito à média do mercado e no máximo legal"
      />
      <div className={layout.grid}>
        {market && (
          <Card
            title={market.month ? `Média do mercado em ${monthOf(market.month)}` : 'Média do trimestre'}
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
      {request.entry !== undefined && (
        <p>
          Com os {formatWholeEuro(request.entry)} do teu bolso, a compra fica em{' '}
          {formatWholeEuro(cents(request.amount + request.entry))}.
        </p>
      )}
    </Details>
  )
}
