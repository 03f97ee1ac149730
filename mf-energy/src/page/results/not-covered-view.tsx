import { detailsSlug } from 'shared-lib/kit/funnel/journey-addresses'
import { ArrowRight, icon } from 'shared-lib/kit/icons'
import { EmptyResults } from 'shared-lib/kit/results/ui/empty-results'
import { Button } from 'shared-lib/kit/ui/button/button'
import type { NotCovered } from '../../rules/vocabulary'
import { energyAddresses } from '../funnel/energy.journey'
import { energyResults, type ResultsQuery } from './results-query'

const MapPinOff = icon(
  'M12.75 7.09a3 3 0 0 1 2.16 2.16M17.072 17.072c-1.634 2.17-3.527 3.912-4.471 4.727a1 1 0 0 1-1.202 0C9.539 20.193 4 14.993 4 10a8 8 0 0 1 1.432-4.568M2 2l20 20M8.475 2.818A8 8 0 0 1 20 10c0 1.183-.31 2.377-.81 3.533M9.13 9.13a3 3 0 0 0 3.74 3.74',
)

/** The questions about electricity, for the same home. */
const electricityInstead = ({ carried }: ResultsQuery) =>
  `${energyAddresses.path}?${new URLSearchParams({ ...Object.fromEntries(carried), energyType: 'electricity' })}`

interface NotCoveredViewProps {
  readonly data: NotCovered
  readonly view: ResultsQuery
  readonly edit: string
}

/** A home without data: the reason, and the next steps. */
export const NotCoveredView = ({ data, view, edit }: NotCoveredViewProps) => (
  <EmptyResults
    icon={<MapPinOff size={28} aria-hidden="true" />}
    title="Ainda não temos preços para esta casa"
    ways={
      <>
        <Button kind="main" href={energyResults.step(view, detailsSlug)} iconEnd={<ArrowRight size={20} />}>
          Quero que me liguem
        </Button>
        {data.reason === 'no-gas-network' && (
          <Button href={electricityInstead(view)}>Comparar só a eletricidade</Button>
        )}
        <Button kind="quiet" href={edit}>
          Alterar respostas
        </Button>
      </>
    }
  >
    <p>{data.text}</p>
  </EmptyResults>
)
