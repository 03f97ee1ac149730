import type { AttributeSpec } from 'shared-lib/contract/attributes'
import { defineWidget } from 'shared-lib/contract/define-widget'
import { formAttributes } from 'shared-lib/kit/form/form-attributes'
import { cardForm } from '../../../rules/card.form'
import { creditCardJourney } from '../../funnel/credit-card.journey'

const heading: AttributeSpec = { type: 'text', maxLength: 80, help: 'Título acima das perguntas' }

export const cardCostContract = defineWidget({
  tag: 'qp-card-cost',
  title: 'Quanto custa o teu cartão',
  description:
    'As duas perguntas do cartão de crédito e, quando já têm resposta, a primeira conta; leva aos resultados.',
  attributes: { ...formAttributes(cardForm), heading } as Readonly<Record<string, AttributeSpec>>,
  minHeight: { small: 940, wide: 760 },
  wake: 'visible',
  placeholder: {
    text: 'A conta do cartão não abriu aqui.',
    href: creditCardJourney.done,
    linkText: creditCardJourney.start,
  },
  examples: [
    { title: 'Em branco', attributes: {} },
    {
      title: '1.500 € de dívida, a pagar o mínimo',
      attributes: { pays: 'minimum', balance: '1500', heading: 'Quanto demoras a pagar o cartão?' },
    },
    {
      title: 'Tudo a tempo',
      attributes: { pays: 'all', 'monthly-purchases': '400' },
    },
  ],
})
