import type { RouteDefinition, VerticalCode } from '../../contract/define-micro-frontend'
import { defineWidget } from '../../contract/define-widget'
import type { Fields, Form } from '../form/form'
import { formParameters } from '../form/form-address'

/** Words that every sheet has: what is asked of all companies alike. */
export interface RequestWords {
  /** Title of its page and tag; a `title` next to a tag is left out of the browser's code. */
  readonly heading: string
  /** Who is asked, e.g. `bancos`. */
  readonly companies: string
  /** What a proposal has to answer. */
  readonly questions: readonly string[]
  /** Page that judges the answers. */
  readonly verdictPath: string
  /** Page where a visitor asks us to look for proposals. */
  readonly searchPath: string
}

/** The sheet of one product for visitors without a proposal: a page of its own. */
export interface RequestView extends RequestWords {
  readonly tag: `qp-${string}`
  readonly path: string
  readonly vertical: VerticalCode
  readonly description: string
  /** What is wanted: nothing that identifies a person, all of it optional. */
  readonly form: Form<Fields>
  /** Text for every company, from the fields in words; one left empty is missing. */
  message(words: Readonly<Record<string, string | undefined>>): string
}

/** Room for a value that the visitor writes by hand. */
export const blank = '____'

export const requestContract = ({ tag, heading: title, description, searchPath }: RequestView) =>
  defineWidget({
    tag,
    title,
    description,
    attributes: {},
    wake: 'now',
    inStories: false,
    examples: [],
    minHeight: { small: 1200, wide: 900 },
    placeholder: { text: 'A folha não abriu aqui.', href: searchPath, linkText: 'Simular' },
  })

export const requestRoute = ({
  path,
  tag,
  vertical,
  heading: title,
  description,
  form,
}: RequestView): RouteDefinition => ({
  path,
  widget: tag,
  layout: 'default',
  vertical,
  title,
  description,
  query: formParameters(form),
})
