import type { AttributeSpecs } from 'shared-lib/contract/attributes'
import { defineWidget, type WidgetContract } from 'shared-lib/contract/define-widget'
import { productNames, products } from '../leads/products'

const heading = { type: 'text', maxLength: 80, help: 'Título acima do formulário' } as const

export const productAttribute = {
  type: 'choice',
  options: products,
  optionNames: productNames,
  help: 'Produto já escolhido; sem valor, escolhe quem visita',
} as const

type Own<Specs extends AttributeSpecs> = Omit<WidgetContract<Specs>, 'events' | 'wake' | 'placeholder'> & {
  /** Shown when the form does not open. */
  readonly placeholder: string
}

/** A form that leaves a contact: its heading, the events it emits and the link for visitors who cannot use it. */
export const defineLeadWidget = <const Specs extends AttributeSpecs>({ placeholder, ...own }: Own<Specs>) =>
  defineWidget({
    ...own,
    attributes: { ...own.attributes, heading },
    events: { 'lead-submitted': { vertical: 'text', reference: 'text' } },
    wake: 'visible',
    placeholder: { text: placeholder, href: '/simuladores', linkText: 'Ver os simuladores' },
  })
