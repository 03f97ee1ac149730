import { lstatSync, readdirSync, readlinkSync } from 'node:fs'
import path from 'node:path'
import { postgresFiles } from './postgres-files'

it('keeps binaries that need no project: it may be removed, and others use them', async () => {
  const { postgres } = await postgresFiles()
  const native = path.resolve(postgres, '../../..')
  const links = readdirSync(native, { recursive: true, encoding: 'utf8' })
    .map((file) => path.join(native, file))
    .filter((file) => lstatSync(file).isSymbolicLink())
    .map((link) => path.resolve(path.dirname(link), readlinkSync(link)))
  expect(links.filter((target) => !target.startsWith(native))).toEqual([])
})
