import { detailsSlug } from 'shared-lib/kit/funnel/journey-addresses'
import { ArrowRight, MapPinOff } from 'shared-lib/kit/icons'
import { EmptyResults } from 'shared-lib/kit/results/ui/empty-results'
import { Button } from 'shared-lib/kit/ui/button/button'
import type { NotCovered } from '../../rules/vocabulary'
import { energyAddresses } from '../funnel/energy.journey'
import { energyResults, type ResultsQuery } from './results-query'

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
