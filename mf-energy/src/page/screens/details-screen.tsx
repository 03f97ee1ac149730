import type { WidgetProps } from 'shared-lib/contract/define-widget'
import type { DetailsData } from 'shared-lib/kit/funnel/lead-progress'
import { ContactForm } from 'shared-lib/kit/funnel/ui/contact-form'
import { savingText } from 'shared-lib/kit/results/ruler'
import { sentence } from 'shared-lib/kit/results/ui/price-age'
import { Money } from 'shared-lib/kit/ui/money/money'
import { rowTitle } from '../../rules/offer-words'
import { energyStart } from '../funnel/energy.start'
import type { ChosenOffer } from '../results/results.load'

const switchPurpose =
  'Ligamos-te para confirmar os dados e tratar da mudança. Só pedimos o que é preciso para isso.'
const pricePurpose =
  'Ligamos-te com os preços de hoje para a tua casa e, se quiseres, tratamos da mudança. Só pedimos o que é preciso para isso.'

/** The chosen row as the lead carries it and as the visitor is reminded of it. */
const chosenOf = ({ row, ageWords, changeCents = 0 }: ChosenOffer) => ({
  name: rowTitle(row),
  change: savingText({ cents: changeCents, period: 'ano' }),
  provider: row.supplies[0].provider,
  offer: { id: row.id, name: rowTitle(row), yearlyCents: row.yearlyCents, asOf: row.asOf },
  price: <Money cents={row.monthlyCents} period="mês" size="large" />,
  note: sentence(ageWords),
})

/** The questions come when the form is sent: until then it needs none of them. */
const wholeFlow = async () =>
  (await import(/* webpackChunkName: "energy-flow" */ '../funnel/energy.funnel')).energyFunnel

/** `/energia/simular/dados-de-contacto`: the contact form, about the offer chosen on the results page. */
export const DetailsScreen = (props: WidgetProps<Record<string, never>, DetailsData<ChosenOffer>>) => {
  const { location, shell, data } = props
  return (
    <ContactForm
      flow={energyStart}
      whole={wholeFlow}
      purpose={data?.chosen?.row.standing === 'current' ? switchPurpose : pricePurpose}
      request={data}
      chosen={data?.chosen && chosenOf(data.chosen)}
      location={location}
      shell={shell}
    />
  )
}
