import { implementWidget, type WidgetProps } from 'shared-lib/contract/define-widget'
import { Button } from 'shared-lib/ui/button/button'
import type { NotCovered } from '../../domain/results'
import { energyFunnel } from '../../funnel/energy.funnel'
import type { ResultsData } from '../../results/results.load'
import { ResultsScreen } from '../../results/results-screen'
import { energyOffersContract } from './energy-offers.contract'

type Props = WidgetProps<typeof energyOffersContract.attributes, ResultsData | NotCovered>

/** Outside its own page there are no answers to rank by: the way to the questions stands instead. */
const View = ({ data, location, shell }: Props) =>
  data ? (
    <ResultsScreen data={data} query={location?.query ?? ''} shell={shell} />
  ) : (
    <Button kind="main" href={energyFunnel.path}>
      Comparar energia
    </Button>
  )

export default implementWidget(energyOffersContract, View)
