import { implementWidget, type WidgetProps } from 'shared-lib/contract/define-widget'
import { ContactForm } from 'shared-lib/funnel/ui/contact-form'
import { useProposalsAlong } from 'shared-lib/notebook/ui/use-proposals-along'
import { sentence } from 'shared-lib/results/ui/price-age'
import { Money } from 'shared-lib/ui/money/money'
import { telecomFunnel } from '../../funnel/telecom.funnel'
import type { ChosenPackage } from '../../funnel/telecom.lead'
import { telecomNotebook } from '../../notebook/telecom-notebook'
import { telecomDetailsContract } from './telecom-details.contract'

type Props = WidgetProps<Record<never, never>, ChosenPackage>

const notebook = telecomNotebook()

const chosenOf = ({ offer: { id, name, cents, asOf }, provider, ageWords }: ChosenPackage) => ({
  ...{ name, provider, offer: { id, name, monthlyCents: cents, asOf } },
  price: <Money cents={cents} period="mês" size="large" />,
  note: sentence(ageWords),
})

function View({ data, location, shell, today }: Props) {
  const along = useProposalsAlong(notebook, today)
  return (
    <ContactForm
      flow={telecomFunnel}
      purpose="Ligamos-te com propostas para a tua morada e o custo de cada uma até ao fim. Só pedimos o que é preciso para isso."
      chosen={data && chosenOf(data)}
      along={along}
      location={location}
      shell={shell}
    />
  )
}

export default implementWidget(telecomDetailsContract, View)
