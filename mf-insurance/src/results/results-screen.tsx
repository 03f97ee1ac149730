import type { WidgetProps } from 'shared-lib/contract/define-widget'
import { tryValueOn } from 'shared-lib/dated/dated-parameter'
import { formatDatePt } from 'shared-lib/dates/format-date'
import { toIsoDate } from 'shared-lib/dates/iso-date'
import { dateControls } from 'shared-lib/form/ui/date-controls'
import { manyControls } from 'shared-lib/form/ui/many-controls'
import { readAnswers } from 'shared-lib/funnel/flow'
import { addressOf, carriedAnswers, readQuery } from 'shared-lib/funnel/funnel-address'
import { useTellOnce } from 'shared-lib/funnel/use-tell-once'
import { ClipboardList, FileText } from 'shared-lib/icons'
import { cents, timesCents } from 'shared-lib/money/cents'
import { formatEuro, formatWholeEuro } from 'shared-lib/money/euro'
import { NotebookView } from 'shared-lib/notebook/ui/notebook'
import { questionAddress } from 'shared-lib/results/flow-links'
import { AskToBeCalled } from 'shared-lib/results/ui/ask-to-be-called'
import { FlowAnswers } from 'shared-lib/results/ui/flow-answers'
import { ResultsPage } from 'shared-lib/results/ui/results-page'
import layout from 'shared-lib/styles/layout.module.css'
import { Button } from 'shared-lib/ui/button/button'
import { Details } from 'shared-lib/ui/details/details'
import { ReachUs } from 'shared-lib/ui/reach-us/reach-us'
import { startOf, yearlyReference } from '../domain/insurance.fields'
import { insuranceNotebook } from '../domain/insurance.notebook'
import { scenarioLabel, scenariosOf, unpaid } from '../domain/scenarios'
import { brokerSlug, insuranceFunnel } from '../funnel/insurance.funnel'
import { accidentPath, briefPath } from '../funnel/insurance.paths'
import { liabilityMinimum } from '../parameters/liability-minimum'
import { briefQuestions } from './brief-questions'
import { CoverMatrix } from './cover-matrix'
import { RenewalDates } from './dates-card'
import { QuoteTable, Saving } from './quote-table'
import styles from './results.module.css'
import { ExcessSums, OwnDamageSums, PartsSums, PremiumSums } from './sums'
import { Tool } from './tool'
import { excessForm, ownDamageForm, partsForm, premiumForm } from './tool-forms'

interface ResultsScreenProps extends Pick<WidgetProps, 'location' | 'shell' | 'today'> {}

const flow = insuranceFunnel
const notebookControls = { ...manyControls, ...dateControls }

