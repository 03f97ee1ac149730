import { detailsSlug } from 'shared-lib/funnel/journey-addresses'
import { PiggyBank } from 'shared-lib/icons'
import { HeroFigure, HistoricLead, Then } from 'shared-lib/results/ui/leading-offer'
import { BillView } from './bill-view'
import { CurrentCostBox } from './current-cost'
import styles from './current-cost.module.css'
import type { EnergyRow } from './energy-row'
import type { Historic } from './historic-words'
import { OfferSupplies } from './offer-supplies'
import type { ResultsData } from './results.load'
import { energyResults, type ResultsQuery } from './results-query'

interface HistoricViewProps {
  readonly data: ResultsData
  readonly view: ResultsQuery
}

/** The one thing certain today: the regulated tariff, and against the visitor's own bill what it would change. */
const Regulated = ({
  regulated: { title, monthlyCents, yearlyCents, against },
}: Pick<Required<Historic>, 'regulated'>) => (
  <>
    <p>{title}</p>
    <HeroFigure
      main={{ cents: monthlyCents, period: 'mês' }}
      second={{ cents: yearlyCents, period: 'ano' }}
      after=", com taxas e IVA"
    />
    {against && (
      <p className={styles.saving} data-tone={against.saves ? 'good' : undefined}>
        <PiggyBank size={20} aria-hidden="true" />
        <span>{against.text}</span>
      </p>
    )}
  </>
)

/** Every price is too old to be offered: the regulated tariff holds today. */
export function HistoricView({ data, data: { historic, current }, view }: HistoricViewProps) {
  const ownBill = current?.origin === 'bill' && <CurrentCostBox data={data} view={view} />
  const regulated = historic?.regulated && <Regulated regulated={historic.regulated} />
  return (
    <HistoricLead
      ageWords={data.ageWords}
      ask={energyResults.step(view, detailsSlug)}
      headline={
        (regulated || ownBill) && (
          <>
            {regulated}
            {ownBill}
          </>
        )
      }
    />
  )
}

/** The cheapest of its day, and how its bill came about. */
export const ThenView = ({ row, data }: { readonly row: EnergyRow; readonly data: ResultsData }) => (
  <Then row={row} month={data.month}>
    <p>{data.historic?.words}</p>
    <OfferSupplies row={row.own} />
    <BillView row={row.own} home={data.home} explained />
  </Then>
)
