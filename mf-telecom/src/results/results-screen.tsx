import type { WidgetLocation, WidgetProps } from 'shared-lib/contract/define-widget'
import { formatDatePt } from 'shared-lib/dates/format-date'
import { toIsoDate } from 'shared-lib/dates/iso-date'
import { manyControls } from 'shared-lib/form/ui/many-controls'
import { checkSlug } from 'shared-lib/funnel/journey-addresses'
import { ExternalLink } from 'shared-lib/icons'
import { formatEuro } from 'shared-lib/money/euro'
import { NotebookTile } from 'shared-lib/notebook/ui/notebook-tile'
import { briefAmount } from 'shared-lib/results/ruler'
import { todaySheet } from 'shared-lib/results/today-sheet-id'
import { AnswerChips } from 'shared-lib/results/ui/answer-chips'
import { PriceSources } from 'shared-lib/results/ui/price-sources'
import { ResultsPage } from 'shared-lib/results/ui/results-page'
import { Ruler } from 'shared-lib/results/ui/ruler'
import { TodaySheet } from 'shared-lib/results/ui/today-sheet'
import layout from 'shared-lib/styles/layout.module.css'
import { Details } from 'shared-lib/ui/details/details'
import { LaterPart } from 'shared-lib/ui/later-part/later-part'
import { ReachUs } from 'shared-lib/ui/reach-us/reach-us'
import { contractFields } from '../domain/contract.fields'
import { horizon } from '../domain/horizon'
import { telecomJourney } from '../funnel/telecom.journey'
import { beginsWith, telecomNotebook } from '../notebook/telecom-notebook'
import { loyaltyLaw } from '../parameters/loyalty-law'
import { FreeExits } from './free-exits'
import { LoyaltyGuarantees } from './loyalty-guarantees'
import { OutlookChart } from './outlook-chart'
import { OutlookView } from './outlook-view'
import type { TelecomResults } from './results.load'
import { packagesCode } from './results.views'
import { SocialTariffView } from './social-tariff'
import { SwitchSteps } from './switch-steps'
import { telecomResults } from './telecom-results'
import { WhatIf } from './what-if'
import { whatIfForm } from './what-if.form'

/** ANACOM's comparison of tariffs, the official one. */
const comEscolha = 'https://www.anacom.pt/tarifarios/PaginaInicial.do'

interface ResultsScreenProps extends Pick<WidgetProps, 'shell' | 'today'> {
  readonly data: TelecomResults
  readonly location: WidgetLocation
}

