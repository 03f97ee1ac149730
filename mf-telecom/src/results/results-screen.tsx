import type { WidgetLocation, WidgetProps } from 'shared-lib/contract/define-widget'
import { formatDatePt } from 'shared-lib/dates/format-date'
import { toIsoDate } from 'shared-lib/dates/iso-date'
import { manyControls } from 'shared-lib/form/ui/many-controls'
import { checkSlug, detailsSlug } from 'shared-lib/funnel/journey-addresses'
import { ArrowRight, ExternalLink } from 'shared-lib/icons'
import { NotebookView } from 'shared-lib/notebook/ui/notebook'
import { AnswerChips } from 'shared-lib/results/ui/answer-chips'
import { ResultsPage } from 'shared-lib/results/ui/results-page'
import layout from 'shared-lib/styles/layout.module.css'
import { Button } from 'shared-lib/ui/button/button'
import { LaterPart } from 'shared-lib/ui/later-part/later-part'
import { ReachUs } from 'shared-lib/ui/reach-us/reach-us'
import { telecomJourney } from '../funnel/telecom.journey'
import { beginsWith, telecomNotebook } from '../notebook/telecom-notebook'
import { loyaltyLaw } from '../parameters/loyalty-law'
import { FreeExits } from './free-exits'
import { LoyaltyGuarantees } from './loyalty-guarantees'
import { OutlookChart } from './outlook-chart'
import { OutlookView } from './outlook-view'
import type { TelecomResults } from './results.load'
import styles from './results.module.css'
import { packagesCode } from './results.views'
import { SocialTariffView } from './social-tariff'
import { SwitchSteps } from './switch-steps'
import { telecomResults } from './telecom-results'
import { WhatIf } from './what-if'

/** ANACOM's comparison of tariffs, the official one. */
const comEscolha = 'https://www.anacom.pt/tarifarios/PaginaInicial.do'

interface ResultsScreenProps extends Pick<WidgetProps, 'shell' | 'today'> {
  readonly data: TelecomResults
  readonly location: WidgetLocation
}

const askWords = {
  fatura: 'Juntar quanto pago hoje',
  fidelizacao: 'Dizer quando acaba',
} as const

/** `/tv-net-voz/resultados`: what is exact of today's contract, the proposals that the visitor holds, then what was published. */
export function ResultsScreen({ data, location, shell, today }: ResultsScreenProps) {
  const { query } = location
  const { outlook, rules, exits, letters, portability, social, packages, verdict } = data
  const view = telecomResults.read(query, data.carried)
  const edit = telecomResults.step(view, checkSlug)
  const { company } = shell
  return (
    <ResultsPage printed={`${company.name}: TV, net e voz, contas de ${formatDatePt(toIsoDate(today))}`}>
      <div className={layout.column}>
        <section className={layout.main}>
          <h1>{verdict.title}</h1>
          {verdict.sentences.map((words) => (
            <p key={words}>{words}</p>
          ))}
          <div className={layout.row}>
            {verdict.ask && (
              <Button kind="main" href={telecomResults.question(view, verdict.ask)}>
                {askWords[verdict.ask]}
              </Button>
            )}
            <Button
              kind={verdict.ask ? 'plain' : 'main'}
              href={telecomResults.step(view, detailsSlug)}
              iconEnd={<ArrowRight size={20} />}
            >
              Quero que me liguem
            </Button>
          </div>
          <p className={layout.small}>
            Ligamos-te com as propostas que existem na tua morada.{' '}
            <ReachUs company={company} before="Se preferires, " after="." />
          </p>
        </section>
        <AnswerChips
          answers={data.answers}
          question={(slug) => telecomResults.question(view, slug)}
          edit={edit}
        />
        {outlook && rules && <OutlookView outlook={outlook} rules={rules} today={toIsoDate(today)} />}
        {outlook && (
          <section className={`${layout.part} ${styles.tries}`}>
            <h2>Experimenta uma proposta</h2>
            <p>
              Escreve o preço que te oferecem, com os mesmos serviços, e vê se compensa mudar já, esperar ou
              ficar.
            </p>
            <WhatIf
              whatIf={data.whatIf}
              {...(data.rises && { rises: data.rises })}
              carried={data.beside.whatIf}
              shell={shell}
            />
          </section>
        )}
        {outlook && <OutlookChart outlook={outlook} />}
        <NotebookView
          notebook={telecomNotebook(data.asked, rules)}
          purpose="Escreve até cinco propostas que te fizeram. Ficam por ordem do que custam em 24 meses, com a promoção e o que vem depois; as que não têm tudo o que pediste ficam no fim."
          begin={beginsWith(data.asked)}
          controls={manyControls}
          location={location}
          carried={data.beside.notebook}
          today={today}
          onAdded={(proposals) => shell.emit('proposal-added', { vertical: telecomJourney.name, proposals })}
        />
        {social && <SocialTariffView social={social} home={data.home} />}
        {exits && letters && <FreeExits rules={exits} letters={letters} />}
        {portability && (
          <SwitchSteps
            rules={portability}
            {...(data.hasContract && { operator: data.operator.name ?? 'operadora' })}
          />
        )}
      </div>
      <LaterPart
        code={packagesCode}
        props={{
          packages,
          view: { ...view, carried: data.beside.packages },
          edit,
          home: data.home,
          shell,
        }}
      />
      <div className={layout.column}>
        {rules && <LoyaltyGuarantees rules={rules} />}
        <section className={layout.part}>
          <h2>O comparador da ANACOM</h2>
          <p>
            A ANACOM, que regula as comunicações, tem um comparador gratuito com os tarifários que as
            operadoras comunicam:{' '}
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
        </section>
      </div>
    </ResultsPage>
  )
}
