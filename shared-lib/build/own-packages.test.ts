import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { installFolder } from './own-packages'

/** Leaves a line when it begins, and what `npm ci` leaves when it ends. */
const npm = `
const { appendFileSync, mkdirSync, rmSync } = require('node:fs')
appendFileSync('runs', process.argv.slice(2).join(' ') + '\\n')
rmSync('node_modules', { recursive: true, force: true })
mkdirSync('node_modules')
process.exitCode = require('node:fs').existsSync('broken') ? 1 : 0
`

function place() {
  const folder = mkdtempSync(path.join(tmpdir(), 'qp-packages-'))
  writeFileSync(path.join(folder, 'package-lock.json'), '{"lockfileVersion":3}')
  writeFileSync(path.join(folder, 'npm.cjs'), npm)
  return {
    folder,
    install: () => installFolder(folder, 'packages', [process.execPath, path.join(folder, 'npm.cjs')]),
    runs: () => readFileSync(path.join(folder, 'runs'), 'utf8').trim().split('\n'),
    write: (name: string, text: string) => writeFileSync(path.join(folder, name), text),
  }
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
})

it('installs once for all that ask at the same time', async () => {
  const { folder, install, runs } = place()
  await Promise.all([install(), install(), install()])
  expect(runs()).toEqual(['ci --no-audit --no-fund'])
  expect(existsSync(path.join(folder, 'node_modules/.installed.json'))).toBe(true)
  await install()
  expect(runs()).toHaveLength(1)
})

it('installs anew when the lock changed', async () => {
  const { install, runs, write } = place()
  await install()
  write('package-lock.json', '{"lockfileVersion":3,"packages":{}}')
  await install()
  expect(runs()).toHaveLength(2)
})

it('counts as missing what npm could not install', async () => {
  const { install, runs, write } = place()
  write('broken', '')
  await expect(install()).rejects.toThrow('could not be installed')
  await expect(install()).rejects.toThrow('could not be installed')
  expect(runs()).toHaveLength(2)
})
