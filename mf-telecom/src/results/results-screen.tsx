import type { WidgetLocation, WidgetProps } from 'shared-lib/contract/define-widget'
import { formatDatePt } from 'shared-lib/dates/format-date'
import { toIsoDate } from 'shared-lib/dates/iso-date'
import { checkSlug } from 'shared-lib/funnel/journey-addresses'
import { briefAmount } from 'shared-lib/results/ruler'
import { todaySheet } from 'shared-lib/results/today-sheet-id'
import { AnswerChips } from 'shared-lib/results/ui/answer-chips'
import { ResultsPage } from 'shared-lib/results/ui/results-page'
import { Ruler } from 'shared-lib/results/ui/ruler'
import { TodaySheet } from 'shared-lib/results/ui/today-sheet'
import layout from 'shared-lib/styles/layout.module.css'
import { LaterPart } from 'shared-lib/ui/later-part/later-part'
import { ReachUs } from 'shared-lib/ui/reach-us/reach-us'
import { contractFields } from '../domain/contract.fields'
import type { TelecomResults } from './results.load'
import { moreCode, packagesCode } from './results.views'
import { telecomResults } from './telecom-results'
import { whatIfForm } from './what-if.form'

interface ResultsScreenProps extends Pick<WidgetProps, 'shell' | 'today'> {
  readonly data: TelecomResults
  readonly location: WidgetLocation
}

/** `/tv-net-voz/resultados`: today's contract against what was published, the list, and what else helps, folded. */
export function ResultsScreen({ data, location, shell, today }: ResultsScreenProps) {
  const { query } = location
  const { ruler, outlook, packages, hasContract } = data
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
      <LaterPart code={moreCode} props={{ data, location, shell, today }} />
      <p className={layout.small}>
        Ligamos-te com as propostas que existem na tua morada.{' '}
        <ReachUs company={company} before="Se preferires, " after="." />
      </p>
    </ResultsPage>
  )
}