/** `/seguros/resultados`: what each insurance pays, what today's costs, and the quotes that the visitor holds. */
export function ResultsScreen({ location, shell, today }: ResultsScreenProps) {
  const query = location?.query ?? ''
  const path = location?.path ?? flow.done
  const raw = readQuery(flow, query)
  const answers = readAnswers(flow, raw)
  const day = toIsoDate(today)
  const { product = 'car', insuranceType = 'mandatory', insuranceExpiryDate } = answers
  const vehicle = product
  const all = scenariosOf(vehicle)
  const open = unpaid(insuranceType, vehicle)
  const reference = yearlyReference(answers)
  // Who has no policy yet holds a quote, and pays nothing today.
  const isInsured = answers.insured !== false
  const minimum = tryValueOn(liabilityMinimum, day)
  const start = startOf(answers)
  const total =
    reference === undefined ? undefined : formatEuro(cents(reference)).slice(0, -2).replaceAll('.', '')
  const tool = { query, path, today }
  useTellOnce('shown', () => shell.emit('results-shown', { vertical: flow.name, offers: 0 }))
  return (
    <ResultsPage printed={`${shell.company.name}: seguro, contas de ${formatDatePt(day)}`}>
      <div className={layout.column}>
        <section className={layout.main}>
          <h1>
            {open.length === 0
              ? 'Este seguro paga todos os acidentes da lista'
              : `Com este seguro, ${open.length} de ${all.length} acidentes ficam por tua conta`}
          </h1>
          {open.length > 0 && (
            <p>
              Por exemplo:{' '}
              {open
                .slice(0, 3)
                .map((key) => scenarioLabel(key, vehicle).toLowerCase())
                .join('; ')}
              .
            </p>
          )}
          {reference !== undefined && (
            <p className={styles.hero}>
              {isInsured ? 'Hoje pagas' : 'Pedem-te'} <strong>{formatEuro(cents(reference))}</strong> por ano
              {answers.referencePeriod === 'month' &&
                ` (12 × ${formatEuro(timesCents(cents(reference), 1 / 12))})`}
              . Junta as tuas propostas em baixo e vê quanto poupas com cada uma.
            </p>
          )}
          <AskToBeCalled flow={flow} raw={raw} words="Quero propostas por telefone" />
          <p className={layout.small}>
            Cada preço de seguro é feito para uma pessoa e um veículo: só uma seguradora o pode dar.{' '}
            <a href="/mediador-de-seguros">O que um mediador tem de te dizer</a>.{' '}
            <ReachUs company={shell.company} before="Se preferires, " after="." />
          </p>
        </section>
        <FlowAnswers flow={flow} raw={raw} />

        <section className={layout.part} id="coberturas">
          <h2>Que acidentes paga cada seguro</h2>
          <CoverMatrix vehicle={vehicle} type={insuranceType} />
          {minimum && (
            <p className={layout.small}>
              O obrigatório cobre até {formatWholeEuro(cents(minimum.bodilyInjury * 100))} em danos corporais
              e {formatWholeEuro(cents(minimum.property * 100))} em danos materiais por acidente.
            </p>
          )}
        </section>

        {(insuranceExpiryDate || start) && (
          <section className={layout.part} id="datas">
            <h2>As tuas datas</h2>
            {insuranceExpiryDate ? (
              <RenewalDates expiry={insuranceExpiryDate} today={day} />
            ) : (
              start && (
                <p>
                  O seguro começa a <strong>{formatDatePt(start)}</strong>. Não conduzas antes disso.
                </p>
              )
            )}
          </section>
        )}

        <NotebookView
          notebook={insuranceNotebook(insuranceType)}
          purpose="Junta as propostas que já tens. Primeiro ficam as que cobrem tudo o que pediste, da mais barata para a mais cara."
          location={location}
          carried={carriedAnswers(flow, raw)}
          controls={notebookControls}
          table={(ranked) => <QuoteTable ranked={ranked} />}
          more={([first]) => <Saving first={first} reference={reference} isInsured={isInsured} />}
          today={today}
          onAdded={(proposals) => shell.emit('proposal-added', { vertical: flow.name, proposals })}
        />

        <section className={layout.part} id="pedido">
          <h2>Pede o mesmo a todas</h2>
          <p>
            Só se comparam propostas iguais. Leva esta folha a cada seguradora: o que queres coberto, os dados
            que pedem e sete perguntas. Antes de assinares, pede o IPID: o resumo do que o seguro cobre, que
            têm de te dar.
          </p>
          <ol className={layout.list}>
            {briefQuestions.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ol>
          <p>
            Para a folha ir completa, diz também a marca, os quilómetros e os anos sem acidentes: são as
            perguntas que te vão fazer a seguir.
          </p>
          <div className={layout.row}>
            <Button kind="plain" href={addressOf(flow, briefPath, raw)} icon={<FileText size={20} />}>
              Abrir a folha para imprimir
            </Button>
            <Button
              kind="quiet"
              href={questionAddress(flow, brokerSlug, raw)}
              icon={<ClipboardList size={20} />}
            >
              Completar os dados para a proposta
            </Button>
          </div>
        </section>

        <section className={layout.part} id="contas">
          <h2>Faz as contas ao preço</h2>
          <Details summary="Quanto do que pagas são impostos" open={total !== undefined}>
            <Tool
              id="impostos"
              label="Impostos no seguro"
              form={premiumForm}
              {...tool}
              {...(total && { known: { taxTotal: total } })}
            >
              {(input) => <PremiumSums input={input} day={day} />}
            </Tool>
          </Details>
          <Details summary="Quanto custa pagar às prestações">
            <Tool id="prestacoes" label="Pagar às prestações" form={partsForm} {...tool}>
              {(input) => <PartsSums input={input} />}
            </Tool>
          </Details>
          <Details summary="Franquia baixa ou alta?">
            <Tool id="franquia" label="Franquia baixa ou alta" form={excessForm} {...tool}>
              {(input) => <ExcessSums input={input} />}
            </Tool>
          </Details>
          <Details summary="Os danos próprios compensam?">
            <Tool id="danos-proprios" label="Danos próprios" form={ownDamageForm} {...tool}>
              {(input) => <OwnDamageSums input={input} />}
            </Tool>
          </Details>
        </section>

        <section className={layout.part}>
          <h2>Se alguma coisa correr mal</h2>
          <p>
            <a href={accidentPath}>Tiveste um acidente?</a> Vê se a tua seguradora trata de tudo e até quando
            tem de responder.
          </p>
          <p>
            Se três seguradoras te recusarem o seguro obrigatório por escrito, pede à ASF, que supervisiona os
            seguros: ela indica uma que tem de aceitar e o preço.
          </p>
        </section>
      </div>
    </ResultsPage>
  )
}
