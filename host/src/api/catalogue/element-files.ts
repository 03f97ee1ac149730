import type { FastifyInstance } from 'fastify'
import { customElementsManifest } from 'shared-lib/platform/generators/custom-elements-manifest'
import { elementTypes, elementTypesOfReact } from 'shared-lib/platform/generators/element-types'
import {
  elementManifestPath,
  elementsScriptPath,
  elementTypesOfReactPath,
  elementTypesPath,
} from '../../base/addresses/addresses'
import { keptRoute, type SendKept } from '../../pages/page-parts/kept-answer'
import type { Snapshot } from '../../remotes/deployments/snapshot'

/** Files for developers' tools about the tags that any page may have, made from the deployments. */
export function elementFiles(app: FastifyInstance, snapshot: () => Snapshot, sendKept: SendKept) {
  const widgets = () =>
    [...snapshot().widgets.values()]
      .map(({ widget }) => widget)
      .filter(({ inStories }) => inStories !== false)
      .toSorted((one, other) => (one.tag < other.tag ? -1 : 1))
  const outputs = () =>
    Object.fromEntries(
      [...snapshot().remotes.values()].flatMap(({ deployment }) =>
        Object.entries(deployment.calculators ?? {}).map(([name, { output }]) => [name, output] as const),
      ),
    )
  const files = [
    [
      elementManifestPath,
      'application/json',
      () => JSON.stringify(customElementsManifest(widgets(), elementsScriptPath.slice(1))),
    ],
    [elementTypesPath, 'text/plain', () => elementTypes(widgets(), outputs())],
    [elementTypesOfReactPath, 'text/plain', elementTypesOfReact],
  ] as const
  for (const [path, type, made] of files)
    app.get(path, keptRoute, async (request, reply) =>
      sendKept(request, reply.header('access-control-allow-origin', '*'), path, () => ({
        type: `${type}; charset=utf-8`,
        text: made(),
        cache: 'public, max-age=60',
      })),
    )
}
