import type { RouteDefinition, VerticalCode } from '../../contract/define-micro-frontend'
import type { Fields, Form } from '../form/form'
import { formParameters } from '../form/form-address'

/** The card of one product that judges a proposal. */
export interface ProposalView {
  /** As in `/api/calculators/<name>`. */
  readonly name: string
  /** Its page, where the form leads without script. */
  readonly path: string
  readonly tag: `qp-${string}`
  readonly vertical: VerticalCode
  /** Name of the product in a list of proposals. */
  readonly product: string
  /** Title of its page and tag; a `title` next to a tag is left out of the browser's code. */
  readonly heading: string
  readonly description: string
  readonly form: Form<Fields>
  /** Where a visitor without a proposal asks for some. */
  readonly requestPath: string
  /** Where a visitor asks us to look for others. */
  readonly searchPath: string
  /** The whole calculation of the same product. */
  readonly more: {
    readonly words: string
    readonly href: string
    /** Its own fields that take figures of the proposal, by the names of these. */
    readonly takes?: Readonly<Record<string, string>>
  }
}

/** The earlier proposal of a duel, as the query of its own page. */
export const earlierParameter = 'antes'

export const proposalRoute = ({
  path,
  tag,
  vertical,
  heading: title,
  description,
  form,
  name,
}: ProposalView): RouteDefinition => ({
  path,
  widget: tag,
  layout: 'default',
  vertical,
  title,
  description,
  calculator: name,
  query: [...formParameters(form), earlierParameter],
})
