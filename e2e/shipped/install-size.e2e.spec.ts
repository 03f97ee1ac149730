import { execFile } from 'node:child_process'
import { cpSync, lstatSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'

const root = path.resolve(import.meta.dirname, '../..')

/** MB on disk of what `npm ci` installs, in whole blocks as `du` counts; ADR 31 gives the reason. */
const bound = 850

/** A file with two names counts once. */
function megabytesOf(folder: string) {
  const bytes = new Map<number, number>()
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const { ino, blocks } = lstatSync(path.join(entry.parentPath, entry.name))
    bytes.set(ino, blocks * 512)
  }
  return [...bytes.values()].reduce((sum, size) => sum + size, 0) / 1024 ** 2
}

test(`npm ci reports no conflict or deprecation, and installs at most ${bound} MB @deep`, async () => {
  test.setTimeout(120_000)
  const folder = mkdtempSync(path.join(tmpdir(), 'qp-install-'))
  try {
    const { workspaces } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
    const manifests = workspaces.map((name: string) => path.join(name, 'package.json'))
    for (const file of ['package.json', 'package-lock.json', '.npmrc', ...manifests])
      cpSync(path.join(root, file), path.join(folder, file))
    const { stdout, stderr } = await promisify(execFile)('npm', ['ci', '--prefer-offline'], { cwd: folder })
    expect(stderr).not.toMatch(/ERESOLVE|peer|deprecated/)
    expect(stdout.trim().split('\n').length).toBeLessThan(5)
    expect(megabytesOf(path.join(folder, 'node_modules'))).toBeLessThan(bound)
  } finally {
    rmSync(folder, { recursive: true })
  }
})
