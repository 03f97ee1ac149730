import { renderToString } from 'react-dom/server'
import type { MicroFrontendDefinition } from '../contract/define-micro-frontend'
import type { Widget } from '../contract/define-widget'
import type { RenderCall, RenderResult, ServerBundle } from '../contract/server-bundle'
import { inertShell } from '../mount/inert-shell'
import { viewElement } from '../mount/view-element'

/** The server half of a micro-frontend, from its definition and its views. Pure: no I/O, no clock. */
export function createServerBundle(
  definition: MicroFrontendDefinition,
  widgets: readonly Widget[],
): ServerBundle {
  const byTag = new Map(widgets.map((widget) => [widget.contract.tag as string, widget]))
  for (const { tag } of definition.widgets)
    if (!byTag.has(tag)) throw new Error(`${definition.name}: no src/widgets folder implements ${tag}`)
  return {
    describe: () => ({
      name: definition.name,
      owner: definition.owner,
      widgets: definition.widgets,
      routes: definition.routes,
      leads: Object.keys(definition.leads ?? {}),
    }),
    render: (call) => renderCall(definition, byTag, call),
    validateLead({ vertical, body, today }) {
      const schema = definition.leads?.[vertical]
      if (!schema) throw new Error(`${definition.name} takes no ${vertical} leads`)
      return schema(body, today)
    },
  }
}

function renderCall(
  definition: MicroFrontendDefinition,
  widgets: ReadonlyMap<string, Widget>,
  call: RenderCall,
): RenderResult {
  const widget = widgets.get(call.tag)
  if (!widget) throw new Error(`${definition.name} has no widget ${call.tag}`)
  const route = definition.routes.find(({ path }) => path === call.route)
  const routeCall = route && call.location && { ...call.location, today: call.today }
  const redirect = routeCall && route.guard && definition.guards?.[route.guard]?.(routeCall)
  if (redirect) return redirect
  const loaded = routeCall && definition.load?.[route.path]?.(routeCall)
  const data = loaded ?? call.data
  const element = viewElement(widget, {
    attributes: call.attributes,
    data,
    location: call.location,
    today: call.today,
    shell: inertShell(call.company, ''),
  })
  return {
    html: renderToString(element, { identifierPrefix: `${call.id}-` }),
    data,
    title: routeCall && definition.titles?.[route.path]?.(routeCall),
  }
}
