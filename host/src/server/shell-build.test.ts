import { mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { ShellBuild } from 'shared-lib/build/write-shell'
import { collectBuilds } from 'shared-lib/deployments/collect-builds'
import { keepInUse, readShellBuild } from './shell-build'
import { temporary } from './testing/temporary'

const hostFolder = temporary('shell')
const dist = path.join(hostFolder, 'dist')
const longAgo = new Date('2026-01-01T12:00:00Z')

it('names the command to run when nothing was built', () => {
  expect(() => readShellBuild(hostFolder)).toThrow('npm run build')
})

it('keeps the build that a host serves, though others replaced it long ago', async () => {
  for (const [at, name] of ['served', 'forgotten', 'newest'].entries()) {
    const folder = path.join(dist, name)
    mkdirSync(folder, { recursive: true })
    writeFileSync(path.join(folder, 'shell.json'), '{}')
    utimesSync(path.join(folder, 'shell.json'), longAgo, longAgo)
    utimesSync(folder, longAgo, new Date(longAgo.getTime() + at * 1000))
  }
  const letGo = keepInUse(hostFolder, { folder: 'served' } as ShellBuild)
  while (statSync(path.join(dist, 'served/shell.json')).mtimeMs === longAgo.getTime())
    await new Promise((resolve) => setTimeout(resolve, 5))
  collectBuilds(dist, [], 0)
  expect(readdirSync(dist).sort()).toEqual(['newest', 'served'])
  letGo()
})
