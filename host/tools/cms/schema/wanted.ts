import path from 'node:path'
import type { WidgetContract } from 'shared-lib/contract/define-widget'
import type { OfferKind } from 'shared-lib/contract/partner-offers'
import { openStore } from 'shared-lib/deployments/open-store'
import { storyblokComponents, storyblokLists } from 'shared-lib/platform/generators/storyblok-component'
import type { PublishedFigure } from 'shared-lib/rules/dated/published-figure'
import { groups, hostComponents, hostDatasources, offerComponents } from './host-components'
import type { CmsComponent, SpaceState } from './space-state'

/** Where `npm run docs` writes the files, and the name that `--from` calls them by. */
export const generatedFolder = path.resolve(import.meta.dirname, '../../../storyblok')
export const generatedFrom = 'site'

const blocksOf = (widgets: readonly WidgetContract[]): readonly CmsComponent[] =>
  storyblokComponents(widgets).flatMap((item) => {
    if (!('schema' in item)) return []
    const fields = Object.entries(item.schema).map(([name, field]) => [name, { ...field }] as const)
    return [{ ...item, schema: Object.fromEntries(fields) }]
  })

const byName = (a: CmsComponent, b: CmsComponent) => (a.name < b.name ? -1 : 1)

interface Declared {
  readonly widgets: readonly WidgetContract[]
  readonly figures?: readonly PublishedFigure[]
  readonly offers?: Readonly<Record<string, OfferKind>>
}

/** Wanted content of a space: the host's blocks and one per widget that editors place. */
export const stateOf = (all: readonly Declared[]): SpaceState => ({
  groups,
  components: [
    ...hostComponents,
    ...offerComponents(Object.assign({}, ...all.map(({ offers = {} }) => offers))),
    ...all.flatMap(({ widgets }) => blocksOf(widgets)),
  ].sort(byName),
  presets: [],
  tags: [],
  datasources: [
    ...hostDatasources(all.flatMap(({ figures = [] }) => figures)),
    ...storyblokLists(all.flatMap(({ widgets }) => widgets)),
  ],
})

/** Wanted content of the space for the deployed versions: tags of versions that are not served yet are left out. */
export async function wantedFromDeployments(address?: string, env = process.env): Promise<SpaceState> {
  const store = openStore(address, env)
  const { entries } = await store.registry()
  const deployed = await Promise.all(
    Object.entries(entries).map(([name, { current }]) => store.deployment(name, current)),
  )
  if (deployed.length === 0) throw new Error('nothing is deployed: run "npm start" or "npm run deploy" first')
  return stateOf(deployed)
}
