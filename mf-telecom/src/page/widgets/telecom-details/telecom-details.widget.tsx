import { detailsWidget } from 'shared-lib/kit/notebook/ui/details-widget'
import { sentence } from 'shared-lib/kit/results/ui/price-age'
import { Money } from 'shared-lib/kit/ui/money/money'
import { telecomNotebook } from '../../../rules/telecom.notebook'
import { telecomFunnel } from '../../funnel/telecom.funnel'
import type { ChosenPackage } from '../../funnel/telecom.lead'
import { telecomDetailsContract } from './telecom-details.contract'

const chosenOf = ({ offer: { id, name, cents, change, asOf }, provider, ageWords }: ChosenPackage) => ({
  name,
  provider,
  change,
  offer: { id, name, monthlyCents: cents, asOf },
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
