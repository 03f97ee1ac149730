import type { AttributeSpecs } from '../../contract/attributes'
import { defineWidget, type WidgetContract } from '../../contract/define-widget'
import { eventsOf } from '../../contract/widget-events'

/** A product's words on the pages after the questions. Portuguese. */
export interface JourneyName {
  /** Name of its flow and of its tags, e.g. `energy`. */
  readonly name: string
  /** Where its questions begin, e.g. `/energia/simular`. */
  readonly path: string
  /** As in «o teu pedido …», e.g. `de energia`. */
  readonly of: string
  /** Words of the link to the questions, e.g. `Simular energia`. */
  readonly start: string
}

/** A product's own part in a contract of its journey; the members that all contracts share may be overridden. */
export type Own<Specs extends AttributeSpecs> = Pick<WidgetContract<Specs>, 'description' | 'minHeight'> &
  Partial<Pick<WidgetContract<Specs>, 'title' | 'events' | 'asTag' | 'examples' | 'inStories'>> & {
    readonly attributes: Specs
    /** Fills the slot when the widget cannot be loaded. */
    readonly missing?: string
  }

/** Contract of the page that the answers lead to. */
export const resultsContract = <const Specs extends AttributeSpecs>(
  journey: JourneyName,
  { missing, ...own }: Own<Specs>,
) =>
  defineWidget({
    tag: `qp-${journey.name}-results`,
    title: `Resultados ${journey.of}`,
    events: eventsOf('results-shown', 'proposal-added'),
    wake: 'visible',
    placeholder: {
      text: missing ?? 'Os resultados não abriram aqui.',
      href: journey.path,
      linkText: journey.start,
    },
    examples: [],
    ...own,
  })

/** The form in which a visitor leaves a contact. */
export const detailsContract = ({ name, path, of }: JourneyName) =>
  defineWidget({
    tag: `qp-${name}-details`,
    title: `Dados de contacto ${of}`,
    description: 'Formulário em que o visitante deixa o contacto, depois dos resultados.',
    attributes: {},
    events: eventsOf('offer-chosen', 'provider-chosen', 'lead-submitted'),
    minHeight: { small: 900, wide: 820 },
    wake: 'now',
    placeholder: {
      text: 'O formulário de contacto não abriu.',
      href: path,
      linkText: 'Voltar à simulação',
    },
    inStories: false,
    examples: [],
  })

/** The request once it was sent. */
export const summaryContract = ({ name, path, of, start }: JourneyName) =>
  defineWidget({
    tag: `qp-${name}-summary`,
    title: `Resumo do pedido ${of}`,
    description:
      'O pedido depois de enviado: quando ligamos, o que ter à mão, os quatro passos e a ligação secreta.',
    attributes: {},
    minHeight: { small: 1560, wide: 1300 },
    wake: 'now',
    placeholder: {
      text: 'O resumo não abriu. O teu pedido está guardado.',
      href: path,
      linkText: start,
    },
    inStories: false,
    examples: [],
  })
