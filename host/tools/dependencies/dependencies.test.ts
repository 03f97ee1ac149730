import { readFileSync } from 'node:fs'
import path from 'node:path'
import { repository } from '../compiled/compile'
import { dependencyDocs, directDependencies, writtenDocs } from './dependency-docs'
import { reasons } from './reasons'

const direct = directDependencies()

it('names a reason and another way for everything that is asked for, and for nothing else', () =>
  expect(Object.keys(reasons).sort()).toEqual(direct.map(({ name }) => name).sort()))

it('stands on licences that let a company use what they cover', () => {
  const harmless = /^(MIT|MIT-0|ISC|BlueOak-1\.0\.0|Apache-2\.0|MPL-2\.0|MIT OR Apache-2\.0)$/
  expect(direct.filter(({ licence }) => !harmless.test(licence))).toEqual([])
})

describe('the oldest Node that is promised', () => {
  const read = (file: string) => JSON.parse(readFileSync(path.join(repository, file), 'utf8'))
  const [, ...floor] = /^>=(\d+)\.(\d+)$/.exec(read('package.json').engines.node) ?? []
  const [major = 0, minor = 0] = floor.map(Number)

  /** Does one alternative of a range begin at or below the floor, and reach it? */
  function reaches(alternative: string) {
    const [, sign = '', first, second = '0'] = /^\s*([<>=^~]*)\s*v?(\d+)(?:\.(\d+))?/.exec(alternative) ?? []
    if (first === undefined || sign.startsWith('<')) return true
    const isBelow = Number(first) < major || (Number(first) === major && Number(second) <= minor)
    return sign.startsWith('>') ? isBelow : isBelow && Number(first) === major
  }

  it('runs every package that is installed', () => {
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
