import path from 'node:path'
import { changedShape } from 'shared-lib/import/fetch/changed-shape'
import { jsonOf } from 'shared-lib/import/fetch/download'
import type { Source } from 'shared-lib/import/fetch/source'
import { energyCatalogue, importEnergy } from './import-energy'
import { editionOf } from './source-files'

const site = 'https://simuladorprecos.erse.pt/'

/** ERSE's ZIP, whose address changes with each edition and is in the settings of its simulator. */
export const source: Source = {
  name: 'energy',
  publisher: 'ERSE, Simulador de Preços de Energia',
  docs: site,
  target: energyCatalogue,
  async fetch({ download }) {
    const settings = (jsonOf(await download(`${site}config/Settings.json`)) ?? {}) as { csvPath?: unknown }
    if (typeof settings.csvPath !== 'string') throw changedShape('Settings.json names no csvPath')
    const address = new URL(settings.csvPath, site)
    const name = path.posix.basename(decodeURIComponent(address.pathname))
    if (address.origin !== new URL(site).origin) throw changedShape(`the list is at ${address.origin}`)
    if (editionOf([name]) === undefined) throw changedShape(`“${name}” has no day in its name`)
    return { files: [{ name, bytes: await download(address.href) }] }
  },
  import: (args, around) => importEnergy(args, { ...around, catalogue: around.target, progress: () => {} }),
}
