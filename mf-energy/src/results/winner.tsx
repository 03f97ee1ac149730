import { assumptionsPlace } from 'shared-lib/results/ui/assumption-list'
import { LeadingOffer } from 'shared-lib/results/ui/leading-offer'
import { Details } from 'shared-lib/ui/details/details'
import { BillView } from './bill-view'
import { stripPlace } from './cheapest-strip'
import { CurrentCostBox, SavingBadge } from './current-cost'
import { type EnergyRow, energyWords, leadingChips, rankedMarket } from './energy-row'
import { OfferSupplies } from './offer-supplies'
import type { ResultsData } from './results.load'
import { energyResults, type ResultsQuery } from './results-query'

interface WinnerProps {
  readonly row: EnergyRow
  readonly data: ResultsData
  readonly view: ResultsQuery
  /** Address of the contact form with this offer. */
  readonly want: string
}

/** The cheapest: its cost, why, the gain of changing, and its bill. */
export const Winner = ({ row, data, view, want }: WinnerProps) => (
  <LeadingOffer
    row={row}
    chips={leadingChips(row.own, data.month)}
    market={rankedMarket(data)}
    words={energyWords}
    want={want}
    whole={energyResults.address(energyResults.withoutFilters(view))}
    ageWords={data.ageWords}
    month={data.month}
    after=", com taxas e IVA"
    headline={<SavingBadge data={data} winner={row.own} />}
    about={<OfferSupplies row={row.own} />}
    extra={<CurrentCostBox data={data} view={view} />}
    further={
      <>
        <a href={`#${assumptionsPlace}`}>O que contámos para a tua casa</a>
        <a href={`#${stripPlace}`}>A mais barata para cada consumo</a>
      </>
    }
    details={
      <Details summary="A fatura de um ano, linha a linha">
        <BillView row={row.own} home={data.home} explained />
      </Details>
    }
  />
)
