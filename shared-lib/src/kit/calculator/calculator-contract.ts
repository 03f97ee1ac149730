import type { AttributeSpec } from '../../contract/attributes'
import type { RouteDefinition } from '../../contract/define-micro-frontend'
import { defineWidget, type SlotPolicy, type WidgetContract } from '../../contract/define-widget'
import { eventsOf } from '../../contract/widget-events'
import { formParameters } from '../form/form-address'
import { formAttributes } from '../form/form-attributes'
import type { CalculatorView } from './calculator-view'

interface Tag extends Pick<SlotPolicy, 'minHeight'> {
  readonly examples: WidgetContract['examples']
}

const heading: AttributeSpec = {
  type: 'text',
  maxLength: 80,
  help: 'Título acima do simulador; sem valor, o nome dele',
}

const tagOf = ({ name }: CalculatorView) => `qp-${name}` as const

/** The tag of a calculator: its attributes fill the form in beforehand. */
export const calculatorContract = (view: CalculatorView, { minHeight, examples }: Tag) =>
  defineWidget({
    tag: tagOf(view),
    title: view.title,
    description: view.intro,
    attributes: { ...formAttributes(view.form), heading } as Readonly<Record<string, AttributeSpec>>,
    events: eventsOf('calculated'),
    minHeight,
    wake: 'visible',
    placeholder: {
      text: 'O simulador não abriu aqui.',
      href: view.path,
      linkText: `Abrir: ${view.title}`,
    },
    examples,
  })

/** Its page and its embed, whose whole input is in the address. */
export function calculatorRoutes(view: CalculatorView): RouteDefinition[] {
  const { path, title, intro, form } = view
  const page = { widget: tagOf(view), title, description: intro, query: formParameters(form) }
  return [
    { ...page, path, layout: 'default' },
    {
      ...page,
      path: path.replace('/simuladores/', '/simuladores/embed/'),
      layout: 'no-header-footer',
      embed: true,
      noIndex: true,
    },
  ]
}
