import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describeFiles } from '../../build/describe-files'
import { checkContract } from '../../src/contract/check-contract'
import { type DeployedWidget, type Deployment, shellContract } from '../../src/contract/deployment'
import { hasImports } from '../../src/platform/server-bundle/imports.cjs'

const described = 'deployment.json'
const schemaFile = path.join(import.meta.dirname, '../deployment.schema.json')

/** A widget whose builder names no files: its imports are loaded all the same, only later. */
type Undescribed = Omit<DeployedWidget, 'preload'> & Partial<Pick<DeployedWidget, 'preload'>>

function readDescribed(folder: string) {
  try {
    return JSON.parse(readFileSync(path.join(folder, described), 'utf8'))
  } catch (cause) {
    throw new Error(`${folder}: there is no ${described}, or it is no JSON`, { cause })
  }
}

/** Fills in members that other tools need not write: checksums, defaults and a hash of the files in the version. */
function completed(written: Partial<Deployment>, folder: string): Deployment {
  const files = describeFiles(folder).filter((file) => file.path !== described)
  const hash = createHash('sha256')
    .update(JSON.stringify([written, files]))
    .digest('hex')
    .slice(0, 10)
  const version = `${written.version}`
  const defaults = { commit: 'unknown', builtAt: new Date().toISOString(), leads: [], routes: [] }
  return {
    ...defaults,
    shell: { min: shellContract, max: shellContract },
    ...(written as Omit<Deployment, 'shell'>),
    version: version.includes('+') ? version : `${version}+${hash}`,
    widgets: (written.widgets ?? []).map((one: Undescribed) => ({
      ...one,
      preload: one.preload ?? { scripts: [], styles: [] },
    })),
    files,
  }
}

/** All that would only fail in front of a visitor: the shape, contracts of tags, files that are named and missing. */
function problemsOf(deployment: Deployment, folder: string): readonly string[] {
  const fits = new Ajv2020({ allErrors: true, strictTypes: false }).compile<Deployment>(
    JSON.parse(readFileSync(schemaFile, 'utf8')),
  )
  if (!fits(deployment))
    return (fits.errors ?? []).map(({ instancePath, message, params }) =>
      [instancePath || '/', message, params.additionalProperty].filter(Boolean).join(' '),
    )
  for (const widget of deployment.widgets) checkContract(widget)
  const browser = [
    deployment.entry,
    ...deployment.widgets.flatMap(({ preload }) => [...preload.scripts, ...preload.styles]),
  ]
  const named = [deployment.server, ...browser.map((file) => `browser/${file}`)]
  const missing = [...new Set(named)].filter((file) => !existsSync(path.join(folder, file)))
  if (missing.length > 0) return missing.map((file) => `${file} is missing`)
  return hasImports(readFileSync(path.join(folder, deployment.server), 'utf8'))
    ? [`${deployment.server} imports while it runs, which hosts refuse`]
    : []
}

/**
 * A build of any tool, ready to be published: a copy of its folder with a whole `deployment.json`. Throws naming all that is
 * wrong with it.
 */
export function foreignBuild(folder: string): { readonly built: Deployment; readonly out: string } {
  const { $schema: _, ...written } = readDescribed(folder)
  const built = completed(written, folder)
  const problems = problemsOf(built, folder)
  if (problems.length > 0) throw new Error(`${path.join(folder, described)}:\n  ${problems.join('\n  ')}`)
  const out = mkdtempSync(path.join(tmpdir(), 'qp-deploy-'))
  cpSync(folder, out, { recursive: true })
  writeFileSync(path.join(out, described), `${JSON.stringify(built, null, 2)}\n`)
  return { built, out }
}
