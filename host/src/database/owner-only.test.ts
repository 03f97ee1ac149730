import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { backUp } from './backup'
import { openHostDatabase } from './host-database'

const folder = mkdtempSync(path.join(tmpdir(), 'qp-owner-'))
afterAll(() => rmSync(folder, { recursive: true }))

const modes = () =>
  Object.fromEntries(
    readdirSync(folder).map((name) => [name, (statSync(path.join(folder, name)).mode & 0o777).toString(8)]),
  )

it('lets nobody but the owner read a database, its log or a backup, even one that an older host left open', async () => {
  const file = path.join(folder, 'leads.sqlite')
  writeFileSync(file, '')
  chmodSync(file, 0o644)
  const database = await openHostDatabase(file)
  expect(backUp(file, path.join(folder, 'backup.sqlite'))).toBe(0)
  const found = modes()
  await database.destroy()
  expect(Object.keys(found)).toEqual(
    expect.arrayContaining(['backup.sqlite', 'leads.sqlite', 'leads.sqlite-wal']),
  )
  expect(new Set(Object.values(found))).toEqual(new Set(['600']))
})
