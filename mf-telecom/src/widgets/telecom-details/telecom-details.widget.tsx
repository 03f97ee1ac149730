import { detailsWidget } from 'shared-lib/notebook/ui/details-widget'
import { sentence } from 'shared-lib/results/ui/price-age'
import { Money } from 'shared-lib/ui/money/money'
import { telecomFunnel } from '../../funnel/telecom.funnel'
import type { ChosenPackage } from '../../funnel/telecom.lead'
import { telecomNotebook } from '../../notebook/telecom-notebook'
import { telecomDetailsContract } from './telecom-details.contract'

const chosenOf = ({ offer: { id, name, cents, change, asOf }, provider, ageWords }: ChosenPackage) => ({
  ...{ name, provider, change, offer: { id, name, monthlyCents: cents, asOf } },
  price: <Money cents={cents} period="mês" size="large" />,
  note: sentence(ageWords),
})

export default detailsWidget<ChosenPackage>({
  contract: telecomDetailsContract,
  flow: telecomFunnel,
  purpose:
    'Ligamos-te com propostas para a tua morada e o custo de cada uma até ao fim. Só pedimos o que é preciso para isso.',
  notebook: telecomNotebook(),
  chosen: chosenOf,
})
