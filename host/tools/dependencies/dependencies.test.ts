import { readFileSync } from 'node:fs'
import path from 'node:path'
import { repository } from '../compiled/compile'
import { dependencyDocs, directDependencies, shippedCopyleft, writtenDocs } from './dependency-docs'
import { reasons } from './reasons'

const direct = directDependencies()

it('names a reason and another way for everything that is asked for, and for nothing else', () =>
  expect(Object.keys(reasons).sort()).toEqual(direct.map(({ name }) => name).sort()))

it('uses licences that let a company use what they cover', () => {
  const harmless =
    /^(MIT|MIT-0|ISC|BlueOak-1\.0\.0|Apache-2\.0|MPL-2\.0|MIT OR Apache-2\.0|MIT AND OFL-1\.1)$/
  expect(direct.filter(({ licence }) => !harmless.test(licence))).toEqual([])
})

it('names every copyleft licence that ships with a host among data and licences', () => {
  const readme = readFileSync(path.join(repository, 'docs/data-and-licences.md'), 'utf8')
  const rows = readme.split('\n').filter((line) => line.startsWith('| '))
  const shipped = shippedCopyleft()
  expect(shipped).toContainEqual({ name: '@img/sharp-libvips', licence: 'LGPL-3.0-or-later' })
  const isNamed = (name: string) =>
    rows.some((row) => row.includes(`\`${name}\``) && row.includes('LGPL-3.0'))
  expect(shipped.filter(({ name }) => !isNamed(name))).toEqual([])
})

const read = (file: string) => JSON.parse(readFileSync(path.join(repository, file), 'utf8'))

it('names no registry in the lock', () => {
  const packages = Object.values<{ resolved?: string }>(read('package-lock.json').packages)
  expect(packages.filter(({ resolved }) => resolved?.includes(':'))).toEqual([])
})

// Their own package.json has no `libc`, and npm would install the 10 MB for the other kind of Linux too.
it('names for each embedded database the kind of Linux it is built for', () => {
  const { packages } = read('package-lock.json')
  const isUnsaid = ([place, { libc }]: [string, { libc?: string[] }]) =>
    place.includes('/@libsql/linux-') && libc?.[0] !== (/musl/.test(place) ? 'musl' : 'glibc')
  const unsaid = Object.entries<{ libc?: string[] }>(packages).filter(isUnsaid)
  expect(unsaid.map(([place]) => place)).toEqual([])
})

describe('the oldest Node that is promised', () => {
  const [, ...floor] = /^>=(\d+)\.(\d+)$/.exec(read('package.json').engines.node) ?? []
  const [major = 0, minor = 0] = floor.map(Number)

  /** Does one alternative of a range begin at or below the floor, and reach it? */
  function reaches(alternative: string) {
    const [, sign = '', first, second = '0'] = /^\s*([<>=^~]*)\s*v?(\d+)(?:\.(\d+))?/.exec(alternative) ?? []
    if (first === undefined || sign.startsWith('<')) return true
    const isBelow = Number(first) < major || (Number(first) === major && Number(second) <= minor)
    return sign.startsWith('>') ? isBelow : isBelow && Number(first) === major
  }

  it('runs every package', () => {
    const { packages } = read('package-lock.json')
    const wanting = Object.entries<{ engines?: { node?: string } }>(packages)
      .filter(([, { engines }]) => engines?.node && !engines.node.split('||').some(reaches))
      .map(([name, { engines }]) => `${name} wants Node ${engines?.node}`)
    expect(wanting).toEqual([])
  })

  it.each([
    ['>=20.20', true],
    ['^18.19.0 || >=20.6.0', true],
    ['*', true],
    ['>=22', false],
    ['^18.0.0 || ^22.0.0', false],
    ['>=20.21.1', false],
  ])('is within %s: %s', (range, is) => expect(range.split('||').some(reaches)).toBe(is))
})

it('is described as it is: run "npm run docs" after changing it', () =>
  expect(writtenDocs()).toBe(dependencyDocs()))
