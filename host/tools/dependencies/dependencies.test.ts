import { dependencyDocs, directDependencies, writtenDocs } from './dependency-docs'
import { reasons } from './reasons'

const direct = directDependencies()

it('names a reason and another way for everything that is asked for, and for nothing else', () =>
  expect(Object.keys(reasons).sort()).toEqual(direct.map(({ name }) => name).sort()))

it('stands on licences that let a company use what they cover', () => {
  const harmless = /^(MIT|MIT-0|ISC|BlueOak-1\.0\.0|Apache-2\.0|MPL-2\.0|MIT OR Apache-2\.0)$/
  expect(direct.filter(({ licence }) => !harmless.test(licence))).toEqual([])
})

it('is described as it is: run "npm run docs" after changing it', () =>
  expect(writtenDocs()).toBe(dependencyDocs()))