/** `/tv-net-voz/resultados`: today's contract against what was published, the list, and what else helps, folded. */
export function ResultsScreen({ data, location, shell, today }: ResultsScreenProps) {
  const { query } = location
  const { ruler, outlook, rules, exits, letters, portability, social, packages, home, hasContract } = data
  const view = telecomResults.read(query, data.carried)
  const edit = telecomResults.step(view, checkSlug)
  const { company } = shell
  const own = ruler.today.value
  return (
    <ResultsPage printed={`${company.name}: TV, net e voz, contas de ${formatDatePt(toIsoDate(today))}`}>
      <Ruler ruler={ruler}>
        {outlook?.end === 'unknown' && (
          <p className={layout.small}>
            <a href={telecomResults.question(view, 'fatura')}>Dizer quando acaba a fidelização</a>
          </p>
        )}
      </Ruler>
      <AnswerChips
        answers={data.answers}
        question={(slug) => telecomResults.question(view, slug)}
        edit={edit}
        today={{
          words: own === undefined ? ruler.today.ask : `Hoje: ${briefAmount({ cents: own })}`,
          sheet: todaySheet,
        }}
      />
      <TodaySheet
        key={own}
        {...(hasContract
          ? {
              name: 'monthlyFee',
              field: contractFields.monthlyFee,
              along: { hasBill: 'true' },
              without: { hasBill: 'false' },
            }
          : { name: 'tryPrice', field: whatIfForm.fields.tryPrice })}
        location={location}
        shell={shell}
      />
      <LaterPart
        code={packagesCode}
        props={{ packages, view: { ...view, carried: data.beside.packages }, edit, shell }}
      />
      <div>
        {outlook && rules && (
          <Details summary="O teu contrato de hoje">
            <OutlookView outlook={outlook} rules={rules} today={toIsoDate(today)} />
          </Details>
        )}
        {outlook && (
          <Details
            summary="Experimenta uma proposta"
            open={Object.values(data.whatIf.texts).some((text) => text !== '')}
          >
            <p>Escreve o preço que te oferecem e vê se compensa mudar já, esperar ou ficar.</p>
            <WhatIf
              whatIf={data.whatIf}
              {...(data.rises && { rises: data.rises })}
              carried={data.beside.whatIf}
              shell={shell}
            />
          </Details>
        )}
        {outlook && (
          <Details summary={`Os próximos ${horizon} meses`}>
            <OutlookChart outlook={outlook} />
          </Details>
        )}
        <NotebookTile
          summary="Junta as tuas propostas"
          notebook={telecomNotebook(data.asked, rules)}
          purpose="Escreve até cinco propostas que te fizeram. Ficam por ordem do que custam em 24 meses, com a promoção e o que vem depois; as que não têm tudo o que pediste ficam no fim."
          begin={beginsWith(data.asked)}
          controls={manyControls}
          location={location}
          carried={data.beside.notebook}
          today={today}
          onAdded={(proposals) => shell.emit('proposal-added', { vertical: telecomJourney.name, proposals })}
        />
        {social && (
          <Details summary={`Internet a ${formatEuro(social.twoYears.monthly)} por mês: tens direito?`}>
            <SocialTariffView social={social} home={home} />
          </Details>
        )}
        {exits && letters && (
          <Details summary="Casos em que sais sem pagar">
            <FreeExits rules={exits} letters={letters} />
          </Details>
        )}
        {portability && (
          <Details summary={hasContract ? 'Mudar de operadora, passo a passo' : 'Antes de assinares'}>
            <SwitchSteps
              rules={portability}
              {...(hasContract && { operator: data.operator.name ?? 'operadora' })}
            />
          </Details>
        )}
        {rules && (
          <Details summary="O que a lei te garante">
            <LoyaltyGuarantees rules={rules} />
          </Details>
        )}
        <Details summary="Origem e limites">
          <Limits data={data} />
        </Details>
      </div>
      <p className={layout.small}>
        Ligamos-te com as propostas que existem na tua morada.{' '}
        <ReachUs company={company} before="Se preferires, " after="." />
      </p>
    </ResultsPage>
  )
}

/** Where prices and law come from, and what the list lacks. */
const Limits = ({ data: { packages, home } }: Pick<ResultsScreenProps, 'data'>) => (
  <div className={layout.part}>
    <p>
      São preços da imprensa e da DECO PROteste. Faltam os pacotes da NOS, da Vodafone e quase todos os da
      MEO. A DIGI, a Uzo, a Amigo e a WOO podem não chegar à tua morada: confirma no site de cada uma
      {home && `, com o código postal ${home.zipcode}`}.
      {home?.islands && ` Os preços têm o IVA do Continente; o ${home.islands} é mais baixo.`}
    </p>
    <p>
      A ANACOM, que regula as comunicações, tem um comparador gratuito com os tarifários que as operadoras
      comunicam:{' '}
      <a href={comEscolha} target="_blank" rel="noopener">
        abrir o COM.escolha (abre noutro separador)
      </a>{' '}
      <ExternalLink size={16} aria-hidden="true" />
    </p>
    <p className={layout.small}>
      O que dizemos da fidelização resume a{' '}
      <a href={loyaltyLaw} target="_blank" rel="noopener">
        Lei n.º 16/2022, de 16 de agosto (abre noutro separador)
      </a>
      , artigos 129.º a 138.º. Em caso de dúvida, valem a lei e o teu contrato.
    </p>
    <PriceSources source={packages.source}>Confirma sempre o preço com a operadora.</PriceSources>
  </div>
)
