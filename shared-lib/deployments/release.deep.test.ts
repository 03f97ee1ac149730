import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { filesOf } from '../build/new/fill-template'
import { namesOf } from '../build/new/names'

const root = path.resolve(__dirname, '../..')
// Below the repository, so that packages are found.
const copy = path.join(root, '.cache/release')
const remove = () => rmSync(copy, { recursive: true, force: true })
afterAll(remove)

const git = (...words: string[]) =>
  execFileSync('git', ['-c', 'user.name=Ana', '-c', 'user.email=ana@exemplo.pt', ...words], {
    cwd: copy,
    encoding: 'utf8',
  }).trim()
const read = (file: string) => readFileSync(path.join(copy, file), 'utf8')
const change = (file: string, how: (text: string) => string) =>
  writeFileSync(path.join(copy, file), how(read(file)))

function run(command: string, ...words: string[]) {
  const args = ['--import', 'tsx', path.join(copy, `shared-lib/deployments/${command}.cli.ts`), ...words]
  const author = { GIT_AUTHOR_NAME: 'Ana', GIT_AUTHOR_EMAIL: 'ana@exemplo.pt' }
  const committer = { GIT_COMMITTER_NAME: 'Ana', GIT_COMMITTER_EMAIL: 'ana@exemplo.pt' }
  const env = {
    ...process.env,
    ...author,
    ...committer,
    DEPLOYMENTS_URL: path.join(copy, '.local/deployments'),
  }
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8', env })
  return { status, output: stdout + stderr }
}

const needed = ['shared-lib', 'package.json', 'package-lock.json', '.gitignore', 'tsconfig.base.json']

/** The files that a release reads, with one small micro-frontend instead of the real ones, whose builds take minutes. */
function smallRepository() {
  remove()
  const isLeft = (file: string) => /\/(node_modules|import|[^/]+\.test\.tsx?)$/.test(file)
  for (const part of needed)
    cpSync(path.join(root, part), path.join(copy, part), { recursive: true, filter: (from) => !isLeft(from) })
  mkdirSync(path.join(copy, 'host/content/stories'), { recursive: true })
  mkdirSync(path.join(copy, 'node_modules'))
  symlinkSync(path.join(copy, 'shared-lib'), path.join(copy, 'node_modules/shared-lib'))
  const names = { ...namesOf('tiny', { title: 'Pequeno', home: 'mf-tiny' }), place: 'src' }
  for (const file of [...filesOf('widget', names), ...filesOf('workspace', names)]) {
    mkdirSync(path.dirname(path.join(copy, file.path)), { recursive: true })
    writeFileSync(path.join(copy, file.path), file.text)
  }
  const imports = ['shared-lib/contract/define-micro-frontend', './page/widgets/tiny/tiny.contract']
  writeFileSync(
    path.join(copy, 'mf-tiny/src/micro-frontend.ts'),
    `import { defineMicroFrontend } from '${imports[0]}'\nimport { tinyContract } from '${imports[1]}'\n
export default defineMicroFrontend({ name: 'mf-tiny', owner: 'Equipa', widgets: [tinyContract], routes: [] })\n`,
  )
  change('mf-tiny/package.json', (text) => JSON.stringify({ ...JSON.parse(text), version: '0.1.0' }, null, 2))
  change('package-lock.json', (text) => {
    const lock = JSON.parse(text)
    return JSON.stringify({ ...lock, packages: { ...lock.packages, 'mf-tiny': { version: '0.1.0' } } })
  })
  writeFileSync(path.join(copy, 'CHANGELOG.md'), '# Changes\n\n## Unreleased\n\n- Teams: something new.\n')
  git('init', '--quiet')
  git('add', '--all')
  git('commit', '--quiet', '--message', 'Begin')
}

it('dates the changelog, raises what changed for others, commits and tags, once a day', () => {
  smallRepository()
  expect(run('deploy', 'mf-tiny')).toMatchObject({ status: 0 })
  change('mf-tiny/src/page/widgets/tiny/tiny.contract.ts', (text) =>
    text.replace(
      'attributes: {',
      "attributes: {\n    tone: { type: 'text', default: 'calmo', help: 'Tom' },",
    ),
  )
  expect(run('release', '--write')).toMatchObject({
    status: 1,
    output: expect.stringContaining('commit or stash your changes first'),
  })
  git('commit', '--quiet', '--all', '--message', 'Add an attribute')
  const tried = run('release')
  expect(tried).toMatchObject({ status: 0, output: expect.stringContaining('0.1.0 → 0.1.1 (minor)') })
  expect(tried.output).toContain('Nothing was written')
  expect(git('status', '--porcelain')).toBe('')

  expect(run('release', '--write')).toMatchObject({ status: 0 })
  const [day] = /\d{4}-\d\d-\d\d/.exec(git('tag')) ?? []
  expect(git('tag')).toBe(`release-${day}`)
  expect(git('log', '-1', '--format=%s %D')).toBe(
    `Release ${day} HEAD -> ${git('branch', '--show-current')}, tag: release-${day}`,
  )
  expect(read('CHANGELOG.md')).toBe(`# Changes\n\n## Unreleased\n\n## ${day}\n\n- Teams: something new.\n`)
  expect(JSON.parse(read('mf-tiny/package.json')).version).toBe('0.1.1')
  expect(JSON.parse(read('package-lock.json')).packages['mf-tiny'].version).toBe('0.1.1')
  expect(git('status', '--porcelain')).toBe('')
  expect(run('release', '--write')).toMatchObject({
    status: 1,
    output: expect.stringContaining('nothing under Unreleased'),
  })
}, 600_000)
