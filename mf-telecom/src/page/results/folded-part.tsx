import type { ReactNode } from 'react'
import type { WidgetLocation, WidgetProps } from 'shared-lib/contract/define-widget'
import { ExternalLink } from 'shared-lib/kit/icons'
import { PriceSources } from 'shared-lib/kit/results/ui/price-sources'
import layout from 'shared-lib/kit/styles/layout.module.css'
import { toIsoDate } from 'shared-lib/rules/dates/iso-date'
import { loyaltyLaw } from '../../data/parameters/loyalty-law'
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

type PartName = 'contract' | 'whatIf' | 'months' | 'social' | 'exits' | 'steps' | 'law' | 'limits'

export interface FoldedPartProps extends Pick<WidgetProps, 'shell' | 'today'> {
  readonly part: PartName
  readonly data: TelecomResults
  readonly location: WidgetLocation
}

type Part = (props: FoldedPartProps) => ReactNode

const parts: Readonly<Record<PartName, Part>> = {
  contract: ({ data: { outlook, rules }, today }) =>
    outlook && rules && <OutlookView outlook={outlook} rules={rules} today={toIsoDate(today)} />,
  whatIf: ({ data, shell }) => (
    <>
      <p>Escreve o preço que te oferecem e vê se compensa mudar já, esperar ou ficar.</p>
      <WhatIf
        whatIf={data.whatIf}
        {...(data.rises && { rises: data.rises })}
        carried={data.beside.whatIf}
        shell={shell}
      />
    </>
  ),
  months: ({ data: { outlook } }) => outlook && <OutlookChart outlook={outlook} />,
  social: ({ data: { social, home } }) => social && <SocialTariffView social={social} home={home} />,
  exits: ({ data: { exits, letters } }) => exits && letters && <FreeExits rules={exits} letters={letters} />,
  steps: ({ data: { portability, hasContract, operator } }) =>
    portability && (
      <SwitchSteps rules={portability} {...(hasContract && { operator: operator.name ?? 'operadora' })} />
    ),
  law: ({ data: { rules } }) => rules && <LoyaltyGuarantees rules={rules} />,
  limits: ({ data }) => <Limits data={data} />,
}

/** What is folded below the list, one part for each fold. */
export const FoldedPart = (props: FoldedPartProps) => parts[props.part](props)

/** Where prices and law come from, and what the list lacks. */
const Limits = ({ data: { packages, home } }: Pick<FoldedPartProps, 'data'>) => (
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
