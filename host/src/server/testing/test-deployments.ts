import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { AttributeSpecs } from 'shared-lib/contract/attributes'
import type { CalculatorDescription, RouteDefinition } from 'shared-lib/contract/define-micro-frontend'
import type { Deployment } from 'shared-lib/contract/deployment'
import type { DeploymentStore } from 'shared-lib/deployments/deployment-store'
import { deploy, publishVersion } from 'shared-lib/deployments/switches'
import type { PublishedFigure } from 'shared-lib/rules/dated/published-figure'
import { temporary } from './temporary'

const widget = (tag: `qp-${string}`, attributes: AttributeSpecs = {}) => ({
  tag,
  title: tag,
  description: tag,
  attributes,
  minHeight: { small: 100, wide: 200 },
  wake: 'interaction' as const,
  placeholder: { text: `Sem ${tag}`, href: '/ajuda', linkText: 'Ajuda' },
  examples: [],
  preload: { scripts: [`${tag}.js`], styles: [`${tag}.css`] },
})

/** A route of a widget that every test may declare. */
export const routeAt = (path: string, more: Partial<RouteDefinition> = {}): RouteDefinition => ({
  path,
  widget: 'qp-thing',
  layout: 'default',
  title: 'Coisa',
  description: '',
  ...more,
})

export interface TestDeployment {
  readonly code: string
  readonly tags: readonly `qp-${string}`[]
  readonly attributes?: AttributeSpecs
  readonly inStories?: false
  readonly asTag?: Deployment['widgets'][number]['asTag']
  readonly routes?: readonly RouteDefinition[]
  readonly leads?: readonly string[]
  readonly calculators?: Record<string, CalculatorDescription>
  readonly tagData?: readonly string[]
  readonly figures?: readonly PublishedFigure[]
  readonly offers?: Deployment['offers']
}

/** A deployment whose server bundle is `code`; its browser files are never opened here. */
function built(name: `mf-${string}`, version: string, parts: TestDeployment) {
  const folder = temporary('bundle')
  writeFileSync(path.join(folder, 'server.cjs'), parts.code)
  const sha256 = createHash('sha256').update(parts.code).digest('hex')
  const deployment: Deployment = {
    name,
    version,
    commit: 'abc',
    builtAt: '2026-01-01T00:00:00Z',
    owner: 'Equipa de teste',
    shell: { min: 1, max: 1 },
    entry: 'entry.js',
    server: 'server.cjs',
    routes: parts.routes ?? [],
    widgets: parts.tags.map((tag) => ({
      ...widget(tag, parts.attributes),
      ...(parts.inStories === false && { inStories: false }),
      ...(parts.asTag && { asTag: parts.asTag }),
    })),
    leads: parts.leads ?? [],
    ...(parts.calculators && { calculators: parts.calculators }),
    ...(parts.tagData && { tagData: parts.tagData }),
    ...(parts.figures && { figures: parts.figures }),
    ...(parts.offers && { offers: parts.offers }),
    files: [{ path: 'server.cjs', bytes: parts.code.length, sha256 }],
  }
  writeFileSync(path.join(folder, 'deployment.json'), JSON.stringify(deployment))
  return { deployment, folder }
}

type Published = [store: DeploymentStore, name: `mf-${string}`, version: string, parts: TestDeployment]

/** Publishes a version and points its name at it. */
export async function publish(...[store, ...parts]: Published) {
  const { deployment, folder } = built(...parts)
  await deploy(store, deployment, folder)
}

/** Publishes a version that is not served yet. */
export async function publishOnly(...[store, ...parts]: Published) {
  const { deployment, folder } = built(...parts)
  await publishVersion(store, deployment, folder)
}

/** Publishes a version as an older command would have, without the checks of today's. */
export async function publishUnchecked(...[store, ...parts]: Published) {
  const { deployment, folder } = built(...parts)
  await store.publish(deployment, folder)
}

/** Note of a test that changes the registry itself. */
export const byHand = { action: 'deploy', name: 'mf-test', version: '0.0.0', by: 'test' } as const

/** Draws every tag as its own name and attributes, so that a test can see its input. */
export const echo = `exports.render = (call) => ({ html: '<p>' + call.tag + ' ' + JSON.stringify(call.attributes) + '</p>', data: call.data })`
