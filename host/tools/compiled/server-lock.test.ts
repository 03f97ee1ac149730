import { readFileSync } from 'node:fs'
import path from 'node:path'
import { keptPackages, repository } from './compile'
import { hostFlags } from './host-memory'
import { serverPackages } from './server-lock'

const read = (file: string) => readFileSync(path.join(repository, file), 'utf8')
const { dependencies, lockOf } = serverPackages(JSON.parse(read('package-lock.json')))

interface Entry {
  readonly dev?: boolean
  readonly integrity?: string
  readonly dependencies?: Readonly<Record<string, string>>
}
const server = { name: 'server', version: '1.0.0', dependencies }
const { packages } = lockOf(server) as { packages: Readonly<Record<string, Entry>> }
const installed = Object.entries(packages).filter(([place]) => place !== '')

it('asks for what is not compiled in, in the versions that were tested', () => {
  expect(Object.keys(dependencies)).toEqual([...keptPackages])
  expect(packages['']).toEqual(server)
  for (const [name, version] of Object.entries(dependencies))
    expect(packages[`node_modules/${name}`]).toMatchObject({ version })
})

it('locks all that those need with its checksum, and nothing that is only built with', () => {
  for (const [place, { dev, integrity }] of installed) {
    expect(place).toMatch(/^node_modules\//)
    expect([place, dev]).toEqual([place, undefined])
    expect([place, integrity]).toEqual([place, expect.stringMatching(/^sha512-/)])
  }
  const placeOf = (place: string, name: string) =>
    packages[`${place}/node_modules/${name}`] ?? packages[`node_modules/${name}`]
  for (const [place, entry] of installed)
    for (const name of Object.keys(entry.dependencies ?? {}))
      expect([place, name, placeOf(place, name)]).toEqual([place, name, expect.anything()])
  expect(installed.map(([place]) => place)).not.toContain('node_modules/esbuild')
})

it('names a package that the lock of the repository lacks', () =>
  expect(() => serverPackages({ packages: {} })).toThrow(`package-lock.json has no ${keptPackages[0]}`))

it.each(['Dockerfile', 'quero-poupar.service'])('%s begins the host as its own script does', (file) => {
  const text = read(`docs/deploy/${file}`).replace(/[",[\]]/g, '')
  expect(text).toContain(['node', ...hostFlags, 'serve.mjs'].join(' '))
  expect(text).toContain('MALLOC_ARENA_MAX=2')
})
