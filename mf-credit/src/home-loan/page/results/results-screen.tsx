import { useRef } from 'react'
import type { WidgetProps } from 'shared-lib/contract/define-widget'
import { carriedAnswers, readQuery } from 'shared-lib/kit/funnel/funnel-address'
import { useSendOnce } from 'shared-lib/kit/funnel/use-send-once'
import { keptBook } from 'shared-lib/kit/notebook/notebook-address'
import type { NotebookHandle } from 'shared-lib/kit/notebook/notebook-handle'
import { NotebookTile } from 'shared-lib/kit/notebook/ui/notebook-tile'
import { detailsAddress } from 'shared-lib/kit/results/flow-links'
import { briefAmount } from 'shared-lib/kit/results/ruler'
import { CreditWarning } from 'shared-lib/kit/results/ui/credit-rate'
import { FlowAnswers } from 'shared-lib/kit/results/ui/flow-answers'
import { LateResults } from 'shared-lib/kit/results/ui/late-results'
import { ResultsPage } from 'shared-lib/kit/results/ui/results-page'
import { Ruler } from 'shared-lib/kit/results/ui/ruler'
import { TodaySheet } from 'shared-lib/kit/results/ui/today-sheet'
import layout from 'shared-lib/kit/styles/layout.module.css'
import { Details } from 'shared-lib/kit/ui/details/details'
import { LaterPart } from 'shared-lib/kit/ui/later-part/later-part'
import { formatDatePt } from 'shared-lib/rules/dates/format-date'
import { toIsoDate } from 'shared-lib/rules/dates/iso-date'
import { formatRatio } from 'shared-lib/rules/money/format-ratio'
import { homeLoanFields } from '../../fields'
import { homeLoanNotebookFor } from '../../rules/home-loan.notebook'
import { optionFields } from '../../rules/results-options.fields'
import { homeLoanFunnel } from '../funnel/home-loan.funnel'
import { homeLoanJourney } from '../funnel/home-loan.journey'
import { buyingRuler } from './buying-ruler'
import type { HomeLoanData, HomeLoanFound } from './home-loan.load'
import { IncomePart } from './income-part'
import { AskYourBank } from './letter'
import { OrderLinks } from './order-links'
import { ProposalRates } from './proposal-rates'
import { RateKindsTable } from './rate-kinds-table'
import { closingPartsCode, loanCostsCode, moneyPartsCode, offerViews, ratePathCode } from './results.views'
import { ResultsOptionsForm } from './results-options-form'
import { TransferTables } from './transfer-answer'
import { transferRuler } from './transfer-ruler'

interface ResultsScreenProps extends Pick<WidgetProps, 'location' | 'shell' | 'today'> {
  /** Undefined where an answer or a figure of the day is missing. */
  readonly data: HomeLoanData | undefined
}

/** The loan that is paid, or the proposal. */
const todayOf = ({ existing, hasOwnRate, loan }: HomeLoanFound) =>
  existing
    ? formatRatio(existing.loan.rate)
    : hasOwnRate
      ? briefAmount({ cents: loan.instalment, period: 'mês' })
      : 'sem proposta'

/** Everything that is known without any bank's price list. */
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
  useSendOnce('results', () =>
    shell.emit('results-shown', { vertical: homeLoanFunnel.name, offers: data.offers.length }),
  )
  return (
    <>
      <FlowAnswers flow={homeLoanFunnel} raw={raw} today={todayOf(data)} />
      {existing ? (
        // Statistics and rates that the visitor typed, not offers.
        <div data-not-offered="">
          <TodaySheet name="currentTan" field={homeLoanFields.currentTan} location={location} shell={shell} />
          <Ruler ruler={transferRuler(existing, detailsAddress(homeLoanFunnel, raw))} />
        </div>
      ) : (
        <>
          {/* Averages of new loans, or a rate that the visitor typed, not offers. */}
          <div data-not-offered="">
            <TodaySheet
              {...(data.input.rateType === 'variable'
                ? { name: 'variableTan', field: optionFields.variableTan }
                : { name: 'tan', field: optionFields.tan })}
              location={location}
              shell={shell}
            />
            <Ruler ruler={buyingRuler(data, detailsAddress(homeLoanFunnel, raw))} />
          </div>
          <RateKindsTable data={data} kept={kept} />
        </>
      )}
      {data.offers.length > 0 && offerViews.List && (
        <offerViews.List data={data} query={query} carried={carried} kept={kept} shell={shell} />
      )}
      <div>
        {existing && (
          <>
            <Details summary="Quanto poupas com cada taxa">
              <TransferTables existing={existing} />
            </Details>
            <Details summary="Pede primeiro ao teu banco: texto pronto">
              <AskYourBank existing={existing} />
            </Details>
          </>
        )}
        <ResultsOptionsForm
          query={query}
          action={homeLoanFunnel.done}
          carried={kept}
          isExisting={existing !== undefined}
          problems={[]}
          navigate={(url) => shell.navigate(url, { replace: true })}
        />
        {/* Rates that the visitor typed, not offers. */}
        <div data-not-offered="">
          <NotebookTile
            key={`${amount} ${months} ${index} ${compared.orderBy} ${compared.kept}`}
            summary="Junta as tuas propostas e vê qual é a mais barata"
            before={<OrderLinks compared={compared} carried={kept} />}
            notebook={notebook}
            purpose="Escreve o que diz a FINE de cada banco: pomos primeiro a que custa menos e dizemos porquê. A ordem pode mudar com os anos que ficares com o crédito."
            location={location}
            carried={carried}
            today={today}
            handle={book}
            more={(ranked) => <ProposalRates ranked={ranked} loan={compared} />}
            onAdded={(proposals) =>
              shell.emit('proposal-added', { vertical: homeLoanFunnel.name, proposals })
            }
          />
        </div>
        {!existing && (
          <Details summary="As contas deste crédito">
            <LaterPart code={loanCostsCode} props={{ data }} />
          </Details>
        )}
        {!existing && (
          <Details summary="O dinheiro de que precisas, e os limites dos bancos">
            <LaterPart code={moneyPartsCode} props={{ data }} />
          </Details>
        )}
        <Details summary="Quanto podes pedir com o teu rendimento">
          <IncomePart data={data} raw={raw} />
        </Details>
        {!existing && data.loan.paths.length > 1 && (
          <Details summary="E se a Euribor subir?">
            <LaterPart code={ratePathCode} props={{ loan: data.loan }} />
          </Details>
        )}
        <Details summary="As taxas do mercado, os produtos do banco e a FINE">
          <LaterPart code={closingPartsCode} props={{ data, query, carried: kept, today, add }} />
        </Details>
      </div>
      <CreditWarning />
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
      {!data && location && <LateResults location={location} questions={homeLoanJourney.path} />}
      {data?.kind === 'result' && <Found {...props} data={data} />}
      {data?.kind === 'problems' && (
        <section className={layout.part}>
          <h1>Há valores que não podem ficar juntos</h1>
          <FlowAnswers flow={homeLoanFunnel} raw={raw} />
          <ResultsOptionsForm
            query={query}
            action={homeLoanFunnel.done}
            carried={carriedAnswers(homeLoanFunnel, raw)}
            isExisting={data.isExisting}
            problems={data.problems}
            navigate={(url) => shell.navigate(url, { replace: true })}
          />
        </section>
      )}
    </ResultsPage>
  )
}
