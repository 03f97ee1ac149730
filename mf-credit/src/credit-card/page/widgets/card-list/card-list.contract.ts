import type { AttributeSpec } from 'shared-lib/contract/attributes'
import { defineWidget } from 'shared-lib/contract/define-widget'
import { formAttributes } from 'shared-lib/kit/form/form-attributes'
import { cardForm } from '../../../rules/card.form'
import { creditCardJourney } from '../../funnel/credit-card.journey'

const own: Readonly<Record<string, AttributeSpec>> = {
  limit: { type: 'integer', default: 3, min: 1, max: 10, help: 'Quantos cartões mostra' },
  heading: { type: 'text', maxLength: 80, help: 'Título acima dos cartões' },
}

export const cardListContract = defineWidget({
  tag: 'qp-card-list',
  title: 'Cartões de crédito por custo',
  description:
    'Os cartões publicados por ordem do que custa um ano com cada um, para uma maneira de usar, com a TAEG e o exemplo de cada um; leva à comparação.',
  attributes: { ...formAttributes(cardForm), ...own },
  minHeight: { small: 1100, wide: 760 },
  // Words and links: the server's HTML is all of it.
  wake: 'never',
  placeholder: {
    text: 'A lista de cartões não abriu aqui.',
    href: creditCardJourney.done,
    linkText: 'Comparar cartões',
  },
  examples: [
    { title: 'Três cartões, pagos sempre a tempo', attributes: {} },
    {
      title: 'Cinco cartões com 1.500 € de dívida, a pagar o mínimo',
      attributes: { pays: 'minimum', balance: '1500', limit: '5', heading: 'Quanto custa um ano' },
    },
  ],
})
