import { defineWidget } from '../contract/define-widget'

/** What the pages after the questions say of a product. Portuguese. */
export interface JourneyName {
  /** Name of its flow and of its tags, e.g. `energy`. */
  readonly name: string
  /** Where its questions begin, e.g. `/energia/simular`. */
  readonly path: string
  /** As in «o teu pedido …», e.g. `de energia`. */
  readonly of: string
  /** What leads to the questions, e.g. `Simular energia`. */
  readonly start: string
}

/** The form in which a visitor leaves a contact. */
export const detailsContract = ({ name, path, of }: JourneyName) =>
  defineWidget({
    tag: `qp-${name}-details`,
    title: `Dados de contacto ${of}`,
    description: 'Formulário em que o visitante deixa o contacto, depois dos resultados.',
    attributes: {},
    events: { 'lead-submitted': { vertical: 'text', reference: 'text' } },
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
