import type { WidgetLocation, WidgetProps } from 'shared-lib/contract/define-widget'
import { manyControls } from 'shared-lib/kit/form/ui/many-controls'
import { checkSlug } from 'shared-lib/kit/funnel/journey-addresses'
import { NotebookTile } from 'shared-lib/kit/notebook/ui/notebook-tile'
import { briefAmount } from 'shared-lib/kit/results/ruler'
import { AnswerChips } from 'shared-lib/kit/results/ui/answer-chips'
import { ResultsPage } from 'shared-lib/kit/results/ui/results-page'
import { Ruler } from 'shared-lib/kit/results/ui/ruler'
import { TodaySheet } from 'shared-lib/kit/results/ui/today-sheet'
import layout from 'shared-lib/kit/styles/layout.module.css'
import { Details } from 'shared-lib/kit/ui/details/details'
import { LaterPart, laterCode } from 'shared-lib/kit/ui/later-part/later-part'
import { ReachUs } from 'shared-lib/kit/ui/reach-us/reach-us'
import { formatDatePt } from 'shared-lib/rules/dates/format-date'
import { toIsoDate } from 'shared-lib/rules/dates/iso-date'
import { formatBriefEuro } from 'shared-lib/rules/money/euro'
import { telecomFields } from '../../fields'
import { contractFields } from '../../rules/contract.fields'
import { horizon } from '../../rules/horizon'
import { beginsWith, telecomNotebook } from '../../rules/telecom.notebook'
import { telecomJourney } from '../funnel/telecom.journey'
import type { FoldedPartProps } from './folded-part'
import type { TelecomResults } from './results.load'
import styles from './results.module.css'
import { telecomResults } from './telecom-results'
import { whatIfForm } from './what-if.form'

/** The packages come below all exact figures, so their code is loaded when they come into view. */
const packagesCode = laterCode(
  async () => (await import(/* webpackChunkName: "telecom-packages" */ './packages-view')).PackagesView,
)

/** What is folded comes when a fold is opened. */
const foldedCode = laterCode(
  async () => (await import(/* webpackChunkName: "telecom-folded" */ './folded-part')).FoldedPart,
)

interface ResultsScreenProps extends Pick<WidgetProps, 'shell' | 'today'> {
  readonly data: TelecomResults
  readonly location: WidgetLocation
}

/** `/tv-net-voz/resultados`: today's contract against what was published, the list, and what else helps, folded. */
export function ResultsScreen({ data, location, shell, today }: ResultsScreenProps) {
  const { query } = location
  const { ruler, outlook, rules, exits, letters, portability, social, packages, hasContract } = data
  const view = telecomResults.read(query, data.carried)
  const edit = telecomResults.step(view, checkSlug)
  const { company } = shell
  const own = ruler.today.value
  const folded = (part: FoldedPartProps['part']) => (
    <LaterPart code={foldedCode} props={{ part, data, location, shell, today }} />
  )
  return (
    <ResultsPage printed={`${company.name}: TV, net e voz, contas de ${formatDatePt(toIsoDate(today))}`}>
      <AnswerChips
        answers={data.answers}
        question={(slug) => telecomResults.question(view, slug)}
        edit={edit}
        today={
          own !== undefined ? briefAmount({ cents: own }) : hasContract ? 'quanto pagas?' : 'sem contrato'
        }
      />
      <Ruler ruler={ruler}>
        {outlook?.end === 'unknown' && (
          <p className={styles.missing}>
            <a href={telecomResults.question(view, 'fidelizacao')}>Falta contar o custo de sair</a>
          </p>
        )}
      </Ruler>
      <TodaySheet
        key={own}
        {...(hasContract
          ? {
              name: 'monthlyFee',
              field: contractFields.monthlyFee,
              against: { name: 'contractExpiry', field: telecomFields.contractExpiry },
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
        {outlook && rules && <Details summary="O teu contrato de hoje">{folded('contract')}</Details>}
        {outlook && (
          <Details
            summary="Experimenta uma proposta"
            open={Object.values(data.whatIf.texts).some((text) => text !== '')}
          >
            {folded('whatIf')}
          </Details>
        )}
        {outlook && <Details summary={`Os próximos ${horizon} meses`}>{folded('months')}</Details>}
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
          <Details summary={`Internet a ${formatBriefEuro(social.twoYears.monthly)} por mês: tens direito?`}>
            {folded('social')}
          </Details>
        )}
        {exits && letters && <Details summary="Casos em que sais sem pagar">{folded('exits')}</Details>}
        {portability && (
          <Details summary={hasContract ? 'Mudar de operadora, passo a passo' : 'Antes de assinares'}>
            {folded('steps')}
          </Details>
        )}
        {rules && <Details summary="O que a lei te garante">{folded('law')}</Details>}
        <Details summary="Origem e limites">{folded('limits')}</Details>
      </div>
      <p className={layout.small}>
        Ligamos-te com as propostas que existem na tua morada.{' '}
        <ReachUs company={company} before="Se preferires, " after="." />
      </p>
    </ResultsPage>
  )
}
