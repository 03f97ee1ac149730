import type { WidgetProps } from 'shared-lib/contract/define-widget'
import { readTexts } from 'shared-lib/kit/form/form'
import { readAddress } from 'shared-lib/kit/form/form-address'
import { dateControls } from 'shared-lib/kit/form/ui/date-controls'
import { manyControls } from 'shared-lib/kit/form/ui/many-controls'
import { readAnswers } from 'shared-lib/kit/funnel/flow'
import { carriedAnswers, readQuery } from 'shared-lib/kit/funnel/funnel-address'
import { useSendOnce } from 'shared-lib/kit/funnel/use-send-once'
import { NotebookTile } from 'shared-lib/kit/notebook/ui/notebook-tile'
import { briefAmount } from 'shared-lib/kit/results/ruler'
import { FlowAnswers } from 'shared-lib/kit/results/ui/flow-answers'
import { ResultsPage } from 'shared-lib/kit/results/ui/results-page'
import { Ruler } from 'shared-lib/kit/results/ui/ruler'
import { TodaySheet } from 'shared-lib/kit/results/ui/today-sheet'
import { useRequestAddress } from 'shared-lib/kit/results/use-request-address'
import layout from 'shared-lib/kit/styles/layout.module.css'
import { Details } from 'shared-lib/kit/ui/details/details'
import { ReachUs } from 'shared-lib/kit/ui/reach-us/reach-us'
import { tryValueOn } from 'shared-lib/rules/dated/dated-parameter'
import { formatDatePt } from 'shared-lib/rules/dates/format-date'
import { toIsoDate } from 'shared-lib/rules/dates/iso-date'
import { cents } from 'shared-lib/rules/money/cents'
import { formatWholeEuro } from 'shared-lib/rules/money/euro'
import { formatDecimal } from 'shared-lib/rules/money/format-number'
import { liabilityMinimum } from '../../data/parameters/liability-minimum'
import { insuranceFields, startOf, yearlyReference } from '../../fields'
import { insuranceNotebook } from '../../rules/insurance.notebook'
import { insuranceFunnel } from '../funnel/insurance.funnel'
import { accidentPath } from '../funnel/insurance.paths'
import { CoverMatrix } from './cover-matrix'
import { RenewalDates } from './dates-card'
import { EarlyNotice } from './early-notice'
import { coverWords, insuranceRuler, isInsured } from './insurance-ruler'
import { PriceSums } from './price-sums'
import { QuoteTable, Saving } from './quote-table'
import { SameForAll } from './same-for-all'
import { todayForm } from './tool-forms'

interface ResultsScreenProps extends Pick<WidgetProps, 'location' | 'shell' | 'today'> {}

const flow = insuranceFunnel
const notebookControls = { ...manyControls, ...dateControls }

/** The receipt as a price of a year, whatever it was paid by. */
const along = { hasReference: 'true', referencePeriod: 'year', referenceProvider: 'none' }

/** `/seguros/resultados`: today's price against what is asked now, what each insurance pays, and what else helps, folded. */
export function ResultsScreen({ location, shell, today }: ResultsScreenProps) {
  const query = location?.query ?? ''
  const path = location?.path ?? flow.done
  const raw = readQuery(flow, query)
  const answers = readAnswers(flow, raw)
  const day = toIsoDate(today)
  const { product: vehicle = 'car', insuranceType = 'mandatory', insuranceExpiryDate } = answers
  const reference = yearlyReference(answers)
  const minimum = tryValueOn(liabilityMinimum, day)
  const start = startOf(answers)
  const ruler = insuranceRuler(answers, askedIn(query), day, useRequestAddress(flow, raw))
  const covers = coverWords(answers)
  const own = reference === undefined ? undefined : briefAmount({ cents: reference })
  useSendOnce('shown', () => shell.emit('results-shown', { vertical: flow.name, offers: 0 }))
  return (
    <ResultsPage printed={`${shell.company.name}: seguro, contas de ${formatDatePt(day)}`}>
      <FlowAnswers flow={flow} raw={raw} today={own ?? 'quanto pagas?'} />
      <Ruler ruler={ruler} />
      <EarlyNotice start={start} today={day} />
      <TodaySheet
        key={query}
        name="referenceValue"
        field={insuranceFields.referenceValue}
        text={reference === undefined ? undefined : formatDecimal(reference / 100, 2)}
        against={{ name: 'askedNow', field: todayForm.fields.askedNow }}
        along={{ ...along, ...(raw.referenceProvider && { referenceProvider: raw.referenceProvider }) }}
        without={{ hasReference: 'false' }}
        location={location}
        shell={shell}
      />
      <section className={layout.part} id="coberturas">
        <h2>Que acidentes paga cada seguro</h2>
        {ruler.verdict.text !== covers && <p>{covers}.</p>}
        <CoverMatrix vehicle={vehicle} type={insuranceType} />
      </section>
      <div>
        {(insuranceExpiryDate || start) && (
          <Details summary="As tuas datas">
            {insuranceExpiryDate ? (
              <RenewalDates expiry={insuranceExpiryDate} today={day} />
            ) : (
              start && (
                <p>
                  O seguro começa a <strong>{formatDatePt(start)}</strong>. Não conduzas antes disso.
                </p>
              )
            )}
          </Details>
        )}
        <NotebookTile
          summary="Junta as tuas propostas"
          notebook={insuranceNotebook(insuranceType)}
          purpose="Junta as propostas que já tens. Primeiro ficam as que cobrem tudo o que pediste, da mais barata para a mais cara."
          location={location}
          carried={carriedAnswers(flow, raw)}
          controls={notebookControls}
          table={(ranked) => <QuoteTable ranked={ranked} />}
          more={([first]) => <Saving first={first} reference={reference} isInsured={isInsured(answers)} />}
          today={today}
          onAdded={(proposals) => shell.emit('proposal-added', { vertical: flow.name, proposals })}
        />
        <Details summary="Pede o mesmo a todas">
          <SameForAll raw={raw} />
        </Details>
        <PriceSums query={query} path={path} day={day} reference={reference} />
        <Details summary="Se alguma coisa correr mal">
          <p>
            <a href={accidentPath}>Tiveste um acidente?</a> Vê se a tua seguradora trata de tudo e até quando
            tem de responder.
          </p>
          <p>
            Se três seguradoras te recusarem o seguro obrigatório por escrito, a ASF indica uma e o preço.
          </p>
        </Details>
        <Details summary="Origem e limites">
          {minimum && (
            <p>
              O obrigatório cobre até {formatWholeEuro(cents(minimum.bodilyInjury * 100))} em danos corporais
              e {formatWholeEuro(cents(minimum.property * 100))} em danos materiais por acidente.
            </p>
          )}
          <p>
            Cada preço de seguro é feito para uma pessoa e um veículo: só uma seguradora o pode dar.{' '}
            <a href="/mediador-de-seguros">O que um mediador tem de te dizer</a>.{' '}
            <ReachUs company={shell.company} before="Se preferires, " after="." />
          </p>
        </Details>
      </div>
    </ResultsPage>
  )
}

/** What is asked for the coming year, where the address holds an amount. */
function askedIn(query: string) {
  const reading = readTexts(todayForm, readAddress(todayForm, query))
  return 'input' in reading ? reading.input.askedNow : undefined
}
