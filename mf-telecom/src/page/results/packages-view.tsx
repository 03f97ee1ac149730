import type { WidgetProps } from 'shared-lib/contract/define-widget'
import { detailsSlug } from 'shared-lib/kit/funnel/journey-addresses'
import type { OfferWords } from 'shared-lib/kit/results/row'
import { ActiveFilters } from 'shared-lib/kit/results/ui/active-filters'
import { CompareTable } from 'shared-lib/kit/results/ui/compare-table'
import { FilteredOut } from 'shared-lib/kit/results/ui/empty-results'
import { FilterForm, hiddenWords } from 'shared-lib/kit/results/ui/filter-form'
import { OfferBar } from 'shared-lib/kit/results/ui/offer-bar'
import { OfferList } from 'shared-lib/kit/results/ui/offer-list'
import { Columns } from 'shared-lib/kit/results/ui/results-page'
import { useOfferList } from 'shared-lib/kit/results/use-offer-list'
import layout from 'shared-lib/kit/styles/layout.module.css'
import { offerParameter, telecomJourney } from '../funnel/telecom.journey'
import type { PackageRow } from './package-row'
import type { PackageList } from './packages.load'
import { telecomResults, type PackagesView as View } from './telecom-results'

const packageWords: OfferWords = {
  bestShort: 'o mais barato',
  want: 'Quero este pacote',
  ask: 'Pedir o preço de hoje',
  order:
    'Primeiro os que têm tudo o que pediste, por custo em 24 meses. Ninguém paga para aparecer primeiro.',
  orderThen: () =>
    'Primeiro os que têm tudo o que pediste, do mais barato para o mais caro. São preços antigos: confirma o de hoje.',
}

export interface PackagesViewProps extends Pick<WidgetProps, 'shell'> {
  readonly packages: PackageList
  readonly view: View
  readonly edit: string
}

/** Packages that were published, with the day of each price: sorted, filtered and put side by side. */
export function PackagesView({ packages, view: asked, edit, shell }: PackagesViewProps) {
  const { rows, past, market, total, open, unused, hidden, month } = packages
  const all = [...rows, ...past.rows]
  const listed = new Set(all.map(({ id }) => id))
  const view: View = { ...asked, compare: asked.compare.filter((id) => listed.has(id)) }
  const list = useOfferList({ results: telecomResults, view, total, vertical: telecomJourney.name, shell })
  const { draft } = list
  const compared = list.compared(all)
  const monthly = ({ main, second = main }: PackageRow) => second.cents
  const bars = {
    period: 'mês',
    own: 'Por mês em 24 meses, com a ativação e o preço depois da promoção',
    today: packages.todayCents === undefined ? undefined : { words: 'Hoje', cents: packages.todayCents },
  } as const
  const end = Math.max(packages.todayCents ?? 0, ...all.map(monthly))
  const facts = compared.map(({ own }) => own)
  return (
    <>
      {compared.length > 1 && (
        <CompareTable
          results={telecomResults}
          view={view}
          rows={compared}
          ageWords={`preços de ${month} ou mais antigos`}
          amounts={[{ title: 'Por mês', cents: compared.map(({ main }) => main.cents), total: true }]}
          facts={[
            { title: 'Internet', words: facts.map(({ speed }) => speed) },
            { title: 'Televisão', words: facts.map(({ tv }) => tv) },
            { title: 'Telemóvel', words: facts.map(({ mobile }) => mobile) },
            { title: 'Fidelização', words: facts.map(({ loyalty }) => loyalty) },
            { title: 'Ativação e instalação', words: facts.map(({ activation }) => activation) },
            { title: 'Data do preço', words: facts.map((one) => one.month) },
          ]}
        />
      )}
      <Columns alone={all.length === 0}>
        <FilterForm
          results={telecomResults}
          view={view}
          draft={draft}
          open={open}
          unused={unused}
          changes={{ asked: view.boxes.includes('asked') ? -packages.asked : packages.asked }}
          hidden={hiddenWords(hidden)}
          total={total}
          onChange={list.change}
        />
        {all.length === 0 ? (
          <FilteredOut advice="Tira um filtro, ou pede-nos propostas para a tua morada." edit={edit}>
            <ActiveFilters results={telecomResults} view={view} open={open} />
          </FilteredOut>
        ) : (
          <OfferList
            results={telecomResults}
            view={view}
            draft={draft}
            open={open}
            rows={rows}
            total={total}
            past={past}
            month={month}
            firstId={packages.firstId}
            market={market}
            words={packageWords}
            note=""
            compared={compared.length}
            want={({ id }) => telecomResults.step(view, detailsSlug, { [offerParameter]: id })}
            onCompare={list.compare}
            details={(row) => (
              <>
                <OfferBar cents={monthly(row)} end={end} words={bars} first={row.id === all[0]?.id} />
                <ul className={layout.list}>
                  {row.own.more.map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </ul>
              </>
            )}
          />
        )}
      </Columns>
    </>
  )
}
