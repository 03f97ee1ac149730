import type { AttributeSpec } from 'shared-lib/contract/attributes'
import type { RouteDefinition } from 'shared-lib/contract/define-micro-frontend'
import { defineWidget, type SlotPolicy, type WidgetContract } from 'shared-lib/contract/define-widget'
import type { Fields, Form } from './form'
import { formParameters } from './form-address'
import { formAttributes } from './form-attributes'

interface Calculator {
  readonly tag: `qp-${string}`
  /** Last segment of its page: `/simuladores/imi`. */
  readonly slug: string
  readonly title: string
  /** One sentence: for editors, and for search engines on its own page. */
  readonly description: string
  readonly form: Form<Fields>
  readonly minHeight: SlotPolicy['minHeight']
  readonly examples: WidgetContract['examples']
}

const heading: AttributeSpec = {
  type: 'text',
  maxLength: 80,
  help: 'Título acima da calculadora; sem valor, o nome dela',
}

export const simulatorPath = (slug: string) => `/simuladores/${slug}`

/** The tag of a calculator: its attributes fill the form in beforehand. */
export const simulatorContract = ({ tag, slug, title, description, form, minHeight, examples }: Calculator) =>
  defineWidget({
    tag,
    title,
    description,
    attributes: { ...formAttributes(form), heading } as Readonly<Record<string, AttributeSpec>>,
    events: { calculated: { calculator: 'text' } },
    minHeight,
    wake: 'visible',
    placeholder: {
      text: 'A calculadora não abriu aqui.',
      href: simulatorPath(slug),
      linkText: `Abrir a calculadora: ${title}`,
    },
    examples,
  })

/** Its page and its embed, whose whole input stands in the address. */
export function simulatorRoutes({ tag, slug, title, description, form }: Calculator): RouteDefinition[] {
  const page = { widget: tag, title, description, query: formParameters(form) }
  return [
    { ...page, path: simulatorPath(slug), layout: 'default' },
    { ...page, path: `/simuladores/embed/${slug}`, layout: 'no-header-footer', embed: true, noIndex: true },
  ]
}
