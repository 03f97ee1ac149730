import type { LeadField, LeadSchema, RouteDefinition } from '../../contract/define-micro-frontend'
import { isRecord } from '../../contract/is-record'
import { checkProposals } from '../notebook/lead-proposals'
import type { AnyNotebook } from '../notebook/notebook'
import { bookParameters } from '../notebook/notebook-address'
import type { JourneyParts } from './define-journey'

const isResults = ({ layout }: RouteDefinition) => layout === 'results'

/** The notebook for these answers of a complete lead: its costs depend on the request. */
export type NotebookFor = (answers: unknown, today: string) => AnyNotebook

/** A lead with the proposals that the visitor sent along, once nothing else is wrong with it. */
const withProposals =
  (lead: LeadSchema, notebook: NotebookFor): LeadSchema =>
  (body, today, offers) => {
    const checked = lead(body, today, offers)
    if ('problems' in checked) return checked
    const counted = notebook(checked.lead.answers, today)
    const along = checkProposals(counted, isRecord(body) ? body.proposals : undefined)
    return 'problems' in along ? along : { lead: { ...checked.lead, ...along } }
  }

const proposals: LeadField = { name: 'proposals', required: 'never' }

const eachOf = <Value, Changed>(all: Readonly<Record<string, Value>>, change: (value: Value) => Changed) =>
  Object.fromEntries(Object.entries(all).map(([name, value]) => [name, change(value)]))

/**
 * A journey whose results hold the notebook of its product: their address keeps the proposals, and a lead brings those
 * the visitor ticked. `counted` where costs depend on the answers. Throws where an answer and a proposal share a name.
 */
export function withNotebook(
  parts: JourneyParts,
  notebook: AnyNotebook,
  counted: NotebookFor = () => notebook,
): JourneyParts {
  const own = bookParameters(notebook)
  const taken = parts.routes.filter(isResults).flatMap(({ query = [] }) => query)
  const twice = own.find((name) => taken.includes(name))
  if (twice) throw new Error(`"${twice}" is an answer and a field of the notebook ${notebook.product}`)
  return {
    ...parts,
    routes: parts.routes.map((route) =>
      isResults(route) ? { ...route, query: [...(route.query ?? []), ...own] } : route,
    ),
    leads: eachOf(parts.leads, (lead) => withProposals(lead, counted)),
    leadFields: eachOf(parts.leadFields, (fields) => [...fields, proposals]),
  }
}
