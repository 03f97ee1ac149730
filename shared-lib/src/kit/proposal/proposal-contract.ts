import { defineWidget } from '../../contract/define-widget'
import type { ProposalView } from './proposal-view'

/** The tag of a card; texts for editors stay out of the browser's code. */
export const proposalContract = (view: ProposalView) =>
  defineWidget({
    tag: view.tag,
    title: view.heading,
    description: view.description,
    attributes: {
      heading: { type: 'text', maxLength: 80, help: 'Título, em vez do habitual' },
    },
    minHeight: { small: 520, wide: 420 },
    wake: 'visible',
    // On a landing its form works without us, and most visitors only pass by.
    asTag: { wake: 'interaction' },
    placeholder: {
      text: 'O veredito da proposta não abriu aqui.',
      href: view.path,
      linkText: view.heading,
    },
    examples: [{ title: 'Sem nada preenchido', attributes: {} }],
  })
