import { readdirSync } from 'node:fs'
import path from 'node:path'
import { layouts } from 'shared-lib/contract/define-micro-frontend'
import { openStore } from 'shared-lib/deployments/open-store'
import { frameOf } from '../src/base/routes/layouts'
import { readStoryFile } from '../src/base/routes/story-layouts'
import { readSnapshot } from '../src/remotes/deployments/follow-deployments'
import { emptySnapshot } from '../src/remotes/deployments/snapshot'

// npm run routes: every address of the site, its layout, vertical code and owner.
const stories = path.resolve(import.meta.dirname, '../content/stories')
const store = openStore()
const snapshot = await readSnapshot(
  store,
  await store.registry(),
  emptySnapshot,
  ({ remote, version, cause }) => console.error(`${remote} ${version} cannot be served: ${cause}`),
)
const deployed = snapshot.routes.map(({ path: route, layout, vertical, remote, widget }) => ({
  route,
  layout,
  vertical: vertical ?? '',
  owner: remote.deployment.owner,
  from: `${remote.name} ${widget}`,
}))
const written = readdirSync(stories, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.json') && !file.endsWith('.draft.json') && !file.startsWith('config'))
  .map((file) => readStoryFile(stories, file))
  .map(({ route, layout }) => ({ route, layout, vertical: '', owner: 'Editores', from: 'story' }))
const own = [
  { route: '/pedido/:secret', layout: 'contact', vertical: '', owner: 'Equipa Plataforma', from: 'host' },
]
console.table([...written, ...deployed, ...own].sort((a, b) => a.route.localeCompare(b.route)))
if (deployed.length === 0) console.log('No deployment yet: npm start, or npm run deploy -- mf-energy.')
console.log('What each layout puts around a page:')
console.table(Object.fromEntries(layouts.map((layout) => [layout, frameOf(layout)])))
