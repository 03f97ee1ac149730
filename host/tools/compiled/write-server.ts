import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build as bundle } from 'esbuild'
import { build } from 'shared-lib/build/build'
import { readShellBuild } from '../../src/server/shell-build'
import { compile, keptPackages, repository } from './compile'
import { hostFlags } from './host-memory'
import { serverPackages } from './server-lock'

const host = path.join(repository, 'host')
const worker = 'host/src/remotes/slots/worker'

/** The host, and what its operator does by hand. */
const entries = {
  host: path.join(host, 'src/server/main.ts'),
  leads: path.join(host, 'src/server/commands/leads.cli.ts'),
  mail: path.join(host, 'src/server/commands/mail.cli.ts'),
  newsletter: path.join(host, 'src/server/commands/newsletter.cli.ts'),
  cms: path.join(host, 'tools/cms/lint/lint.cli.ts'),
  doctor: path.join(host, 'tools/doctor/doctor.ts'),
  review: path.join(host, 'tools/cms/review/review-deployed.cli.ts'),
}

/** Files that the host reads while it runs, where its sources find them. */
const filesRead = [
  'host/content/assets',
  'host/src/content/images/share/figtree-bold.ttf',
  `${worker}/realm-globals.cjs`,
  'shared-lib/src/kit/styles/tokens.css',
]

const readJson = (file: string) => JSON.parse(readFileSync(path.join(repository, file), 'utf8'))

const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`

/** `npm start` of the repository needs its sources, so the command of a server has another name. */
const scripts = {
  serve: `node ${hostFlags.join(' ')} serve.mjs`,
  ...Object.fromEntries(
    Object.keys(entries)
      .filter((name) => name !== 'host')
      .map((name) => [name, `node host/server/${name}.mjs`]),
  ),
}

/**
 * Writes the host as a folder that needs nothing of this repository: `npm ci --omit=dev && npm run serve`. Micro-frontends
 * are not in it: it serves what is deployed.
 * @throws when the folder holds something already
 */
export async function writeServer(folder: string, progress: (line: string) => void): Promise<void> {
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new Error(`${folder} is not empty`)
  await build(['host'], { progress })
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), text)
  }
  const copy = (file: string) =>
    cpSync(path.join(repository, file), path.join(folder, file), { recursive: true })

  for (const { path: file, text } of await compile(entries, path.join(host, 'server')))
    write(`host/server/${file}`, text)
  const { outputFiles } = await bundle({
    entryPoints: [path.join(repository, worker, 'slot-worker.cjs')],
    bundle: true,
    write: false,
    platform: 'node',
    target: 'node20',
    external: [...keptPackages],
  })
  for (const { text } of outputFiles) write(`${worker}/slot-worker.cjs`, text)
  for (const file of [...filesRead, 'host/dist/shell.json', `host/dist/${readShellBuild(host).folder}`])
    copy(file)
  cpSync(path.join(import.meta.dirname, 'serve.mjs'), path.join(folder, 'serve.mjs'))

  const { version, engines, license } = readJson('package.json')
  const { dependencies, lockOf } = serverPackages(readJson('package-lock.json'))
  const server = {
    name: 'quero-poupar-server',
    version,
    license,
    engines,
    private: true,
    type: 'module',
    scripts,
    dependencies,
  }
  write('package.json', json(server))
  write('package-lock.json', json(lockOf(server)))
}
