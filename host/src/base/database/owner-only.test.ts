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

const allOurs = (when: string) => expect([when, ...new Set(Object.values(modes()))]).toEqual([when, '600'])

it('lets only the owner read a database, its log or a backup, even one that an older host left open', async () => {
  const file = path.join(folder, 'leads.sqlite')
  writeFileSync(file, '')
  openToAll(file)
  const database = await openHostDatabase(file)
  expect(backUp(file, path.join(folder, 'backup.sqlite'))).toBe(0)
  const names = ['backup.sqlite', 'leads.sqlite', 'leads.sqlite-wal']
  expect(Object.keys(modes())).toEqual(expect.arrayContaining(names))
  allOurs('open')
  await database.destroy()
})

it('mends open files of a database when a host starts, while it is backed up, and after a restore', async () => {
  const at = (name: string) => path.join(folder, `${name}.sqlite`)
  const [file, copy, unused] = [at('older'), at('copy'), at('unused')]
  const first = await openHostDatabase(file)
  for (const one of [file, `${file}-wal`, `${file}-shm`]) openToAll(one)
  await first.destroy()
  const second = await openHostDatabase(file)
  allOurs('started')
  openToAll(file)
  backUp(file, copy)
  allOurs('backed up')
  await second.destroy()
  // The driver releases a file only when its process ends: a copy has no open handle.
  copyFileSync(file, unused)
  for (const one of [unused, copy]) openToAll(one)
  expect(restore(copy, unused, new Date()).keptAs).toBeDefined()
  allOurs('restored')
})
