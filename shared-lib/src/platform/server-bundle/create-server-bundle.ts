import { renderToString } from 'react-dom/server'
import { parseAttributes } from '../../contract/attributes'
import type { CalculatorDescription, MicroFrontendDefinition } from '../../contract/define-micro-frontend'
import type { Widget } from '../../contract/define-widget'
import type { RenderCall, RenderResult, ServerBundle } from '../../contract/server-bundle'
import { loadLaterCode } from '../../kit/ui/later-part/later-part'
import { dayReader } from '../../rules/dates/date-formats'
import { namedDate } from '../../rules/dates/named-date'
import { inertShell } from '../mount/inert-shell'
import { viewElement } from '../mount/view-element'
import { viewProps } from '../mount/view-props'
import { calculated } from './calculated'

dayReader.read = namedDate

/** The server half of a micro-frontend, from its definition and its views. Pure: no I/O, no clock. */
export function createServerBundle(
  definition: MicroFrontendDefinition,
  widgets: readonly Widget[],
): ServerBundle {
  const byTag = new Map(widgets.map((widget) => [widget.contract.tag as string, widget]))
  for (const { tag } of definition.widgets)
    if (!byTag.has(tag)) throw new Error(`${definition.name}: no page/widgets folder implements ${tag}`)
  return {
    describe: () => ({
      name: definition.name,
      owner: definition.owner,
      widgets: definition.widgets,
      routes: definition.routes,
      leads: Object.keys(definition.leads ?? {}),
      leadFields: definition.leadFields ?? {},
      calculators: describeCalculators(definition),
      tagData: Object.keys(definition.tagData ?? {}),
      figures: definition.figures ?? [],
      offers: definition.offers ?? {},
    }),
    render: (call) => renderCall(definition, byTag, call),
    validateLead({ vertical, body, today, offers }) {
      const schema = definition.leads?.[vertical]
      if (!schema) throw new Error(`${definition.name} takes no ${vertical} leads`)
      return schema(body, today, offers)
    },
    calculate: (call) => calculated(definition, call),
    tagData: (call) => tagDataOf(definition, call),
  }
}

/** A calculator without its function: plain data for `deployment.json`. */
const describeCalculators = ({ calculators = {} }: MicroFrontendDefinition) =>
  Object.fromEntries(
    Object.entries(calculators).map(([name, { calculate: _, ...description }]) => [
      name,
      description satisfies CalculatorDescription,
    ]),
  )

/** Members that every call has besides its subject. */
const contextOf = ({ today, offers }: Pick<RenderCall, 'today' | 'offers'>) => ({
  today,
  ...(offers && { offers }),
})

function tagDataOf(
  definition: MicroFrontendDefinition,
  { tag, attributes, ...call }: Parameters<ServerBundle['tagData']>[0],
): unknown {
  const contract = definition.widgets.find((widget) => widget.tag === tag)
  const dataOf = definition.tagData?.[tag]
  return (
    contract && dataOf?.({ ...contextOf(call), attributes: parseAttributes(contract.attributes, attributes) })
  )
}

async function renderCall(
  definition: MicroFrontendDefinition,
  widgets: ReadonlyMap<string, Widget>,
  call: RenderCall,
): Promise<RenderResult> {
  const widget = widgets.get(call.tag)
  if (!widget) throw new Error(`${definition.name} has no widget ${call.tag}`)
  const route = definition.routes.find(({ path }) => path === call.route)
  const routeCall = route && call.location && { ...call.location, ...contextOf(call) }
  const redirect = routeCall && route.guard && definition.guards?.[route.guard]?.(routeCall)
  if (redirect) return redirect
  const loaded = routeCall && definition.load?.[route.path]?.(routeCall)
  const data = loaded ?? call.data ?? (call.location ? undefined : tagDataOf(definition, call))
  const input = {
    attributes: call.attributes,
    data,
    location: call.location,
    today: call.today,
    shell: inertShell(call.company, ''),
  }
  await widget.preload?.(viewProps(widget, input))
  await loadLaterCode()
  return {
    html: renderToString(viewElement(widget, input), { identifierPrefix: `${call.id}-` }),
    data,
    title: routeCall && definition.titles?.[route.path]?.(routeCall),
  }
}
