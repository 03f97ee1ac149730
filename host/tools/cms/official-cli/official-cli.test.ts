import { execFile } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { diffCommand, pullCommand, pushCommand } from '../commands/schema-commands'
import { readFiles } from '../schema/space-files'
import { generatedFolder, generatedFrom } from '../schema/wanted'
import { readSpaceAccess } from '../space/space-access'
import { type CmsSpace, openCmsSpace } from '../testing/cms-space'
import { binary, officialCli } from './official-cli'

// The CLI takes a second to start, and more on a busy machine.
jest.setTimeout(120_000)

// Most of what the repository would install is this CLI: who tests it has it.
const named = 'the official CLI (skipped where it is not installed: npm run cms -- cli)'
const described = existsSync(binary) ? describe : describe.skip

let space: CmsSpace
beforeEach(async () => {
  space = await openCmsSpace()
})
afterEach(() => space.close())

/** Runs the binary that npm installed, in a folder of the test. */
async function cli(...args: string[]) {
  const { PATH } = process.env
  const own = { PATH, HOME: space.folder, NO_COLOR: '1' }
  const { command, args: given, env } = officialCli(readSpaceAccess(space.env), args, own)
  const options = { env, cwd: space.folder, timeout: 60_000 }
  const { stdout, stderr } = await promisify(execFile)(command, [...given], options)
  return stdout + stderr
}

described(named, () => {
  it('pushes our generated files into an empty space, which then differs only in what the CLI leaves out', async () => {
    const files = ['--path', generatedFolder, '--from', generatedFrom]
    const output = await cli('components', 'push', ...files)
    const { components } = readFiles(generatedFolder, generatedFrom)
    expect(output).toContain(`${components.length}/${components.length} processed`)
    expect(await cli('datasources', 'push', ...files)).toContain('Ícones')
    expect(existsSync(path.join(generatedFolder, 'logs'))).toBe(false)

    const { lines } = await space.run(diffCommand)
    const differing = lines.filter((line) => line.startsWith('  '))
    const words = /block changes: (description|preview_tmpl) from nothing to/
    expect(differing.filter((line) => !words.test(line))).toEqual([])
    expect(differing.length).toBeGreaterThan(0)
    expect((await space.run(pushCommand)).code).toBe(0)
    expect((await space.run(diffCommand)).code).toBe(0)
  })

  it('pulls what we pushed as files that we read as equal, and pushes what we pulled', async () => {
    await space.run(pushCommand)
    const pulled = path.join(space.folder, 'pulled')
    mkdirSync(pulled)
    await cli('components', 'pull', '--path', pulled, '--separate-files')
    await cli('datasources', 'pull', '--path', pulled, '--separate-files')
    const { lines } = await space.run(diffCommand, '--files', pulled, '--from', '1')
    expect(lines).toEqual([expect.stringContaining('holds every block as it should')])

    const ours = path.join(space.folder, 'ours')
    await space.run(pullCommand, '--files', ours)
    await cli('components', 'push', 'tile', '--path', ours, '--from', '1')
    expect((await space.run(diffCommand)).code).toBe(0)
  })
})
