import type { WidgetLocation, WidgetProps } from 'shared-lib/contract/define-widget'
import { toIsoDate } from 'shared-lib/dates/iso-date'
import { manyControls } from 'shared-lib/form/ui/many-controls'
import { ExternalLink } from 'shared-lib/icons'
import { formatEuro } from 'shared-lib/money/euro'
import { NotebookTile } from 'shared-lib/notebook/ui/notebook-tile'
import { PriceSources } from 'shared-lib/results/ui/price-sources'
import layout from 'shared-lib/styles/layout.module.css'
import { Details } from 'shared-lib/ui/details/details'
import { horizon } from '../domain/horizon'
import { telecomJourney } from '../funnel/telecom.journey'
import { beginsWith, telecomNotebook } from '../notebook/telecom-notebook'
import { loyaltyLaw } from '../parameters/loyalty-law'
import { FreeExits } from './free-exits'
import { LoyaltyGuarantees } from './loyalty-guarantees'
import { OutlookChart } from './outlook-chart'
import { OutlookView } from './outlook-view'
import type { TelecomResults } from './results.load'
import { SocialTariffView } from './social-tariff'
import { SwitchSteps } from './switch-steps'
import { WhatIf } from './what-if'

/** ANACOM's comparison of tariffs, the official one. */
const comEscolha = 'https://www.anacom.pt/tarifarios/PaginaInicial.do'

export interface MorePartsProps extends Pick<WidgetProps, 'shell' | 'today'> {
  readonly data: TelecomResults
  readonly location: WidgetLocation
}

/** What is folded below the list: today's contract, a proposal, the notebook, the law and the sources. */
export function MoreParts({ data, location, shell, today }: MorePartsProps) {
  const { outlook, rules, exits, letters, portability, social, home, hasContract } = data
  return (
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
  )
}

/** Where prices and law come from, and what the list lacks. */
const Limits = ({ data: { packages, home } }: Pick<MorePartsProps, 'data'>) => (
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
