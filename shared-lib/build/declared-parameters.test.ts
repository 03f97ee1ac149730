import { readdirSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { enableStaticRendering } from 'mobx-react-lite'
import type { MicroFrontendDefinition, RouteDefinition } from '../src/contract/define-micro-frontend'
import type { ServerBundle } from '../src/contract/server-bundle'
import { createServerBundle } from '../src/platform/server-bundle/create-server-bundle'
import { isDeepRun } from '../testing/run-depth'
import { company } from '../testing/widget-input'
import { root } from './repository'
import { microFrontendNames } from './targets'
import cases from './testing/declared-parameters.json'

const today = '2026-11-28'

/** Days that a field without bounds accepts: the gate tries them with each parameter, the deep run every edge. */
const calendarEdges = ['9999-12-31', '0001-01-01']
const otherEdges = [
  ...['2199-12-31', '9999-12', '0001-01', '0', '999999999', '__proto__'],
  ...['0000-00-00', '1899-12-31', '1900-01-01', '1900-02-29', '2026-02-30', '10000-01-01', '31/12/9999'],
  ...['01/01/0001', '12/9999', '01/0001', '9999', '0001', '2026-11-28T00:00:00Z', '+275760-09-13'],
  ...['-0', '-1', '0,005', '0.001', '1', '12,5', '1.000.000', '1e308', '1e-400', '5e-324', 'NaN', 'Infinity'],
  ...['-Infinity', '9007199254740993', '9'.repeat(200), '0x10', '١٢٣', '1 000', '-'],
  ...['', ' ', 'true', 'false', 'null', 'undefined', 'constructor', 'toString', 'hasOwnProperty', '\u0000'],
  ...['\ud800', '\u202e', '😀', '%', '%E0%A4%A', '"><script>', 'x'.repeat(200), '*', '_', '.', '**', '1_1_1'],
  ...['a*b*c', '1*1*1', '{"a":[]}', '[]', 'javascript:alert(1)', '/', '..', '#', '&'],
]

/** Complete answers of the pages that show results; a page of an open calculator takes them from its example. */
const complete = cases.complete as Readonly<Record<string, string>>

const completeOf = ({ path: at }: RouteDefinition) =>
  Object.entries(complete)
    .filter(([prefix]) => at === prefix || at.startsWith(`${prefix}/`))
    .sort(([one], [other]) => other.length - one.length)[0]?.[1]

function answersOf({ calculators = {} }: MicroFrontendDefinition, route: RouteDefinition) {
  const known = completeOf(route)
  if (known !== undefined) return new URLSearchParams(known)
  const example = route.calculator && calculators[route.calculator]?.examples[0]?.input
  const texts = Object.entries(example ?? {}).flatMap(([name, value]) =>
    typeof value === 'number'
      ? [[name, String(value).replace('.', ',')]]
      : typeof value === 'object'
        ? []
        : [[name, String(value)]],
  )
  return new URLSearchParams(texts)
}

/** The server bundle of a micro-frontend, from its sources. */
function bundleOf(name: string): { definition: MicroFrontendDefinition; bundle: ServerBundle } {
  const definition = require(path.join(root, name, 'src/micro-frontend.ts')).default
  const widgets = readdirSync(path.join(root, name, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.widget.tsx'))
    .map((file) => require(path.join(root, name, 'src', file)).default)
  return { definition, bundle: createServerBundle(definition, widgets) }
}

const pathOf = ({ path: at, params = {} }: RouteDefinition) =>
  at.replace(/:([^/]+)/g, (_, name: string) => params[name]?.[0] ?? 'x')

/** Each parameter of a widget once: neither on its further routes nor of the further rows of a list. */
function parametersAt(routes: readonly RouteDefinition[], route: RouteDefinition): readonly string[] {
  const { query = [], widget } = route
  const drawing = routes.filter((one) => one.widget === widget && !one.embed)
  const last = drawing.find(({ path: at }) => at.includes(':')) ?? drawing[0]
  return last === route ? query.filter((name) => !/\d\./.test(name) || /^p1\.|\.0\./.test(name)) : []
}

/** Parameters that are changed together: the one that is read first may hide the others. */
const groupsOf = (parameters: readonly string[], size = 12) =>
  Array.from({ length: Math.ceil(parameters.length / size) }, (_, at) =>
    parameters.slice(at * size, (at + 1) * size),
  )

beforeAll(() => enableStaticRendering(true))
afterAll(() => enableStaticRendering(false))

describe.each(microFrontendNames())('%s draws on the server without an exception', (name) => {
  const { definition, bundle } = bundleOf(name)
  const routes = definition.routes
    .filter(({ query = [], embed }) => query.length > 0 && !embed)
    .map((route) => ({ ...route, parameters: parametersAt(definition.routes, route) }))
    .filter(({ parameters }) => parameters.length > 0)

  const draw = (route: RouteDefinition, changes: readonly (readonly [string, string])[]) => {
    const query = answersOf(definition, route)
    for (const [parameter, text] of changes) query.set(parameter, text)
    return bundle.render({
      tag: route.widget,
      id: 'main',
      attributes: {},
      location: { path: pathOf(route), query: String(query) },
      route: route.path,
      today,
      company,
    })
  }
  const faultOf = (route: RouteDefinition, changes: readonly (readonly [string, string])[]) =>
    draw(route, changes).then(
      () => [],
      (cause: Error) => [
        `${route.path}?${new URLSearchParams(changes.map(([...pair]) => pair))}: ${cause.message}`,
      ],
    )

  if (routes.length === 0) return it('declares no parameters', () => expect(name).toBe('mf-chrome'))

  it.each(routes)('$path, with each declared parameter at each edge', async (route) => {
    if (!route.guard || route.path.endsWith('/resultados'))
      expect(await draw(route, [])).toHaveProperty('html')
    const faults: string[] = []
    for (const group of groupsOf(route.parameters))
      for (const edge of isDeepRun ? [...calendarEdges, ...otherEdges] : calendarEdges)
        faults.push(
          ...(await faultOf(
            route,
            group.map((parameter) => [parameter, edge]),
          )),
        )
    expect(faults).toEqual([])
  })

  it('any of its pages, with several parameters at edges or with any text', () => {
    const changed = fc.constantFrom(...routes).chain((route) =>
      fc.record({
        route: fc.constant(route),
        changes: fc.array(
          fc.tuple(
            fc.constantFrom(...route.parameters),
            fc.oneof(
              fc.constantFrom(...calendarEdges, ...otherEdges),
              fc
                .date({ noInvalidDate: true, min: new Date('0001-01-01'), max: new Date('9999-12-31') })
                .map((date) => date.toISOString().slice(0, 10)),
              fc.double().map(String),
              fc.string({ unit: 'binary', maxLength: 40 }),
            ),
          ),
          { minLength: 1, maxLength: 4 },
        ),
      }),
    )
    return fc.assert(
      fc.asyncProperty(changed, async ({ route, changes }) => {
        expect(await faultOf(route, changes)).toEqual([])
      }),
      { numRuns: 10 },
    )
  })
})
