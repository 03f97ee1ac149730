import { changedShape } from 'shared-lib/import/fetch/changed-shape'
import { jsonOf } from 'shared-lib/import/fetch/download'
import type { Source } from 'shared-lib/import/fetch/source'
import { energyCatalogue, importEnergy } from './import-energy'
import { listFiles } from './tariff-list/list-files'

const repository = 'tiagofelicia/dados-energia'
const folder = 'data/simuladores/simulador-tarifarios-eletricidade/csv'

/** The open list of electricity, where ERSE's is not to be had: its three files at one commit. */
export const source: Source = {
  name: 'energy-list',
  publisher: 'dados-energia (Tiago Felícia, CC BY 4.0)',
  docs: `https://github.com/${repository}`,
  target: energyCatalogue,
  insteadOf: 'energy',
  async fetch({ download }) {
    // https://docs.github.com/en/rest/commits/commits#list-commits
    const asked = `https://api.github.com/repos/${repository}/commits?path=${folder}/manifest.json&per_page=1`
    const commits = jsonOf(await download(asked))
    const sha = Array.isArray(commits) ? String(commits[0]?.sha) : ''
    if (!/^[0-9a-f]{40}$/.test(sha)) throw changedShape('no commit of the list')
    const raw = `https://raw.githubusercontent.com/${repository}/${sha}/${folder}`
    const files = listFiles.map(async (name) => ({ name, bytes: await download(`${raw}/${name}`) }))
    return { files: await Promise.all(files), args: ['--version', sha] }
  },
  import: (args, around) => importEnergy(args, { ...around, catalogue: around.target, progress: () => {} }),
}
