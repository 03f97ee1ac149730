import type { WidgetProps } from 'shared-lib/contract/define-widget'
import { detailsSlug } from 'shared-lib/funnel/journey-addresses'
import { ActiveFilters } from 'shared-lib/results/ui/active-filters'
import { CompareTable } from 'shared-lib/results/ui/compare-table'
import { FilteredOut } from 'shared-lib/results/ui/empty-results'
import { FilterForm, hiddenWords } from 'shared-lib/results/ui/filter-form'
import { OfferBar } from 'shared-lib/results/ui/offer-bar'
import { OfferList } from 'shared-lib/results/ui/offer-list'
import { PriceSources } from 'shared-lib/results/ui/price-sources'
import { Columns } from 'shared-lib/results/ui/results-page'
import { useOfferList } from 'shared-lib/results/use-offer-list'
import layout from 'shared-lib/styles/layout.module.css'
import { Details } from 'shared-lib/ui/details/details'
import { offerParameter, telecomJourney } from '../funnel/telecom.journey'
import type { PackageRow } from './package-row'
import { packageWords } from './package-words'
import type { PackageList } from './packages.load'
import type { HomePlace } from './results.load'
import styles from './results.module.css'
import { telecomResults, type PackagesView as View } from './telecom-results'

export interface PackagesViewProps extends Pick<WidgetProps, 'shell'> {
  readonly packages: PackageList
  readonly view: View
  readonly edit: string
  readonly home: HomePlace | undefined
}

/** Packages that were published, with the day of each price: sorted, filtered and put side by side. */
export function PackagesView({ packages, view: asked, edit, home, shell }: PackagesViewProps) {
  const { rows, market, total, open, unused, hidden, month } = packages
  const listed = new Set(rows.map(({ id }) => id))
  const view: View = { ...asked, compare: asked.compare.filter((id) => listed.has(id)) }
  const list = useOfferList({ results: telecomResults, view, total, vertical: telecomJourney.name, shell })
  const { draft } = list
  const compared = list.compared(rows)
  const monthly = ({ main, second = main }: PackageRow) => second.cents
  const bars = {
    period: 'mês',
    own: 'Por mês em 24 meses, com a ativação e o preço depois da promoção',
    today: packages.todayCents === undefined ? undefined : { words: 'Hoje', cents: packages.todayCents },
  } as const
  const end = Math.max(packages.todayCents ?? 0, ...rows.map(monthly))
  const facts = compared.map(({ own }) => own)
  // Prices of today stand open; history is for who asks for it.
  const isAsked =
    market.placed > 0 ||
    view.compare.length > 0 ||
    view.sort !== 'cost' ||
    telecomResults.active(view, open).length > 0
  return (
    <section className={`${layout.stack} ${styles.packages}`}>
      <h2>Pacotes que encontrámos publicados</h2>
      <p>
        São preços da imprensa e da DECO PROteste, com a data de cada um. Faltam os pacotes da NOS, da
        Vodafone e quase todos os da MEO. A DIGI, a Uzo, a Amigo e a WOO podem não chegar à tua morada:
        confirma no site de cada uma{home && `, com o código postal ${home.zipcode}`}.
        {home?.islands && ` Os preços têm o IVA do Continente; o ${home.islands} é mais baixo.`}
      </p>
      <Details
        summary={`Ver ${total === 1 ? '1 pacote' : `${total} pacotes`} e os seus preços`}
        {...(isAsked && { open: true })}
      >
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
        <Columns alone={rows.length === 0}>
          <FilterForm
            results={telecomResults}
            {...{ view, draft, open, unused }}
            changes={{ asked: view.boxes.includes('asked') ? -packages.asked : packages.asked }}
            hidden={hiddenWords(hidden)}
            total={total}
            onChange={list.change}
          />
          {rows.length === 0 ? (
            <FilteredOut advice="Tira um filtro, ou pede-nos propostas para a tua morada." edit={edit}>
              <ActiveFilters results={telecomResults} view={view} open={open} />
            </FilteredOut>
          ) : (
            <OfferList
              results={telecomResults}
              {...{ view, draft, open, rows, total, month }}
              firstId={packages.firstId}
              market={market}
              words={packageWords}
              note=""
              compared={compared.length}
              want={({ id }) => telecomResults.step(view, detailsSlug, { [offerParameter]: id })}
              onCompare={list.compare}
              about={(row) => (
                <OfferBar cents={monthly(row)} {...{ end, words: bars }} first={row.id === rows[0]?.id} />
              )}
              details={({ own: { more } }) => (
                <ul className={layout.list}>
                  {more.map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </ul>
              )}
            />
          )}
        </Columns>
      </Details>
      <PriceSources source={packages.source}>Confirma sempre o preço com a operadora.</PriceSources>
    </section>
  )
}
