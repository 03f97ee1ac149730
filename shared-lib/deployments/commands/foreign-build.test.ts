import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { root } from '../../build/repository'
import { openFolderStore } from '../folder-store'
import { deploy } from '../switches'
import { deployOptions } from './deploy-options'
import { foreignBuild } from './foreign-build'

const example = path.join(root, 'docs/examples/remote-of-other-tools')
const temporary = () => mkdtempSync(path.join(tmpdir(), 'qp-foreign-'))

/** The example with another `deployment.json`, or other files. */
function changed(change: (described: Record<string, unknown>, folder: string) => void) {
  const folder = temporary()
  cpSync(example, folder, { recursive: true })
  const file = path.join(folder, 'deployment.json')
  const described = JSON.parse(readFileSync(file, 'utf8'))
  change(described, folder)
  writeFileSync(file, JSON.stringify(described))
  return folder
}

/** In a process of its own: jest cannot load the compiler, an ES module. */
const fromType = `import { deploymentSchema } from '${root}/shared-lib/build/deployment-schema.ts'; process.stdout.write(deploymentSchema())`

it('finds the schema of deployment.json as its type is: run "npm run docs" after changing one', () => {
  const made = execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', fromType], {
    cwd: root,
  })
  const written = readFileSync(path.join(root, 'shared-lib/deployments/deployment.schema.json'), 'utf8')
  expect(JSON.parse(written)).toEqual(JSON.parse(String(made)))
}, 120_000)

it('takes a build of other tools, with checksums and a version of its files', async () => {
  const { built, out } = foreignBuild(example)
  expect(built.version).toMatch(/^1\.0\.0\+[\da-f]{10}$/)
  expect(built.files.map((file) => file.path)).toEqual(['browser/remoteEntry.js', 'server/index.cjs'])
  expect(built.files[0]?.integrity).toMatch(/^sha256-/)
  const chunk = foreignBuild(changed((_, at) => writeFileSync(`${at}/browser/503.mjs`, '')))
  expect(chunk.built.files[0]).toMatchObject({
    path: 'browser/503.mjs',
    integrity: expect.stringMatching(/^sha256-/),
  })
  expect(foreignBuild(example).built.version).toBe(built.version)
  expect(foreignBuild(changed((_, at) => writeFileSync(`${at}/more.txt`, ''))).built.version).not.toBe(
    built.version,
  )
  const store = openFolderStore(temporary())
  const { entries } = await deploy(store, built, out)
  expect(entries['mf-hello']?.current).toBe(built.version)
  expect(await store.deployment('mf-hello', built.version)).toEqual(built)
})

it.each<[string, Parameters<typeof changed>[0], string]>([
  ['without an owner', (one) => delete one.owner, "must have required property 'owner'"],
  ['with a misspelt member', (one) => Object.assign(one, { calculator: {} }), 'properties calculator'],
  [
    'of another layout',
    (one) => Object.assign((one.routes as object[])[0] ?? {}, { layout: 'wide' }),
    '/routes/0/layout',
  ],
  [
    'with an attribute of no type',
    (one) => Object.assign((one.widgets as object[])[0] ?? {}, { attributes: { a: {} } }),
    '/widgets/0/attributes/a',
  ],
  ['without entry', (_, at) => rmSync(`${at}/browser/remoteEntry.js`), 'browser/remoteEntry.js is missing'],
  ['without its server bundle', (_, at) => rmSync(`${at}/server/index.cjs`), 'server/index.cjs is missing'],
  ['with import', (_, at) => writeFileSync(`${at}/server/index.cjs`, "import('x')"), 'imports while it runs'],
])('refuses a build %s', (_, change, problem) => expect(() => foreignBuild(changed(change))).toThrow(problem))

it('refuses a folder that is no build', () =>
  expect(() => foreignBuild(temporary())).toThrow('there is no deployment.json'))

it('takes the name from the build', () => {
  expect(deployOptions(['--from', 'dist', '--canary', '10'])).toMatchObject({
    name: '',
    from: 'dist',
    percentage: 10,
  })
  expect(() => deployOptions(['--canary', '10'])).toThrow('say which micro-frontend')
})
