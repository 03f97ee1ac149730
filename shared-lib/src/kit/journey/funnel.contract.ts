import type { AttributeSpecs } from '../../contract/attributes'
import { defineWidget } from '../../contract/define-widget'
import { eventsOf } from '../../contract/widget-events'
import type { JourneyName, Own } from './journey.contract'

/** The questions, on their page and as a tag. In a file of its own: a first step carries no other contract. */
export const funnelContract = <const Specs extends AttributeSpecs>(
  journey: JourneyName,
  { missing, ...own }: Own<Specs>,
) =>
  defineWidget({
    tag: `qp-${journey.name}-funnel`,
    title: `Simulador ${journey.of}`,
    events: eventsOf('step'),
    wake: 'visible',
    placeholder: {
      text: missing ?? `O simulador ${journey.of} não abriu aqui.`,
      href: journey.path,
      linkText: journey.start,
    },
    examples: [],
    ...own,
    attributes: {
      ...own.attributes,
      heading: { type: 'text', maxLength: 80, help: 'Título acima das perguntas' },
    },
  })
