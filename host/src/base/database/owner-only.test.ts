import { chmodSync, copyFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { temporary } from '../../server/testing/temporary'
import { backUp, restore } from './backup'
import { openHostDatabase } from './host-database'

const folder = temporary('owner')

const openToAll = (file: string) => chmodSync(file, 0o644)

const modes = () =>
  Object.fromEntries(
    readdirSync(folder).map((name) => [name, (statSync(path.join(folder, name)).mode & 0o777).toString(8)]),
  )

it('lets nobody but the owner read a database, its log or a backup, even one that an older host left open', async () => {
  const file = path.join(folder, 'leads.sqlite')
  writeFileSync(file, '')
  openToAll(file)
  const database = await openHostDatabase(file)
  expect(backUp(file, path.join(folder, 'backup.sqlite'))).toBe(0)
  const found = modes()
  await database.destroy()
  expect(Object.keys(found)).toEqual(
    expect.arrayContaining(['backup.sqlite', 'leads.sqlite', 'leads.sqlite-wal']),
  )
  expect(new Set(Object.values(found))).toEqual(new Set(['600']))
})

it('mends what stands open beside a database when a host starts, while it is backed up, and after a restore', async () => {
  const file = path.join(folder, 'older.sqlite')
  const first = await openHostDatabase(file)
  for (const one of [file, `${file}-wal`, `${file}-shm`]) openToAll(one)
  await first.destroy()
  const second = await openHostDatabase(file)
  expect(new Set(Object.values(modes()))).toEqual(new Set(['600']))
  openToAll(file)
  backUp(file, path.join(folder, 'copy.sqlite'))
  expect(new Set(Object.values(modes()))).toEqual(new Set(['600']))
  await second.destroy()
  // The driver releases a file only when its process ends: a copy has no open handle.
  const unused = path.join(folder, 'unused.sqlite')
  copyFileSync(file, unused)
  openToAll(unused)
  openToAll(path.join(folder, 'copy.sqlite'))
  const { keptAs } = restore(path.join(folder, 'copy.sqlite'), unused, new Date())
  expect(keptAs).toBeDefined()
  expect(new Set(Object.values(modes()))).toEqual(new Set(['600']))
})
