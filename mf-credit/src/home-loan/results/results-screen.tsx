import { useRef } from 'react'
import type { WidgetProps } from 'shared-lib/contract/define-widget'
import { formatDatePt } from 'shared-lib/dates/format-date'
import { toIsoDate } from 'shared-lib/dates/iso-date'
import { carriedAnswers, readQuery, stepAddress } from 'shared-lib/funnel/funnel-address'
import { checkSlug } from 'shared-lib/funnel/journey-addresses'
import { useTellOnce } from 'shared-lib/funnel/use-tell-once'
import { keptBook } from 'shared-lib/notebook/notebook-address'
import { type NotebookHandle, NotebookView } from 'shared-lib/notebook/ui/notebook'
import { AskToBeCalled } from 'shared-lib/results/ui/ask-to-be-called'
import { FlowAnswers } from 'shared-lib/results/ui/flow-answers'
import { BarLegend, ScaleBar } from 'shared-lib/results/ui/offer-bar'
import { ResultsPage } from 'shared-lib/results/ui/results-page'
import layout from 'shared-lib/styles/layout.module.css'
import { LaterPart } from 'shared-lib/ui/later-part/later-part'
import { ReachUs } from 'shared-lib/ui/reach-us/reach-us'
import { homeLoanNotebookFor } from '../domain/home-loan.notebook'
import { homeLoanFunnel } from '../funnel/home-loan.funnel'
import type { HomeLoanData, HomeLoanFound } from './home-loan.load'
import { IncomePart } from './income-part'
import { AskYourBank } from './letter'
import { LoanAnswer } from './loan-answer'
import { LookForm } from './look-form'
import { OrderLinks } from './order-links'
import { ProposalRates } from './proposal-rates'
import { lastPartsCode, moneyPartsCode, offerViews, ratePathCode } from './results.views'
import { TransferAnswer } from './transfer-answer'

interface ResultsScreenProps extends Pick<WidgetProps, 'location' | 'shell' | 'today'> {
  /** Undefined where an answer or a figure of the day is missing. */
  readonly data: HomeLoanData | undefined
}

/** Everything that can be said without any bank's price list. */
function Found({ data, location, shell, today }: ResultsScreenProps & { readonly data: HomeLoanFound }) {
  const query = location?.query ?? ''
  const raw = readQuery(homeLoanFunnel, query)
  const carried = carriedAnswers(homeLoanFunnel, raw)
  const { existing, compared } = data
  const { amount, months, index } = compared
  const notebook = homeLoanNotebookFor(compared)
  // Proposals of the address are not lost where something else is changed.
  const kept = [...carried, ...keptBook(notebook, query)]
  const book = useRef<NotebookHandle>(null)
  const add: NotebookHandle['add'] = async (proposal) => book.current?.add(proposal) ?? []
  useTellOnce('results', () =>
    shell.emit('results-shown', { vertical: homeLoanFunnel.name, offers: data.offers.length }),
  )
  return (
    <>
      {existing ? (
        <TransferAnswer existing={existing}>
          <Call raw={raw} shell={shell} />
        </TransferAnswer>
      ) : (
        <LoanAnswer data={data}>
          <Paid data={data} />
          <Call raw={raw} shell={shell} />
        </LoanAnswer>
      )}
      <FlowAnswers flow={homeLoanFunnel} raw={raw} />
      <LookForm
        query={query}
        action={homeLoanFunnel.done}
        carried={kept}
        isExisting={existing !== undefined}
        problems={[]}
        navigate={(url) => shell.navigate(url, { replace: true })}
      />
      {existing && <AskYourBank existing={existing} />}
      {!existing && <LaterPart code={moneyPartsCode} props={{ data }} />}
      <IncomePart data={data} raw={raw} />
      {!existing && <LaterPart code={ratePathCode} props={{ loan: data.loan }} />}
      <OrderLinks compared={compared} carried={kept} />
      {data.offers.length > 0 && offerViews.List && (
        <offerViews.List {...{ data, query, carried, kept, shell }} />
      )}
      {/* Rates that the visitor typed: nobody here offers them. */}
      <div data-not-offered="">
        <NotebookView
          key={`${amount} ${months} ${index} ${compared.orderBy} ${compared.kept}`}
          notebook={notebook}
          purpose="Escreve o que diz a FINE de cada banco: pomos primeiro a que custa menos e dizemos porquê. A ordem pode mudar com os anos que ficares com o crédito."
          location={location}
          carried={carried}
          today={today}
          handle={book}
          more={(ranked) => <ProposalRates ranked={ranked} loan={compared} />}
          onAdded={(proposals) => shell.emit('proposal-added', { vertical: homeLoanFunnel.name, proposals })}
        />
      </div>
      <LaterPart code={lastPartsCode} props={{ data, query, carried: kept, today, add }} />
    </>
  )
}

/** All that is paid, to scale: the loan, and what it costs. */
const Paid = ({ data: { loan, compared } }: { data: HomeLoanFound }) =>
  loan.mtic !== undefined && (
    <div data-not-offered="">
      <ScaleBar cents={loan.mtic} equalCents={compared.amount} end={loan.mtic} />
      <BarLegend
        lines={[
          ['equal', 'Pedes', { cents: compared.amount }],
          ['own', 'Juros e outros custos até ao fim', { cents: loan.mtic - compared.amount }],
        ]}
      />
    </div>
  )

/** The call, beside the figure that it is about. */
function Call({ raw, shell }: { raw: ReturnType<typeof readQuery>; shell: ResultsScreenProps['shell'] }) {
  return (
    <>
      <AskToBeCalled flow={homeLoanFunnel} raw={raw} />
      <p className={layout.small}>
        Pedimos-te os documentos uma só vez e trazemos-te propostas dos bancos.
        <ReachUs company={shell.company} before=" Se preferires, " after="." />
      </p>
    </>
  )
}

/** `/credito-habitacao/resultados`. */
export function ResultsScreen(props: ResultsScreenProps) {
  const { data, location, shell, today } = props
  const query = location?.query ?? ''
  const raw = readQuery(homeLoanFunnel, query)
  return (
    <ResultsPage
      printed={`${shell.company.name}: crédito habitação, contas de ${formatDatePt(toIsoDate(today))}`}
    >
      <div className={layout.column}>
        {!data && (
          <section className={layout.part}>
            <h1>Falta um dado para fazer as contas</h1>
            <p>
              <a href={stepAddress(homeLoanFunnel, checkSlug, raw)}>Confirma as tuas respostas</a> e tenta
              outra vez.
            </p>
          </section>
        )}
        {data?.kind === 'result' && <Found {...props} data={data} />}
        {data?.kind === 'problems' && (
          <section className={layout.part}>
            <h1>Há valores que não podem ficar juntos</h1>
            <FlowAnswers flow={homeLoanFunnel} raw={raw} />
            <LookForm
              query={query}
              action={homeLoanFunnel.done}
              carried={carriedAnswers(homeLoanFunnel, raw)}
              isExisting={data.isExisting}
              problems={data.problems}
              navigate={(url) => shell.navigate(url, { replace: true })}
            />
          </section>
        )}
      </div>
    </ResultsPage>
  )
}
